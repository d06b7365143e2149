import { afterEach, expect, test, vi } from 'vitest';
import { submissionHeader } from '../../src/features/leads/lead.ts';
import { sendLead } from '../../src/features/leads/send-lead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['fifteen seconds', undefined, 15_000],
  ['the time that a form gives it', 4000, 4000],
])('a request on a stalled line fails after %s', async (_name, timeoutMs, milliseconds) => {
  const line = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(line.signal);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const sent = sendLead('guide-email', { email: 'ann@example.com' }, {}, crypto.randomUUID(), timeoutMs);
  expect(timeout).toHaveBeenCalledWith(milliseconds);
  line.abort(new DOMException('late', 'TimeoutError'));
  await expect(sent).rejects.toThrow('late');
});

test('a submission travels under its own id, each time it is sent', async () => {
  const ids: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    ids.push(new Headers(headers).get(submissionHeader));
    return Response.json({ id: 'stored' }, { status: 201 });
  });
  const id = crypto.randomUUID();
  for (const _ of [1, 2]) await sendLead('guide-email', { email: 'ann@example.com' }, {}, id);
  expect(ids).toEqual([id, id]);
});
