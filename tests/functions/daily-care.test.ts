// What the daily function keeps and removes.
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dailyCare from '../../netlify/functions/daily-care.ts';
import { leadStoreName } from '../../src/features/leads/stored-lead.ts';
import { atNoon } from '../support/at-noon.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';
import { store } from '../support/sent-leads.ts';

deployForTests();
beforeEach(() => store().deleteAll());
afterEach(() => void vi.useRealTimers());

const kept = async (prefix: string) => (await store().list({ prefix })).blobs.map(({ key }) => key).sort();
const monthsAgo = (months: number): string => {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
};

test('old leads are deleted, in quarantine too; younger ones stay', async () => {
  const digits = [...'0123456789abcdef'];
  for (const digit of digits) {
    const [old, young] = [digit.padEnd(32, '0'), digit.padEnd(32, '1')];
    await store().setJSON(`leads/${old}`, { id: old, receivedAt: monthsAgo(26) });
    await store().setJSON(`leads/${young}`, { id: young, receivedAt: monthsAgo(22) });
  }
  const [old, young] = ['e'.padEnd(32, '2'), 'e'.padEnd(32, '3')];
  await store().setJSON(`quarantine/${old}`, { id: old, receivedAt: monthsAgo(26) });
  await store().setJSON(`quarantine/${young}`, { id: young, receivedAt: monthsAgo(22) });
  await dailyCare(new Request(address('/')), contextOf());
  expect(await kept('leads/')).toEqual(digits.map((digit) => `leads/${digit.padEnd(32, '1')}`));
  expect(await kept('quarantine/')).toEqual([`quarantine/${young}`]);
  expect(await kept('tombstones/')).toHaveLength(17);
});

test('the markers of mailed addresses are deleted the next day', async () => {
  atNoon();
  const [today, yesterday] = [0, 1].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  const marks = [...'0123456789abcdef'].map((digit) => `${digit.padEnd(32, '0')}/${'0'.repeat(32)}`);
  for (const mark of marks) for (const day of [today, yesterday]) await store().setJSON(`mailed/${day}/${mark}`, {});
  await dailyCare(new Request(address('/')), contextOf());
  expect(await kept('mailed/')).toEqual(marks.map((mark) => `mailed/${today}/${mark}`));
});

test.each([
  ['production', ['production', 'deploy-preview', 'branch-deploy']],
  ['deploy-preview', ['deploy-preview']],
])('%s removes what is old from the stores of %j', async (own, caredFor) => {
  const id = 'a'.repeat(32);
  const contexts = ['production', 'deploy-preview', 'branch-deploy', 'dev'];
  const storeOf = (name: string) => getStore({ name: leadStoreName(name), consistency: 'strong' });
  for (const name of contexts) await storeOf(name).setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(26) });
  await dailyCare(new Request(address('/')), contextOf({}, own));
  const left = await Promise.all(
    contexts.map(async (name) => ((await storeOf(name).get(`leads/${id}`)) ? [name] : [])),
  );
  expect(left.flat()).toEqual(contexts.filter((name) => !caredFor.includes(name)));
});

test('leads are read before suspected spam', async () => {
  for (const digit of '0123456789abcdef') {
    const id = digit.padEnd(32, '4');
    await store().setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(1) });
    await store().setJSON(`quarantine/${id}`, { id, receivedAt: monthsAgo(1) });
  }
  const requests = vi.spyOn(globalThis, 'fetch');
  await dailyCare(new Request(address('/')), contextOf());
  const order = requests.mock.calls.flatMap(([url]) => /(leads|quarantine)\/.4{31}/.exec(String(url))?.[1] ?? []);
  requests.mockRestore();
  expect(order).toEqual([...Array(16).fill('leads'), ...Array(16).fill('quarantine')]);
});

test('a lead that cannot be read stops no other, and the log says which one it was', async () => {
  const broken = `leads/b0${'b'.repeat(30)}`;
  await store().set(broken, 'Ann Example, ann@');
  const others = ['b1', 'c0'].map((part) => part.padEnd(32, 'b'));
  for (const id of others) await store().setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(26) });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await dailyCare(new Request(address('/')), contextOf());
  expect(said.mock.calls).toEqual([[`${broken}: What is stored there cannot be read.`]]);
  said.mockRestore();
  for (const id of others) expect(await kept(`leads/${id}`)).toEqual([]);
});

test('a store that fails stops no other, and the platform reports it', async () => {
  const id = 'c'.repeat(32);
  const storeOf = (name: string) => getStore({ name: leadStoreName(name), consistency: 'strong' });
  for (const name of ['production', 'deploy-preview', 'branch-deploy'])
    await storeOf(name).setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(26) });
  const real = fetch;
  const storage = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (...request) =>
      /leads-deploy-preview/.test(String(request[0])) ? new Response(null, { status: 403 }) : real(...request),
    );
  await expect(dailyCare(new Request(address('/')), contextOf({}, 'production'))).rejects.toThrow(
    'Daily care failed in 1 of 3 stores.',
  );
  storage.mockRestore();
  const left = await Promise.all(
    ['production', 'deploy-preview', 'branch-deploy'].map((name) => storeOf(name).get(`leads/${id}`)),
  );
  expect(left.map(Boolean)).toEqual([false, true, false]);
});

test('a run that takes long reads no other batch after 20 seconds, and begins with another lead the next day', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => at.toString(16).padStart(32, '0'));
  await Promise.all(ids.map((id) => store().setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(1) })));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const firstRead = async (start: number) => {
    let seconds = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
    const random = vi.spyOn(Math, 'random').mockReturnValue(start);
    const real = fetch;
    const requests = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
      // Two batches of fifty reads take more than twenty seconds.
      seconds += 0.3;
      return real(...request);
    });
    await dailyCare(new Request(address('/')), contextOf());
    const read = requests.mock.calls.flatMap(([url]) => /leads\/([0-9a-f]{32})/.exec(String(url))?.[1] ?? []);
    for (const spy of [clock, random, requests]) spy.mockRestore();
    return [read[0], read.length];
  };
  expect(await firstRead(0)).toEqual([ids[0], 100]);
  expect(await firstRead(0.75)).toEqual([ids[150], 100]);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
