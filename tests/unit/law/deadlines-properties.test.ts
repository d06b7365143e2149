import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { factIdsIn } from '../../../src/features/facts/typed-figures.ts';
import { toolKeys } from '../../../src/features/law/address-state.ts';
import { deadlineRules, type EstateDates } from '../../../src/features/law/deadline-rules.ts';
import { deadlines } from '../../../src/features/law/deadlines.ts';
import { figureKinds } from '../../../src/features/law/figures.ts';
import { whoToAsk } from '../../../src/features/law/who-to-ask.ts';
import { anyDate } from './arbitraries.ts';
import { line, lines } from './deadline-lines.ts';
import { figures, rules } from './figures.ts';

/** Whatever the tool asks, and nothing of a calendar file. */
const asked = toolKeys.deadlines.filter((key) => !['id', 'issued', 'done'].includes(key));
const anyAnswer = (key: string) => (['will', 'spouse'].includes(key) ? fc.constantFrom('yes', 'no') : anyDate);
const anyDates = fc.record(Object.fromEntries(asked.map((key) => [key, anyAnswer(key)])), {
  requiredKeys: ['death'],
}) as fc.Arbitrary<EstateDates>;

test('no date before its start but what is due before a hearing, and no plan after its end', () => {
  fc.assert(
    fc.property(anyDates, (dates) => {
      const answer = deadlines(dates, figures, '2100-01-01');
      if (!Array.isArray(answer)) return;
      for (const one of answer) {
        if (one.kind === 'undated') continue;
        const day = one.kind === 'due' ? one.ends : one.day;
        if (one.rule === 'administrator-hearing-notice') expect(day < (dates.hearing ?? '')).toBe(true);
        else if (one.rule === 'account-exceptions') expect(day < (dates.accountHearing ?? '')).toBe(true);
        else expect(day > (dates.death ?? '')).toBe(true);
        if (one.kind === 'due') expect(one.plan <= one.ends).toBe(true);
        else expect(one.nextOpen === undefined || one.nextOpen >= one.day).toBe(true);
      }
      const days = answer.map((one) => (one.kind === 'due' ? one.ends : one.kind === 'not-before' ? one.day : '9999'));
      expect(days).toEqual([...days].sort());
    }),
  );
});

test('a rule’s words print the very facts that its day is counted with', () => {
  for (const rule of deadlineRules) {
    const counted = Object.values(rule).filter((value) => typeof value === 'string' && value in figureKinds);
    expect(factIdsIn(rules[rule.rule]?.text ?? '')).toEqual(expect.arrayContaining(counted));
  }
});

test('a rule of grade C never comes with a day', () => {
  for (const rule of deadlineRules) if (rules[rule.rule]?.grade === 'C') expect(rule).toHaveProperty('undated');
});

test('every undated line with the outcome "ask" says whom to ask', () => {
  for (const dates of [
    { death: '1999-05-01', letters: '1999-06-01' },
    { death: '2026-03-10', letters: '2026-04-15' },
  ])
    for (const one of lines(dates as EstateDates))
      if (one.kind === 'undated' && one.outcome === 'ask') expect(whoToAsk[one.reason]).toBeDefined();
});

test.each(['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'])('the days are the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(2026, 0, 1).toISOString()).not.toBe('2026-01-01T00:00:00.000Z');
  expect(line('creditor-claims', { death: '2026-08-31' })).toMatchObject({ ends: '2027-02-28', plan: '2027-02-26' });
  expect(line('spouse-election', { death: '2026-01-05', letters: '2026-02-04' })).toMatchObject({ plan: '2026-07-02' });
  vi.unstubAllEnvs();
});
