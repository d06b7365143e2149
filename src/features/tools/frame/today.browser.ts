import type { CalendarDate } from '../../law/calendar-date.ts';

/** Today where the visitor is. */
export function today(): CalendarDate {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}` as CalendarDate;
}
