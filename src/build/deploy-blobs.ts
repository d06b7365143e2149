import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlogPost } from '../domain/blog.ts';
import { blobKeys, type PostIndex, postsPerBlob } from '../domain/deploy-data.ts';

/** Short fingerprint of a text, for ETags. */
export const version = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What the content collections gave, each as JSON. */
type DeployData = Record<'faqs' | 'posts' | 'passages' | 'release', string>;

/** The blobs of one deploy, by key, made from the JSON that the content collections gave. */
export function deployBlobs({ faqs, posts, passages, release }: DeployData): Map<string, string> {
  const all = JSON.parse(posts) as BlogPost[];
  const index: PostIndex = {
    version: version(posts),
    builtAt: new Date().toISOString(),
    posts: all.map(({ slug, publishedAt, createdAt }) => ({
      slug,
      createdAt,
      ...(publishedAt ? { publishedAt } : {}),
    })),
  };
  const blobs = new Map<string, string>([
    [blobKeys.faqs, JSON.stringify({ version: version(faqs), items: JSON.parse(faqs) })],
    [blobKeys.passages, passages],
    [blobKeys.release, release],
    [blobKeys.postIndex, JSON.stringify(index)],
  ]);
  for (let at = 0; at < all.length; at += postsPerBlob) {
    blobs.set(blobKeys.postGroup(at), JSON.stringify(all.slice(at, at + postsPerBlob)));
  }
  return blobs;
}

/** Writes the blobs where the deploy takes them from, clearing what an older build left. */
export async function writeDeployBlobs(blobs: Map<string, string>, directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  for (const [key, text] of blobs) {
    const file = join(directory, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Reads what the build printed under `deploy-data/` of `directory`. */
export async function readDeployData(directory: string): Promise<DeployData> {
  const text = (name: string) => readFile(join(directory, 'deploy-data', `${name}.json`), 'utf8');
  const [faqs, posts, passages, release] = await Promise.all(['faqs', 'posts', 'passages', 'release'].map(text));
  return { faqs, posts, passages, release } as DeployData;
}
