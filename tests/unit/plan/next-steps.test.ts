// The next dates and the next form to file.
import { expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { dueState, isPast } from '../../../src/features/law/due-state.ts';
import { nextSteps } from '../../../src/features/plan/next-steps.ts';
import { lines } from '../law/deadline-lines.ts';
import { rules, ruleWords } from '../law/figures.ts';

const rulesWithForms = ruleWords.map(({ form, ...rule }) => ({
  ...rule,
  ...(form && { paper: { name: form, href: `/forms#form-${form}` } }),
}));

const linesOf = (fragment: string, today: CalendarDate) => lines(parseState(fragment, toolKeys.deadlines), today);
function next(fragment: string, today: CalendarDate) {
  const { dates, filing } = nextSteps(linesOf(fragment, today), rulesWithForms, today);
  return {
    dates: dates.map(({ plan, rule }) => `${plan} ${rule}`),
    filing: filing && `${filing.plan} ${rules[filing.rule].form}`,
  };
}

test.each([
  [
    'a week after the letters',
    'death=2026-03-10&letters=2026-04-15&will=yes&spouse=no',
    '2026-04-22',
    ['2026-04-22 administrator-appointment-notice', '2026-05-15 medicaid-notice'],
    '2026-05-15 medicaid-certification',
  ],
  [
    'before the appointment',
    'death=2026-11-27&will=no&spouse=no',
    '2026-11-28',
    ['2027-04-15 final-income-tax', '2027-05-27 creditor-claims'],
    undefined,
  ],
  [
    'years later: the report that is due every year',
    'death=2019-03-10&letters=2019-04-15&will=no&spouse=no',
    '2026-11-28',
    ['2027-05-14 status-report', '2028-05-15 status-report'],
    '2027-05-14 status-report',
  ],
  ['older law, and every date is past', 'death=2001-02-03&will=no&spouse=no', '2026-11-28', [], undefined],
  [
    'the period ends on a Sunday, and the day to plan for was the Friday',
    'death=2026-08-31&will=no&spouse=no',
    '2027-02-27',
    ['2027-02-26 creditor-claims', '2027-04-15 final-income-tax', '2027-05-28 federal-estate-return'],
    undefined,
  ],
] as const)('%s', (_, fragment, today, dates, filing) => {
  expect(next(fragment, today)).toEqual({ dates, filing });
});

test.each([
  // Planned for Friday, February 26; the count ends on Sunday, February 28.
  ['2027-02-26', 'ahead'],
  ['2027-02-27', 'ending'],
  ['2027-02-28', 'ending'],
  // R.C. 1.14 may allow the Monday.
  ['2027-03-01', 'ending'],
  ['2027-03-02', 'past'],
] as const)('on %s, a claim whose period ends on Sunday, February 28, 2027, is %s', (today, state) => {
  const claim = linesOf('death=2026-08-31', today).find(({ rule }) => rule === 'creditor-claims');
  if (claim?.kind !== 'due') throw new Error('There is no deadline.');
  expect(dueState(claim, today)).toBe(state);
  expect(isPast(claim, today)).toBe(state === 'past');
});
