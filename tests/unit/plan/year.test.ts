// A year of an estate, from the death to the closing, with the clock moved: what is ticked moves the dates, and every
// date is the one of the deadlines tool.
import { expect, test } from 'vitest';
import { parseState, printState, type State, toolKeys } from '../../../src/features/law/address-state.ts';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { deadlines } from '../../../src/features/law/deadlines.ts';
import { allDone, followed } from '../../../src/features/law/done-days.ts';
import type { DateLine } from '../../../src/features/law/result-line.ts';
import { doneSteps, houseSold, isPossible, withDone } from '../../../src/features/plan/done-steps.ts';
import { makePlan } from '../../../src/features/plan/make-plan.ts';
import { nextSteps } from '../../../src/features/plan/next-steps.ts';
import { planKeys } from '../../../src/features/plan/plan-keys.ts';
import { cameDue } from '../../../src/features/plan/since.ts';
import { calendarEvents } from '../../../src/features/tools/deadlines/calendar-events.ts';
import { figures, ruleWords } from '../law/figures.ts';

let fragment = 'death=2026-03-10&letters=2026-04-15&will=yes&spouse=yes&descendants=b.o&title=alone&land=180000';

function planOn(today: CalendarDate) {
  const answers = parseState(fragment, planKeys);
  const plan = makePlan(answers, figures, today);
  if ('stopped' in plan) throw new Error(plan.stopped);
  // The link that the plan gives opens the deadlines tool with the same days.
  const inTool = deadlines(parseState(printState(answers, toolKeys.deadlines), toolKeys.deadlines), figures, today);
  expect(plan.dates).toEqual(inTool);
  const lines = followed(plan.dates, plan.answers);
  return { answers, dates: plan.dates, lines, steps: doneSteps(lines, plan.answers) };
}
/** Ticks a step, as the page does. */
function tick(key: string, day: CalendarDate | undefined, today = day ?? '2026-12-31') {
  const { answers, steps } = planOn(today);
  const step = steps.find((one) => one.key === key);
  if (!step) throw new Error(`There is no step "${key}": ${steps.map((one) => one.key).join(' ')}.`);
  const [answer, text] = withDone(step, day, answers);
  const others: State = { ...answers };
  delete others[answer];
  fragment = printState(
    {
      ...others,
      ...parseState(
        new URLSearchParams([[answer === 'accountHearing' ? 'account-hearing' : answer, text]]).toString(),
        [answer],
      ),
    },
    planKeys,
  );
}
const dayOf = (lines: readonly DateLine[], rule: string) => {
  const line = lines.find((one) => one.rule === rule);
  return line?.kind === 'due' ? line.plan : line?.kind === 'not-before' ? line.day : line?.kind;
};
const next = (today: CalendarDate) =>
  nextSteps(
    planOn(today).lines.filter(({ doneOn }) => !doneOn),
    ruleWords,
    today,
  ).dates.map(({ plan, rule }) => `${plan} ${rule}`);

test('a will that the court admitted had been brought', () => {
  const estate = parseState('death=2027-08-31&will=yes', planKeys);
  const steps = (answers: State) => {
    const lines = deadlines(answers, figures, '2027-12-02');
    if ('stopped' in lines) throw new Error(lines.stopped);
    const all = followed(lines, answers);
    return [doneSteps(all, answers).map(({ key }) => key), all.find(({ rule }) => rule === 'will-delivery')?.doneOn];
  };
  expect(steps(estate)).toEqual([expect.arrayContaining(['will-delivery']), undefined]);
  expect(steps({ ...estate, admitted: '2027-11-29' })).toEqual([
    expect.not.arrayContaining(['will-delivery']),
    '2027-11-29',
  ]);
  const done = { 'will-delivery': '2027-09-20' } as const;
  expect(steps({ ...estate, admitted: '2027-11-29', done })).toEqual([
    expect.arrayContaining(['will-delivery']),
    '2027-09-20',
  ]);
});

