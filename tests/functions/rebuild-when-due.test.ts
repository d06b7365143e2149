import { createServer } from 'node:http';
import { getDeployStore } from '@netlify/blobs';
import { afterEach, expect, test, vi } from 'vitest';
import rebuildWhenDue from '../../netlify/functions/rebuild-when-due.ts';
import { blankPost, type StoredPosts } from '../../src/features/blog/post.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';
import { portOf } from '../support/port-of.ts';
import { silenced } from '../support/silenced.ts';

deployForTests();
afterEach(() => vi.unstubAllEnvs());

const hours = (many: number) => new Date(Date.now() + many * 3_600_000).toISOString();

/** Runs the function over a deploy whose build began an hour ago and that holds one post. */
async function run(publishedAt: string): Promise<void> {
  const posts = [{ ...blankPost, slug: 'a', content: '', createdAt: hours(-9), publishedAt }];
  const stored: StoredPosts = { version: 'v', buildBegan: hours(-1), posts };
  await getDeployStore({ deployID: '0' }).setJSON(blobKeys.posts, stored);
  await rebuildWhenDue(new Request(address('/')), contextOf());
}

/** Counts the calls of the build hook. */
async function calls(publishedAt: string, status?: number): Promise<number> {
  let called = 0;
  const hook = createServer((request, response) => {
    called += Number(request.method === 'POST');
    // Without a status it never answers.
    if (status) response.writeHead(status).end();
  });
  vi.stubEnv('BUILD_HOOK_URL', `http://localhost:${await portOf(hook)}`);
  try {
    await run(publishedAt);
  } finally {
    hook.closeAllConnections();
    hook.close();
  }
  return called;
}

test('asks for a build when a post has come due since the last one, and only then', async () => {
  expect(await calls(hours(-0.5), 200)).toBe(1);
  expect(await calls(hours(0.5), 200)).toBe(0);
  expect(await calls(hours(-2), 200)).toBe(0);
});

test('without a hook the log says that a post has come due, and only then', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  const log = silenced('warn');
  await run(hours(0.5));
  expect(log).not.toHaveBeenCalled();
  await run(hours(-0.5));
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^A scheduled post has come due\. Set BUILD_HOOK_URL/)]]);
});

test('a hook that fails is an error that the platform reports', async () => {
  await expect(calls(hours(-0.5), 500)).rejects.toThrow('The build hook answered 500.');
});

test('a hook that hangs is given up before the platform ends the run', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('timeout')));
  await expect(calls(hours(-0.5))).rejects.toThrow('timeout');
  expect(timeout.mock.calls).toEqual([[8000]]);
  timeout.mockRestore();
});
