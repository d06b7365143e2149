import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { environment } from '../../shared/environment.build.ts';
import { allPosts } from '../blog/rendered-posts.build.ts';
import { allPassages } from '../questions/search/passages.build.ts';
import type { BuildInfo } from './build-info.ts';

/** What this build makes, counted. */
export async function buildInfo(): Promise<BuildInfo> {
  const packageFile = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const [answers, articles, { posts }, passages] = await Promise.all([
    getCollection('answers'),
    getCollection('articles'),
    allPosts(),
    allPassages(),
  ]);
  return {
    version: environment.COMMIT_REF ?? packageFile.version,
    builtAt: new Date().toISOString(),
    content: {
      answers: answers.length,
      articles: articles.length,
      posts: posts.length,
      passages: passages.length,
    },
  };
}
