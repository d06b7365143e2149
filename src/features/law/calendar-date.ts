// Days as the law counts them: a day on the calendar, the same in every time zone. Counted on UTC days by the language
// itself: a library would bring time zones and formats along, which nothing here needs.

/** A day as "2026-03-10". Such strings sort chronologically. */
export type CalendarDate = `${number}-${number}-${number}`;

export interface Period {
  count: number;
  unit: 'hours' | 'days' | 'weeks' | 'months' | 'years';
}

const dayMs = 86_400_000;
/** Years outside this range are rejected: a death in them is a typo. */
const years = { first: 1900, last: 2199 };

const utc = (date: CalendarDate) => new Date(`${date}T00:00Z`);
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10) as CalendarDate;

/** The calendar day; undefined for an invalid one: February 30, letters, a year before 1900 or after 2199. */
export function parseDate(text: string): CalendarDate | undefined {
  const moment = new Date(`${text}T00:00Z`);
  if (Number.isNaN(moment.getTime()) || dateOf(moment) !== text) return undefined;
  const year = moment.getUTCFullYear();
  return year >= years.first && year <= years.last ? (text as CalendarDate) : undefined;
}

/** The day from its three numbers. The month is 1 to 12; the day must be one of that month. */
export const dateFrom = (year: number, month: number, day: number): CalendarDate =>
  dateOf(new Date(Date.UTC(year, month - 1, day)));

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/** 0 is Sunday, 6 is Saturday. */
export const weekday = (date: CalendarDate): number => utc(date).getUTCDay();

/**
 * The day `days` later, or earlier where `days` is negative. The first day is left out, the last one counts (R.C.
 * 1.14).
 */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOf(new Date(utc(date).getTime() + days * dayMs));

/** The same day number `months` later; the last day of a month that is too short for it (R.C. 1.45). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const moment = utc(date);
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth() + months, moment.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(new Date(Date.UTC(year, month, Math.min(day, lastDay))));
}

/**
 * The end of a period that begins on `date`: a week is seven days, a year twelve months (R.C. 1.44), 24 hours a day.
 */
export function periodAfter(date: CalendarDate, { count, unit }: Period): CalendarDate {
  switch (unit) {
    case 'hours':
      return addDays(date, Math.ceil(count / 24));
    case 'days':
      return addDays(date, count);
    case 'weeks':
      return addDays(date, count * 7);
    case 'months':
      return addMonths(date, count);
    case 'years':
      return addMonths(date, count * 12);
  }
}

/** The counterpart of `periodAfter`, counted back from `date`. */
export const periodBefore = (date: CalendarDate, { count, unit }: Period): CalendarDate =>
  periodAfter(date, { count: -count, unit });

export const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);
export const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);
