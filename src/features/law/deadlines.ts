// The dates of an estate: counted from the days that the visitor knows.
import {
  type CalendarDate,
  dateFrom,
  earlier,
  later,
  type Period,
  periodAfter,
  periodBefore,
  yearOf,
} from './calendar-date.ts';
import { type DeadlineRule, type DueRule, deadlineRules, type EstateDates, type Start } from './deadline-rules.ts';
import type { Figures } from './figures.ts';
import { closedOn, openOnOrAfter, openOnOrBefore, partlyClosedBetween } from './holidays.ts';
import type {
  Condition,
  DateLine,
  DueDay,
  DueLine,
  NotBeforeLine,
  Reason,
  Stop,
  UndatedLine,
  Whose,
} from './result-line.ts';

export type DateInputError = Stop<'death-needed' | 'death-in-future' | `${string}-before-death`>;

/** For earlier deaths older law sets the accounts and the spouse's time, which the sources do not give. */
const newLawFrom: CalendarDate = '2002-01-01';

/** Days that cannot lie before the death. A claim can come due before it, and then counts from the death alone. */
const afterDeath = [
  'letters',
  'admitted',
  'release',
  'certificate',
  'medicaid',
  'hearing',
  'presented',
  'rejected',
  'account',
  'accountHearing',
  'completed',
  'approved',
] as const satisfies (keyof EstateDates)[];

/** Days that only an administration has: what counts from them is left out where a release was asked for instead. */
const ofAdministration: readonly Start[] = ['completed', 'account', 'accountHearing', 'approved'];

/**
 * The lines that follow from the days given, in the order of their days, those without a day last; or why nothing can
 * be said. A line whose first day is not known is left out. `today` refuses a death in the future, and tells which
 * times of what is due every year are still ahead; no day depends on it.
 */
export function deadlines(dates: EstateDates, figures: Figures, today: CalendarDate): DateLine[] | DateInputError {
  const { death } = dates;
  if (!death) return { stopped: 'death-needed' };
  if (death > today) return { stopped: 'death-in-future' };
  const beforeDeath = afterDeath.find((key) => (dates[key] ?? death) < death);
  if (beforeDeath) return { stopped: `${beforeDeath}-before-death` };
  return deadlineRules.flatMap((rule) => lineOf(rule, { ...dates, death }, figures, today) ?? []).sort(byDay);
}

const dayOf = (line: DateLine) => (line.kind === 'due' ? line.ends : line.kind === 'not-before' ? line.day : '9999');
const byDay = (one: DateLine, other: DateLine) => dayOf(one).localeCompare(dayOf(other));

type KnownDates = EstateDates & { death: CalendarDate };

function lineOf(rule: DeadlineRule, dates: KnownDates, figures: Figures, today: CalendarDate): DateLine | undefined {
  const only = conditionOf(rule, dates);
  if (only === 'left-out') return undefined;
  const whose = whoseDuty(rule, dates);
  const base = { rule: rule.rule, whose, ...(only && { only }) };
  const undated = (reason: Reason, outcome: UndatedLine['outcome'] = 'ask'): UndatedLine => ({
    ...base,
    kind: 'undated',
    outcome,
    reason,
  });

  if ('endedOn' in rule) return dates.death < figures[rule.endedOn] ? undated('older-law') : undated('no-tax', 'met');
  const start = startOf(rule.from, dates);
  if (!start) return undefined;
  if ('undated' in rule) return rule.unless && dates[rule.unless] ? undefined : undated(rule.undated);
  const newLaw = rule.newLaw === true ? newLawFrom : rule.newLaw && figures[rule.newLaw];
  // An undated line has no two readings, so it is shown once.
  if (newLaw && dates.death < newLaw) return rule.reading === 'executor' ? undefined : undated('older-law');
  const dated = { ...base, ...(rule.reading && { reading: rule.reading }) };
  if ('notBefore' in rule) return { ...dated, ...notBefore(periodAfter(start, figures[rule.notBefore]), rule.anyDay) };
  const day = dueDay(rule, start, dates.death, figures);
  if (rule.notDueBefore && day < (dates[rule.notDueBefore] ?? day)) return undated('admitted-after-appointment');
  const every = 'every' in rule && rule.every && figures[rule.every];
  return { ...dated, kind: 'due', ...due(day), ...(every && { every, again: again(day, every, today) }) };
}

function whoseDuty({ whose, from }: DeadlineRule, { letters, will }: KnownDates): Whose {
  // After a release nobody is executor or administrator: who asked for it tells the State.
  if (from === 'letters-or-release' && !letters) return 'release-applicant';
  // Without a will nobody is executor: the duty is the administrator's.
  return whose === 'executor' && will === 'no' ? 'administrator' : whose;
}

function conditionOf(rule: DeadlineRule, dates: KnownDates): Condition | 'left-out' | undefined {
  // Letters mean an administration, as after a release that was not enough.
  if (dates.release && !dates.letters && ofAdministration.includes(rule.from)) return 'left-out';
  if (rule.needs && dates[rule.needs] === 'no') return rule.otherwise ?? 'left-out';
  if (rule.needs && !dates[rule.needs]) return rule.needs === 'will' ? 'if-will' : 'if-spouse';
  if (rule.only === 'if-administrator' && dates.will === 'no') return undefined;
  return rule.only;
}

function startOf(start: Start, dates: KnownDates): CalendarDate | undefined {
  if (start !== 'letters-or-release') return dates[start];
  const { letters, release } = dates;
  // With both, the earlier day is the safe one.
  return letters && release ? earlier(letters, release) : (letters ?? release);
}

function dueDay(rule: DueRule, start: CalendarDate, death: CalendarDate, figures: Figures): CalendarDate {
  if ('dueNextYear' in rule) {
    const { month, day } = figures[rule.dueNextYear];
    return dateFrom(yearOf(start) + 1, month, day);
  }
  if ('dueBefore' in rule) return periodBefore(start, figures[rule.dueBefore]);
  const day = periodAfter(start, figures[rule.due]);
  return rule.orFromDeath ? later(day, periodAfter(death, figures[rule.orFromDeath])) : day;
}

/** A deadline, with the day to plan for: the same day, or the last one before it on which every court is open. */
function due(ends: CalendarDate): DueDay {
  const plan = openOnOrBefore(ends);
  return { ends, plan, closed: closedOn(ends), partlyClosed: partlyClosedBetween(plan, ends) };
}

/** How many upcoming recurrences are listed, of an endless series. */
const timesNamed = 2;

/** The `time`-th recurrence of what was first due on `first`. */
export const recurrence = (first: CalendarDate, { count, unit }: Period, time: number) => ({
  ...due(periodAfter(first, { count: count * time, unit })),
  time,
});

function again(first: CalendarDate, every: Period, today: CalendarDate) {
  const days: NonNullable<DueLine['again']> = [];
  for (let time = 1; days.length < timesNamed; time += 1) {
    const day = recurrence(first, every, time);
    if (day.plan >= today) days.push(day);
  }
  return days;
}

function notBefore(day: CalendarDate, anyDay = false): Omit<NotBeforeLine, 'rule' | 'whose'> {
  if (anyDay) return { kind: 'not-before', day, closed: [], partlyClosed: [] };
  const nextOpen = openOnOrAfter(day);
  return { kind: 'not-before', day, nextOpen, closed: closedOn(day), partlyClosed: partlyClosedBetween(day, nextOpen) };
}
