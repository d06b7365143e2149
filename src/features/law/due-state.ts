// What of the deadlines is ahead, and what is past.
import type { CalendarDate } from './calendar-date.ts';
import { openOnOrAfter } from './holidays.ts';
import type { DateLine, DueDay, DueLine } from './result-line.ts';

/**
 * `ahead`: the day to plan for is today or later. `ending`: it has passed, but the last day, or the open day after it
 * that the law may allow (R.C. 1.14), has not. `past`: all of them have.
 */
export type DueState = 'ahead' | 'ending' | 'past';

export function dueState({ plan, ends }: DueDay, today: CalendarDate): DueState {
  if (plan >= today) return 'ahead';
  return openOnOrAfter(ends) >= today ? 'ending' : 'past';
}

/** A deadline whose time is over. One that is due again is past by its first time. */
export const isPast = (line: DateLine, today: CalendarDate): boolean =>
  line.kind === 'due' && dueState(line, today) === 'past';

/** Every time at which something is due and that is not past, in the order of the days to plan for. */
export function timesNotPast(lines: readonly DateLine[], today: CalendarDate): DueLine[] {
  const times = lines.flatMap((line): DueLine[] => {
    if (line.kind !== 'due') return [];
    const { every: _, again = [], ...first } = line;
    return [first, ...again.map((days) => ({ ...first, ...days }))];
  });
  return times.filter((line) => !isPast(line, today)).sort((one, other) => one.plan.localeCompare(other.plan));
}
