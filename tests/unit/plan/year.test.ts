// The plan's checklist, and how it moves dates. The walk through a whole year is tests/e2e/year.spec.ts.
import { expect, test } from 'vitest';
import { parseState } from '../../../src/features/law/address-state.ts';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { allDone, followed } from '../../../src/features/law/done-days.ts';
import { cameDue } from '../../../src/features/plan/came-due.ts';
import { doneSteps, isPossibleDay, withDone } from '../../../src/features/plan/done-steps.ts';
import { planKeys } from '../../../src/features/plan/plan-keys.ts';
import { calendarEvents } from '../../../src/features/tools/deadlines/calendar-events.ts';
import { ruleWords } from '../law/figures.ts';
import { planOf } from './plan-of.ts';

function planOn(today: CalendarDate, fragment: string) {
  const answers = parseState(fragment, planKeys);
  const plan = planOf(fragment, today);
  const lines = followed(plan.dates, plan.answers);
  const lineOf = (rule: string) => lines.find((line) => line.rule === rule);
  return { answers, dates: plan.dates, lines, lineOf, steps: doneSteps(lines, plan.answers) };
}
const estate = 'death=2026-03-10&letters=2026-04-15&will=yes&spouse=yes&descendants=b.o&title=alone&land=180000';

test('an admitted will counts as delivered', () => {
  const will = (fragment: string) => {
    const { steps, lineOf } = planOn('2027-12-02', `death=2027-08-31&will=yes&${fragment}`);
    return [steps.some(({ key }) => key === 'will-delivery'), lineOf('will-delivery')?.doneOn];
  };
  expect(will('')).toEqual([true, undefined]);
  expect(will('admitted=2027-11-29')).toEqual([false, '2027-11-29']);
  expect(will('admitted=2027-11-29&done=will-delivery~2027-09-20')).toEqual([true, '2027-09-20']);
});

test('a filed account meets each of its deadlines; the sale of the house moves none', () => {
  const { lineOf, dates } = planOn('2026-10-02', `${estate}&completed=2026-09-20&account=2026-10-02`);
  for (const rule of ['account-due', 'final-account-due', 'account-extension'])
    expect(lineOf(rule)).toMatchObject({ doneOn: '2026-10-02' });
  const sold = `${estate}&completed=2026-09-20&account=2026-10-02&done=house-sold~2026-09-01`;
  expect(planOn('2026-10-02', sold).dates).toEqual(dates);
});

test('lists what came due between two visits and is not done', () => {
  const { lines } = planOn('2026-08-20', `${estate}&certificate=2026-05-05&done=inventory-due~2026-07-01`);
  const due = (last: CalendarDate) => cameDue(lines, last, '2026-08-20').map(({ rule }) => rule);
  expect(due('2026-07-02')).toEqual(['fiduciary-claim', 'will-contest']);
  // That visit showed the dates of its own day.
  expect(due('2026-07-15')).toEqual(['will-contest']);
  expect(due('2026-08-20')).toEqual([]);
});

test('ticking a step sets its answer or its day in `done`, and unticking removes it', () => {
  const { steps, answers } = planOn('2026-08-20', `${estate}&done=inventory-due~2026-07-01`);
  const set = (key: string, day?: CalendarDate) => {
    const step = steps.find((candidate) => candidate.key === key);
    if (!step) throw new Error(`There is no step "${key}".`);
    return withDone(step, day, answers);
  };
  expect(set('certificate', '2026-05-05')).toEqual(['certificate', '2026-05-05']);
  expect(set('certificate')).toEqual(['certificate', '']);
  expect(set('house-sold', '2026-09-01')).toEqual(['done', 'house-sold~2026-09-01.inventory-due~2026-07-01']);
  expect(set('inventory-due')).toEqual(['done', '']);
});

test('a yearly report moves to the next year when it is done', () => {
  const family = 'death=2024-03-10&letters=2024-04-15&will=no&spouse=no';
  const done = (days: string, today: CalendarDate) => planOn(today, `${family}&done=${days}`);
  expect(planOn('2025-05-01', family).lineOf('status-report')).toMatchObject({ plan: '2025-05-15' });
  expect(done('status-report~2025-05-12', '2025-06-01').lineOf('status-report')).toMatchObject({ plan: '2026-05-15' });
  const twice = done('status-report~2025-05-12.status-report~1~2026-06-02', '2026-06-03');
  expect(twice.lineOf('status-report')).toMatchObject({
    plan: '2027-05-14',
    again: [{ plan: '2028-05-15' }, { plan: '2029-05-15' }],
  });
  expect(twice.steps.filter(({ rule }) => rule === 'status-report').map(({ key, day }) => [key, day])).toEqual([
    ['status-report', '2025-05-12'],
    ['status-report~1', '2026-06-02'],
    ['status-report~2', undefined],
  ]);
  // The calendar cancels what is done, and keeps the ids of what is upcoming.
  const calendar = { id: 'a', issued: ['status-report', 'status-report~1'], done: allDone(twice.answers) };
  const { events } = calendarEvents(twice.dates, ruleWords, calendar, '2026-06-03');
  const reports = events.filter(({ id }) => id.includes('status-report'));
  expect(reports.map(({ id, day, isCanceled }) => [id, day, isCanceled])).toEqual([
    ['a-status-report~2', '2027-05-14', undefined],
    ['a-status-report~3', '2028-05-15', undefined],
    ['a-status-report', '2026-06-03', true],
    ['a-status-report~1', '2026-06-03', true],
  ]);
  expect(reports[2]?.description).toBe('Done on Mon, May 12, 2025.');
});

test.each([
  ['2026-03-09', false, false],
  ['2026-03-10', false, true],
  ['2026-07-01', false, true],
  ['2026-07-02', false, false],
  ['2027-01-01', true, true],
] as const)('day %s, may be in the future: %s; accepted: %s', (day, mayBeFuture, expected) => {
  const step = { key: 'inventory-due', label: '', ...(mayBeFuture && { mayBeFuture }) };
  expect(isPossibleDay(day, step, '2026-03-10', '2026-07-01')).toBe(expected);
});

test('a release has no steps that only an administration has', () => {
  const { steps } = planOn('2026-05-01', 'death=2026-03-10&release=2026-04-15&will=no&spouse=yes&land=0');
  expect(steps.map(({ key }) => key).join(' ')).toBe(
    'hearing release medicaid presented rejected final-income-tax federal-estate-return',
  );
});
