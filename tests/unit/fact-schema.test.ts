import { expect, test } from 'vitest';
import { factSchema } from '../../src/content-schemas/fact.ts';
import { citation } from '../../src/features/facts/grade.ts';

const fact = {
  value: '3 months',
  covers: 'The time after the appointment in which the executor files the inventory.',
  source: 'Ohio Revised Code chapter 2115',
  checked: '2026-11-21',
};

test.each(['A', 'B'])('a fact of grade %s requires a source', (grade) => {
  expect(factSchema.safeParse({ ...fact, grade }).success).toBe(true);
  expect(factSchema.safeParse({ ...fact, grade, source: undefined }).success).toBe(false);
});

test('an estimate (grade S) has no source', () => {
  expect(factSchema.safeParse({ ...fact, grade: 'S', source: undefined }).success).toBe(true);
  expect(factSchema.safeParse({ ...fact, grade: 'S' }).success).toBe(false);
});

test('a fact of grade K names the unread section, and no source', () => {
  const { source, ...unread } = { ...fact, grade: 'K', section: 'R.C. 2107.19(A)' };
  expect(factSchema.safeParse(unread).success).toBe(true);
  expect(factSchema.safeParse({ ...unread, source }).success).toBe(false);
  const { error } = factSchema.safeParse({ ...unread, section: undefined });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^Grade K names the section/)]);
  expect(citation({ ...unread, grade: 'K' })).toBe(
    'R.C. 2107.19(A) (we have not read this section’s text; the clerk can confirm)',
  );
});

test.each(['C', 'X', ''])('a fact of grade "%s" is invalid', (grade) => {
  const { error } = factSchema.safeParse({ ...fact, grade });
  expect(error?.issues[0]?.message).toMatch(/^Grade A, B, K or S only/);
});

const range = (low: number, high: number, unit: string) => ({ range: { low, high, unit } });
test.each<[value: string, numbers: object, agree: boolean]>([
  ['3 months', range(3, 3, 'months'), true],
  ['3 months', range(4, 4, 'months'), false],
  ['30 days', range(3, 3, 'days'), false],
  ['3 months', range(3, 3, 'weeks'), false],
  ['$35,000', range(35_000, 35_000, 'usd'), true],
  ['$35,000', range(3_500, 3_500, 'usd'), false],
  ['35,000', range(35_000, 35_000, 'usd'), false],
  ['$2,500–$10,000', range(2_500, 10_000, 'usd'), true],
  ['$2,500–$10,000', range(2_500, 1_000, 'usd'), false],
  ['6 months to 1 year', range(6, 12, 'months'), true],
  ['6 months to 2 years', range(6, 12, 'months'), false],
  ['80%', range(80, 80, 'percent'), true],
  ['January 1, 2013', { date: '2013-01-01' }, true],
  ['January 1, 2013', { date: '2013-01-11' }, false],
  ['April 15', { yearly: { month: 4, day: 15 } }, true],
  ['April 15', { yearly: { month: 4, day: 5 } }, false],
  ['one-third', { fraction: { numerator: 1, denominator: 3 } }, true],
  ['one-third', { fraction: { numerator: 1, denominator: 2 } }, false],
])('the value %s and the numbers %j agree: %s', (value, numbers, agree) => {
  expect(factSchema.safeParse({ ...fact, grade: 'A', value, ...numbers }).success).toBe(agree);
});