test('a year: opening, notices, inventory, sale, account, closing', () => {
  // Opening. Notice of the will counts from its admission, which is not known yet.
  expect(dayOf(planOn('2026-04-20').lines, 'will-notice')).toBe('undated');
  tick('admitted', '2026-04-15', '2026-04-20');
  expect(dayOf(planOn('2026-04-20').lines, 'will-notice')).toBe('2026-04-29');
  tick('will-notice', '2026-04-27');
  expect(dayOf(planOn('2026-05-05').lines, 'will-contest')).toBeUndefined();
  tick('certificate', '2026-05-05');
  expect(dayOf(planOn('2026-05-05').lines, 'will-contest')).toBe('2026-08-05');
  tick('medicaid', '2026-05-12');
  // The later of 90 days after the notice and a year after the death.
  expect(dayOf(planOn('2026-05-12').lines, 'medicaid-claim')).toBe('2027-03-10');

  // The inventory, filed; somebody who comes back in August reads what came due, and not what was done.
  expect(next('2026-06-20')).toEqual(['2026-07-15 inventory-due', '2026-07-15 fiduciary-claim']);
  tick('inventory-due', '2026-07-01');
  const august = planOn('2026-08-20').lines;
  expect(cameDue(august, '2026-07-02', '2026-08-20').map(({ rule }) => rule)).toEqual([
    'fiduciary-claim',
    'will-contest',
  ]);
  expect(cameDue(august, '2026-08-20', '2026-08-20')).toEqual([]);
  expect(august.find(({ rule }) => rule === 'inventory-due')).toMatchObject({
    doneOn: '2026-07-01',
    ends: '2026-07-15',
  });

  // The sale moves no date.
  const before = planOn('2026-09-01').dates;
  tick(houseSold, '2026-09-01');
  expect(planOn('2026-09-01').dates).toEqual(before);

  // The account, its hearing, and the end.
  tick('completed', '2026-09-20');
  expect(dayOf(planOn('2026-09-20').lines, 'final-account-due')).toBe('2026-10-20');
  tick('account', '2026-10-02');
  const october = planOn('2026-10-02').lines;
  expect(dayOf(october, 'account-hearing')).toBe('2026-11-01');
  for (const rule of ['account-due', 'final-account-due', 'account-extension'])
    expect(october.find((line) => line.rule === rule)).toMatchObject({ doneOn: '2026-10-02' });
  // A hearing may be ahead.
  tick('accountHearing', '2026-11-09', '2026-10-05');
  expect(dayOf(planOn('2026-10-05').lines, 'account-exceptions')).toBe('2026-11-04');
  tick('approved', '2026-11-09');
  expect(dayOf(planOn('2026-11-09').lines, 'fiduciary-discharge')).toBe('2027-11-09');

  // What was ticked by mistake is taken back.
  tick('inventory-due', undefined, '2026-11-09');
  expect(planOn('2026-11-09').lines.find(({ rule }) => rule === 'inventory-due')).not.toHaveProperty('doneOn');
});

test('what is due every year moves on to the next year once it is done', () => {
  fragment = 'death=2024-03-10&letters=2024-04-15&will=no&spouse=no';
  expect(dayOf(planOn('2025-05-01').lines, 'status-report')).toBe('2025-05-15');
  tick('status-report', '2025-05-12');
  expect(dayOf(planOn('2025-06-01').lines, 'status-report')).toBe('2026-05-15');
  tick('status-report~1', '2026-06-02');
  const { lines, steps, dates } = planOn('2026-06-03');
  expect(dayOf(lines, 'status-report')).toBe('2027-05-14');
  expect(lines.find(({ rule }) => rule === 'status-report')).toMatchObject({
    again: [{ plan: '2028-05-15' }, { plan: '2029-05-15' }],
  });
  expect(steps.filter(({ rule }) => rule === 'status-report').map(({ key, day }) => [key, day])).toEqual([
    ['status-report', '2025-05-12'],
    ['status-report~1', '2026-06-02'],
    ['status-report~2', undefined],
  ]);
  // The calendar withdraws what is done, and keeps what is ahead under its own id.
  const { events } = calendarEvents(
    dates,
    ruleWords,
    { id: 'a', issued: ['status-report', 'status-report~1'], done: allDone(parseState(fragment, planKeys)) },
    '2026-06-03',
  );
  const reports = events.filter(({ id }) => id.includes('status-report'));
  expect(reports.map(({ id, day, isCanceled }) => [id, day, isCanceled])).toEqual([
    ['a-status-report~2', '2027-05-14', undefined],
    ['a-status-report~3', '2028-05-15', undefined],
    ['a-status-report', '2026-06-03', true],
    ['a-status-report~1', '2026-06-03', true],
  ]);
  expect(reports[2]?.description).toBe('Done on Mon, May 12, 2025.');
});

test('a day is one from the death to today; a hearing may be ahead', () => {
  const step = { key: 'inventory-due', label: '' };
  const possible = (day: CalendarDate, more = {}) => isPossible(day, { ...step, ...more }, '2026-03-10', '2026-07-01');
  expect(['2026-03-09', '2026-03-10', '2026-07-01', '2026-07-02'].map((day) => possible(day as CalendarDate))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(possible('2027-01-01', { mayBeAhead: true })).toBe(true);
});

test('nothing is asked of a release that only an administration has', () => {
  fragment = 'death=2026-03-10&release=2026-04-15&will=no&spouse=yes&land=0';
  expect(planOn('2026-05-01').steps.map(({ key }) => key)).toEqual([
    'hearing',
    'release',
    'medicaid',
    'presented',
    'rejected',
    'final-income-tax',
    'federal-estate-return',
  ]);
});
