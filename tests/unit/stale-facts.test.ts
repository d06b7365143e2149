import { expect, test } from 'vitest';
import { staleLines } from '../../src/features/content-rules/stale-facts.build.ts';

test('lists facts last checked more than 18 months ago, oldest first', () => {
  const source =
    'on-the-day: { checked: 2025-05-21 }\na-day-more: { checked: 2025-05-20 }\noldest: { checked: 2020-01-01 }';
  const staleOn = (day: string) =>
    staleLines({ path: 'facts.yaml', source }, 'fact', new Date(day)).map((line) => line.split('"')[1]);
  expect(staleOn('2026-11-21')).toEqual(['oldest', 'a-day-more']);
  expect(staleOn('2026-11-22')).toEqual(['oldest', 'a-day-more', 'on-the-day']);
  expect(staleOn('2020-06-01')).toEqual([]);
});
