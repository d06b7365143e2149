/** Lazy: constructing Intl.DateTimeFormat blocks a telephone for a tenth of a second. */
let long: Intl.DateTimeFormat | undefined;

/** "November 21, 2026" (`MMMM d, yyyy`), the UTC day, so that build machine and browser print the same. */
export function longDate(date: Date): string {
  long ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return long.format(date);
}

/** "2026-11-21", the UTC day, for `<time datetime>`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The latest date that is today anywhere (UTC+14). */
export const latestToday = (now: Date): string => isoDay(new Date(now.getTime() + 14 * 3_600_000));

/**
 * Reads "2026-12-01", "2026-12-01 09:00" or "2026-12-01T09:00:00-05:00"; UTC where no offset is given, whatever the
 * machine's own zone. Undefined for other text.
 */
export function parseMoment(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)\s?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, day = '', time = '00:00', zone = 'Z'] = match;
  const [start, date] = [new Date(`${day}T00:00Z`), new Date(`${day}T${time}${zone}`)];
  // `Date` rolls February 30 over into March.
  const isDay = !Number.isNaN(start.getTime()) && isoDay(start) === day;
  return isDay && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** The moment `months` calendar months before `date`, in UTC; the last day of a month where that month is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(date.getUTCMonth() - months);
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0);
  return before;
}
