// How days and sums are printed in a result.
import type { CalendarDate } from '../../law/calendar-date.ts';
import type { Cents } from '../../law/money.ts';

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const sum = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "Tue, March 10, 2026". */
export const formatDay = (date: CalendarDate): string => day.format(new Date(`${date}T00:00Z`));

/** "$1,234" or "$1,234.50". */
export const dollars = (cents: Cents): string => sum.format(cents / 100);
