import { createServer } from 'node:http';
import { getDeployStore } from '@netlify/blobs';
import { expect, test, vi } from 'vitest';
import rebuildWhenDue from '../../netlify/functions/rebuild-when-due.ts';
import { blankPost, type StoredPosts } from '../../src/features/blog/post.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';

deployForTests();

const hoursFromNow = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** Runs the function over a deploy whose build began an hour ago and that holds one post. */
async function run(publishedAt: string): Promise<void> {
  const posts = [{ ...blankPost, slug: 'a', content: '', createdAt: hoursFromNow(-9), publishedAt }];
  const stored: StoredPosts = { version: 'v', buildBegan: hoursFromNow(-1), posts };
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
  vi.stubEnv('BUILD_HOOK_URL', `http://localhost:${await listenOnFreePort(hook)}`);
  try {
    await run(publishedAt);
  } finally {
    hook.closeAllConnections();
    hook.close();
  }
  return called;
}

test('triggers a build only if a post has become due since the last build', async () => {
  expect(await calls(hoursFromNow(-0.5), 200)).toBe(1);
  expect(await calls(hoursFromNow(0.5), 200)).toBe(0);
  expect(await calls(hoursFromNow(-2), 200)).toBe(0);
});

test('without a hook a due post is logged', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await run(hoursFromNow(0.5));
  expect(log).not.toHaveBeenCalled();
  await run(hoursFromNow(-0.5));
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^A scheduled post has come due\. Set BUILD_HOOK_URL/)]]);
});

test('a failing hook makes the run throw', async () => {
  await expect(calls(hoursFromNow(-0.5), 500)).rejects.toThrow('The build hook answered 500.');
});

test('a hanging hook times out before the platform ends the run', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('timeout')));
  await expect(calls(hoursFromNow(-0.5))).rejects.toThrow('timeout');
  expect(timeout.mock.calls).toEqual([[8000]]);
});
