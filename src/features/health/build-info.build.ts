import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { environment } from '../../shared/environment.build.ts';
import { allPosts } from '../blog/posts.build.ts';
import { allPassages } from '../questions/search/passages.build.ts';

/** Information about this deploy, for the health function. */
export async function buildInfo() {
  const packageFile = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const [answers, articles, { posts }, passages] = await Promise.all([
    getCollection('answers'),
    getCollection('articles'),
    allPosts(),
    allPassages(),
  ]);
  return {
    /** The commit it was built from; the package's version where there is none. */
    version: environment.COMMIT_REF ?? packageFile.version,
    /** ISO 8601 in UTC. */
    builtAt: new Date().toISOString(),
    /** Number of each in the deploy. */
    content: {
      answers: answers.length,
      articles: articles.length,
      posts: posts.length,
      passages: passages.length,
    },
  };
}

export type BuildInfo = Awaited<ReturnType<typeof buildInfo>>;
