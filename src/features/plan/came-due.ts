// The dates that came due between two visits.
import type { CalendarDate } from '../law/calendar-date.ts';
import type { FollowedLine } from '../law/done-days.ts';

const dayOf = (line: FollowedLine): CalendarDate | undefined =>
  line.kind === 'due' ? line.plan : line.kind === 'not-before' ? (line.nextOpen ?? line.day) : undefined;

/** The lines, not done yet, whose day to plan for or first open day is after the last visit and not after today. */
export const cameDue = (lines: readonly FollowedLine[], lastVisit: CalendarDate, today: CalendarDate): FollowedLine[] =>
  lines.filter((line) => {
    const day = dayOf(line);
    return day !== undefined && day > lastVisit && day <= today && !line.doneOn;
  });
