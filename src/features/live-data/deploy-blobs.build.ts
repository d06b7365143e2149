import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fingerprint } from '../../shared/fingerprint.build.ts';
import type { StoredPosts } from '../blog/post.ts';
import { blobKeys } from './deploy-data.ts';

/** What the content collections print for the functions, a JSON file each. */
export const deployDataNames = ['faqs', 'posts', 'answer-data', 'build-info', 'voted-pages'] as const;
type DeployData = Record<(typeof deployDataNames)[number], string>;

/** Collects them all through `read`, by name. */
export async function collectDeployData(read: (name: string) => Promise<string>): Promise<DeployData> {
  const texts = await Promise.all(deployDataNames.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(texts) as DeployData;
}

/** The blobs of one deploy, by key, from what the content collections print; `startedAt` is when the build started. */
export function deployBlobs({ faqs, posts, ...rest }: DeployData, startedAt: Date): Map<string, string | Blob> {
  const storedPosts: StoredPosts = { ...JSON.parse(posts), buildBegan: startedAt.toISOString() };
  return new Map<string, string | Blob>([
    [blobKeys.faqs, JSON.stringify({ version: fingerprint(faqs), items: JSON.parse(faqs) })],
    // Compressed: a cold start waits for it, and reads a third of the bytes.
    [blobKeys.answerData, new Blob([gzipSync(rest['answer-data'])])],
    [blobKeys.buildInfo, rest['build-info']],
    [blobKeys.votedPages, rest['voted-pages']],
    [blobKeys.posts, JSON.stringify(storedPosts)],
  ]);
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
