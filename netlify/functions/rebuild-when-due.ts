import type { Config, Context } from '@netlify/functions';
import { isDue, postTime, type StoredPosts } from '../../src/features/blog/post.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { environment } from '../lib/environment.ts';

/**
 * Triggers a build when a scheduled post has become due since the last one: pages and feeds lack it. Throws when the
 * build hook fails or does not answer within 8 seconds; the next run tries again.
 */
export default async (_request: Request, context: Context): Promise<void> => {
  const { buildBegan, posts } = await readDeployBlob<StoredPosts>(context, blobKeys.posts);
  const now = Date.now();
  const waiting = posts.filter((post) => isDue(post, now) && postTime(post) > Date.parse(buildBegan));
  if (waiting.length === 0) return;
  const hook = environment().BUILD_HOOK_URL;
  if (!hook) {
    console.warn('A scheduled post has come due. Set BUILD_HOOK_URL, so that its page and the feeds are built.');
    return;
  }
  const response = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(8000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
};

export const config: Config = { schedule: '@hourly' };
