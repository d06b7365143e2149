// What came due between two visits.
import type { CalendarDate } from '../law/calendar-date.ts';
import type { FollowedLine } from '../law/done-days.ts';

const dayOf = (line: FollowedLine): CalendarDate | undefined =>
  line.kind === 'due' ? line.plan : line.kind === 'not-before' ? (line.nextOpen ?? line.day) : undefined;

/** The lines whose day to plan for, or first open day, came after the last visit and not after today, and is not done. */
export const cameDue = (lines: readonly FollowedLine[], last: CalendarDate, today: CalendarDate): FollowedLine[] =>
  lines.filter((line) => {
    const day = dayOf(line);
    return day !== undefined && day > last && day <= today && !line.doneOn;
  });
