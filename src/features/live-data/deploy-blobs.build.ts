import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BlogPost } from './blog.ts';
import { blobKeys, type PostIndex, postsPerBlob } from './deploy-data.ts';

/** Short fingerprint of a text, for ETags. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What the content collections print for the functions, a file each: JSON, or JSON lines. */
export const deployDataNames = ['faqs', 'posts', 'answer-data', 'build-info'] as const;
type DeployData = Record<(typeof deployDataNames)[number], string>;

/** Collects them all through `read`, by name. */
export async function collectDeployData(read: (name: string) => Promise<string>): Promise<DeployData> {
  const texts = await Promise.all(deployDataNames.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(texts) as DeployData;
}

/** The blobs of one deploy, by key, made from what the content collections gave; `begun` is when the build began. */
export function deployBlobs({ faqs, posts, ...others }: DeployData, begun: Date): Map<string, string | Blob> {
  const all = JSON.parse(posts) as BlogPost[];
  const index: PostIndex = {
    version: fingerprint(posts),
    buildBegan: begun.toISOString(),
    posts: all.map(({ slug, publishedAt, createdAt }) => ({
      slug,
      createdAt,
      ...(publishedAt ? { publishedAt } : {}),
    })),
  };
  const blobs = new Map<string, string | Blob>([
    [blobKeys.faqs, JSON.stringify({ version: fingerprint(faqs), items: JSON.parse(faqs) })],
    // A cold start waits for this one: reading a third of the bytes saves more than unpacking them takes.
    [blobKeys.answerData, new Blob([gzipSync(others['answer-data'])])],
    [blobKeys.buildInfo, others['build-info']],
    [blobKeys.postIndex, JSON.stringify(index)],
  ]);
  for (let at = 0; at < all.length; at += postsPerBlob) {
    blobs.set(blobKeys.postGroup(at), JSON.stringify(all.slice(at, at + postsPerBlob)));
  }
  return blobs;
}

/** Writes the blobs where the deploy takes them from, clearing what an older build left. */
export async function writeDeployBlobs(blobs: Map<string, string | Blob>, directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  for (const [key, content] of blobs) {
    const file = join(directory, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : content.stream());
  }
}

/** Reads what the build printed under `deploy-data/` of `directory`. */
export const readDeployData = (directory: string): Promise<DeployData> =>
  collectDeployData((name) => readFile(join(directory, 'deploy-data', `${name}.json`), 'utf8'));
