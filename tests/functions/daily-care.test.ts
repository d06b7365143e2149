// What the daily function keeps and removes, whichever part of the ids it begins with.
import { getStore } from '@netlify/blobs';
import { expect, test, vi } from 'vitest';
import dailyCare from '../../netlify/functions/daily-care.ts';
import { leadStoreName } from '../../netlify/lib/lead-store.ts';
import { address, contextOf, deployForTests } from './netlify.ts';

deployForTests();

const store = () => getStore({ name: leadStoreName('dev'), consistency: 'strong' });
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
  await store().setJSON('quarantine/old', { id: 'old', receivedAt: monthsAgo(26) });
  await dailyCare(new Request(address('/')), contextOf());
  expect(await kept('leads/')).toEqual(digits.map((digit) => `leads/${digit.padEnd(32, '1')}`));
  expect(await kept('quarantine/')).toEqual([]);
  // Nothing waits in quarantine, so nobody is owed a report.
  expect(await kept('outbox/')).toEqual([]);
  expect(await kept('tombstones/')).toHaveLength(17);
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
  vi.useRealTimers();
  asked.mockRestore();
  expect(first.toSorted()).toEqual([...'0123456789abcdef']);
});
