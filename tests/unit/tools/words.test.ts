import { expect, test } from 'vitest';
import { conditionWords, type DueLine } from '../../../src/features/law/result-line.ts';
import { closedDayNote } from '../../../src/features/tools/words.ts';

test('the account waits longer for a reason in the law, on a notice: no court has to give the time', () => {
  expect(conditionWords['if-extended']).toMatch(/reason that the law names/);
});

const due: Omit<DueLine, 'rule' | 'closed'> = {
  whose: 'heirs',
  kind: 'due',
  ends: '2027-01-01',
  plan: '2027-01-01',
  partlyClosed: [],
};

test('no later day for what is due before a hearing, and none by R.C. 1.14 for a federal return', () => {
  for (const closed of [['saturday'], ['sunday'], ['holiday']] as const) {
    for (const rule of ['administrator-hearing-notice', 'account-exceptions'] as const)
      expect(closedDayNote({ ...due, rule, closed: [...closed] })).toMatch(
        /leaves too few days before the hearing\. Do not/,
      );
    for (const rule of ['federal-estate-return', 'final-income-tax'] as const)
      expect(closedDayNote({ ...due, rule, closed: [...closed] })).toMatch(/Federal rules, not R\.C\. 1\.14/);
  }
  const claims = { ...due, rule: 'creditor-claims' } as const;
  expect(closedDayNote({ ...claims, closed: ['sunday'] })).toMatch(/^That day is a Sunday\. The law may allow/);
  expect(closedDayNote({ ...claims, closed: ['saturday'] })).toMatch(/does not name Saturdays/);
  expect(closedDayNote({ ...claims, closed: [] })).toBe('');
});

test('a day on which some courts close is named, without a later day', () => {
  const words = closedDayNote({ ...due, rule: 'inventory-due', closed: [], partlyClosed: ['after-thanksgiving'] });
  expect(words).toBe('Some courts close on the day after Thanksgiving. Do not count on a later day.');
  const first = { rule: 'account-hearing', whose: 'court', kind: 'not-before', day: '2027-12-24' } as const;
  expect(closedDayNote({ ...first, closed: [], partlyClosed: ['holiday-observed'] })).toBe(
    'Some courts close on the Friday before a holiday that falls on a Saturday.',
  );
});
