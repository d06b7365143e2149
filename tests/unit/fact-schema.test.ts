import { expect, test } from 'vitest';
import { factSchema } from '../../src/content-schemas/fact.ts';
import { citation } from '../../src/features/facts/grade.ts';

const fact = {
  value: '3 months',
  covers: 'The time after the appointment in which the executor files the inventory.',
  source: 'Ohio Revised Code chapter 2115',
  checked: '2026-11-21',
};

test.each(['A', 'B'])('a figure of grade %s is printed, with its source', (grade) => {
  expect(factSchema.safeParse({ ...fact, grade }).success).toBe(true);
  expect(factSchema.safeParse({ ...fact, grade, source: undefined }).success).toBe(false);
});

test('our own estimate has no source', () => {
  expect(factSchema.safeParse({ ...fact, grade: 'S', source: undefined }).success).toBe(true);
  expect(factSchema.safeParse({ ...fact, grade: 'S' }).success).toBe(false);
});

test('a figure of grade K names the section that was not read, and no source', () => {
  const { source, ...unread } = { ...fact, grade: 'K', section: 'R.C. 2107.19(A)' };
  expect(factSchema.safeParse(unread).success).toBe(true);
  expect(factSchema.safeParse({ ...unread, source }).success).toBe(false);
  const { error } = factSchema.safeParse({ ...unread, section: undefined });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^Grade K names the section/)]);
  expect(citation({ ...unread, grade: 'K' })).toBe(
    'R.C. 2107.19(A) (we have not read this section’s text; the clerk can confirm)',
  );
});

test.each(['C', 'X', ''])('a figure of grade "%s" stops the build', (grade) => {
  const { error } = factSchema.safeParse({ ...fact, grade });
  expect(error?.issues[0]?.message).toMatch(/^Grade A, B, K or S only/);
});
