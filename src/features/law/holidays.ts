// Ohio's legal holidays, and the days on which an office may be closed (R.C. 1.14; Civ.R. 6(A) for Saturdays). Days
// that the governor or the president appoints, and a court's own closings, cannot be computed.
import { addDays, type CalendarDate, dateFrom, weekday, yearOf } from './calendar-date.ts';

/** Why a day may be a closed one. A day can be two of these at once. */
export type ClosedReason = 'saturday' | 'sunday' | 'holiday';

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

/** The `nth` such weekday of a month. */
function nth(year: number, month: number, day: number, count: number): CalendarDate {
  const first = dateFrom(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + (count - 1) * 7);
}

function lastMondayOfMay(year: number): CalendarDate {
  const last = dateFrom(year, 5, 31);
  return addDays(last, -((weekday(last) - monday + 7) % 7));
}

/**
 * The legal holidays of a year, in order. One that falls on a Sunday brings the Monday after it; for one that falls on
 * a Saturday the section gives no day in its place.
 */
export function holidaysOf(year: number): CalendarDate[] {
  const days = [
    dateFrom(year, 1, 1),
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    lastMondayOfMay(year),
    dateFrom(year, 6, 19),
    dateFrom(year, 7, 4),
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    dateFrom(year, 11, 11),
    nth(year, 11, thursday, 4),
    dateFrom(year, 12, 25),
  ];
  return days.flatMap((day) => (weekday(day) === sunday ? [day, addDays(day, 1)] : [day]));
}

const isHoliday = (date: CalendarDate) => holidaysOf(yearOf(date)).includes(date);

/** Why an office may be closed on this day; empty for an open one. */
export function closedOn(date: CalendarDate): ClosedReason[] {
  const reasons: ClosedReason[] = [];
  if (weekday(date) === saturday) reasons.push('saturday');
  if (weekday(date) === sunday) reasons.push('sunday');
  if (isHoliday(date)) reasons.push('holiday');
  return reasons;
}

const nearestOpen = (date: CalendarDate, step: 1 | -1): CalendarDate =>
  closedOn(date).length === 0 ? date : nearestOpen(addDays(date, step), step);

/** This day, or the next one that is neither Saturday, Sunday nor holiday. */
export const openOnOrAfter = (date: CalendarDate): CalendarDate => nearestOpen(date, 1);
/** This day, or the last one before it that is neither Saturday, Sunday nor holiday. */
export const openOnOrBefore = (date: CalendarDate): CalendarDate => nearestOpen(date, -1);
