import { expect, test } from 'vitest';
import { closedShortly, closedWords, conditionWords } from '../../../src/features/tools/words.ts';

test('the account waits longer for a reason in the law, on a notice: no court has to give the time', () => {
  expect(conditionWords['if-extended']).toMatch(/reason that the law names/);
});

test('no later day for a notice before a hearing, and none by R.C. 1.14 for a federal return', () => {
  for (const closed of [['saturday'], ['sunday'], ['holiday']] as const) {
    expect(closedWords('administrator-hearing-notice', closed)).toBe(
      'A later notice leaves too few days before the hearing. Do not count on a later day.',
    );
    for (const rule of ['federal-estate-return', 'final-income-tax'] as const)
      expect(closedWords(rule, closed)).toMatch(/^Federal rules, not R\.C\. 1\.14/);
  }
  for (const rule of ['administrator-hearing-notice', 'federal-estate-return', 'final-income-tax'] as const)
    expect(closedShortly(rule)).not.toContain('may allow');
  expect(closedWords('creditor-claims', ['sunday'])).toMatch(/^The law may allow the next open day/);
  expect(closedWords('creditor-claims', ['saturday'])).toMatch(/does not name Saturdays/);
  expect(closedShortly('creditor-claims')).toBe('the law may allow the next open day');
});
