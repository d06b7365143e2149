// What the daily function keeps and removes, whichever part of the ids it begins with.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dailyCare from '../../netlify/functions/daily-care.ts';
import deliverOutbox from '../../netlify/functions/deliver-outbox.ts';
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

test('old leads go from every part of the store and from quarantine; younger ones stay', async () => {
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

test('the markers of mailed addresses are deleted the next day, in every part of the store', async () => {
  atNoon();
  const [today, yesterday] = [0, 1].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  const marks = [...'0123456789abcdef'].map((digit) => `mailed/${digit.padEnd(32, '0')}/visitor-mail-`);
  for (const mark of marks) for (const day of [today, yesterday]) await store().setJSON(mark + day, {});
  await dailyCare(new Request(address('/')), contextOf());
  expect(await kept('mailed/')).toEqual(marks.map((mark) => mark + today));
  // Nothing is in quarantine.
  expect(await kept('outbox/')).toEqual([]);
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

test('leads are read before suspected spam, which is read in parts too', async () => {
  for (const digit of '0123456789abcdef') {
    const id = digit.padEnd(32, '4');
    await store().setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(1) });
    await store().setJSON(`quarantine/${id}`, { id, receivedAt: monthsAgo(1) });
  }
  const asked = vi.spyOn(globalThis, 'fetch');
  await dailyCare(new Request(address('/')), contextOf());
  const order = asked.mock.calls.flatMap(([url]) => /(?:leads|quarantine)\/.4{31}/.exec(String(url))?.[0] ?? []);
  asked.mockRestore();
  const ofLeads = order.filter((key) => key.startsWith('leads/'));
  expect(ofLeads).toHaveLength(16);
  expect(order).toEqual(ofLeads.flatMap((key) => [key, key.replace('leads', 'quarantine')]));
});

test.each([
  ['nothing is left in quarantine: no mail', 0, []],
  ['two wait: a mail with their number, for which none of them is read', 2, ['2 suspected spam leads in quarantine']],
])('the day’s report: %s', async (_name, waiting, subjects) => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  vi.stubEnv('MAIL_FOLDER', folder);
  await store().setJSON(`quarantine/${'0'.repeat(32)}`, { id: '0'.repeat(32), receivedAt: monthsAgo(26) });
  await dailyCare(new Request(address('/')), contextOf());
  for (let at = 0; at < waiting; at++) await store().set(`quarantine/${at}`, 'cannot be read');
  await deliverOutbox(new Request(address('/')), contextOf());
  const mails = (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8'));
  const found = (await Promise.all(mails)).map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]?.trim());
  expect(found).toEqual(subjects);
  expect(await kept('outbox/')).toEqual([]);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('sixteen days in a row, over the end of a month, begin with sixteen different parts', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const first: (string | undefined)[] = [];
  for (let day = 0; day < 16; day++) {
    vi.setSystemTime(Date.UTC(2026, 10, 20 + day, 11));
    asked.mockClear();
    await dailyCare(new Request(address('/')), contextOf());
    const parts = asked.mock.calls.map(([url]) => /prefix=leads(?:%2F|\/)(.)/.exec(String(url))?.[1]);
    first.push(parts.find(Boolean));
  }
  asked.mockRestore();
  expect(first.toSorted()).toEqual([...'0123456789abcdef']);
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

test('a part that storage refuses stops no other, and the platform reports which one it was', async () => {
  const [refused, other] = ['b', 'c'].map((digit) => digit.padEnd(32, '5'));
  for (const id of [refused, other]) await store().setJSON(`leads/${id}`, { id, receivedAt: monthsAgo(26) });
  const real = fetch;
  const storage = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (...request) =>
      /prefix=(leads(%2F|\/)b|mailed(%2F|\/)c)/.test(String(request[0]))
        ? new Response(null, { status: 403 })
        : real(...request),
    );
  await expect(dailyCare(new Request(address('/')), contextOf())).rejects.toThrow(
    /^Daily care could not look through (leads\/b, mailed\/c|mailed\/c, leads\/b)\.$/,
  );
  storage.mockRestore();
  expect(await kept('leads/')).toEqual([`leads/${refused}`]);
});

test('a run that takes long begins no other part after 20 seconds, and says how far it came', async () => {
  let seconds = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  // Each listing takes a second: three for a part of one store.
  const list = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    seconds += 1;
    return Response.json({ blobs: [], directories: [] });
  });
  await dailyCare(new Request(address('/')), contextOf());
  for (const spy of [list, clock]) spy.mockRestore();
  expect(said.mock.calls).toEqual([['Daily care looked through 7 of 16 parts.']]);
  said.mockRestore();
});
