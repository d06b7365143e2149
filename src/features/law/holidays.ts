// Ohio's legal holidays, the days on which an office may be closed (R.C. 1.14; Civ.R. 6(A) for Saturdays), and the days
// on which some courts close beside them. Days that the governor or the president appoints, and what a single court
// closes for, cannot be computed.
import type words from '../../content/tools/results.json';
import { addDays, type CalendarDate, dateFrom, weekday, yearOf } from './calendar-date.ts';

/** Why a day is closed by law. A day can be two of these at once. */
export type ClosedReason = keyof typeof words.closed;

const [sunday, monday, thursday, friday, saturday] = [0, 1, 4, 5, 6];

/** The `nth` such weekday of a month. */
function nth(year: number, month: number, day: number, count: number): CalendarDate {
  const first = dateFrom(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + (count - 1) * 7);
}

const thanksgiving = (year: number) => nth(year, 11, thursday, 4);

/**
 * The legal holidays of a year, in order. One that falls on a Sunday brings the Monday after it; for one that falls on
 * a Saturday the section gives no day in its place.
 */
export function holidaysOf(year: number): CalendarDate[] {
  const days = [
    // New Year's Day, Martin Luther King Jr. Day, Presidents' Day, Memorial Day (the last Monday of May)
    dateFrom(year, 1, 1),
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    addDays(nth(year, 6, monday, 1), -7),
    // Juneteenth, Independence Day, Labor Day, Columbus Day
    dateFrom(year, 6, 19),
    dateFrom(year, 7, 4),
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    // Veterans Day, Thanksgiving, Christmas
    dateFrom(year, 11, 11),
    thanksgiving(year),
    dateFrom(year, 12, 25),
  ];
  return days.flatMap((day) => (weekday(day) === sunday ? [day, addDays(day, 1)] : [day]));
}

const isHoliday = (date: CalendarDate) => holidaysOf(yearOf(date)).includes(date);

/** Why an office is closed on this day by law; empty for an open day. */
export function closedOn(date: CalendarDate): ClosedReason[] {
  const reasons: ClosedReason[] = [];
  if (weekday(date) === saturday) reasons.push('saturday');
  if (weekday(date) === sunday) reasons.push('sunday');
  if (isHoliday(date)) reasons.push('holiday');
  return reasons;
}

/** Why some courts are closed, all day or from noon, on a day that is open by law. */
export type PartlyClosedReason = keyof typeof words.partlyClosed;

/** Why some courts are closed on this day, all or part of it; undefined for a day that is open or closed everywhere. */
export function partlyClosedOn(date: CalendarDate): PartlyClosedReason | undefined {
  if (closedOn(date).length > 0) return undefined;
  // R.C. 1.14 names no day in place of a holiday on a Saturday; courts that observe it close on the Friday.
  if (weekday(date) === friday && isHoliday(addDays(date, 1))) return 'holiday-observed';
  if (addDays(date, -1) === thanksgiving(yearOf(date))) return 'after-thanksgiving';
  if (addDays(date, 2) === easter(yearOf(date))) return 'good-friday';
  if (date.endsWith('-12-24')) return 'christmas-eve';
  return date.endsWith('-12-31') ? 'new-years-eve' : undefined;
}

/** Easter Sunday in the Gregorian calendar: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm */
export function easter(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const golden = year % 19;
  const moonShift = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late + 114;
  return dateFrom(year, Math.floor(days / 31), (days % 31) + 1);
}

const isSurelyOpen = (date: CalendarDate) => closedOn(date).length === 0 && !partlyClosedOn(date);

const nearestOpen = (date: CalendarDate, step: 1 | -1): CalendarDate =>
  isSurelyOpen(date) ? date : nearestOpen(addDays(date, step), step);

/** This day, or the next one on which every court is open. */
export const openOnOrAfter = (date: CalendarDate): CalendarDate => nearestOpen(date, 1);
/** This day, or the last one before it on which every court is open. */
export const openOnOrBefore = (date: CalendarDate): CalendarDate => nearestOpen(date, -1);

/** The reasons why some courts are closed on the days from the first to the last; each once. */
export function partlyClosedBetween(first: CalendarDate, last: CalendarDate): PartlyClosedReason[] {
  const reasons = new Set<PartlyClosedReason>();
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const reason = partlyClosedOn(day);
    if (reason) reasons.add(reason);
  }
  return [...reasons];
}
