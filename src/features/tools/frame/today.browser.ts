import { type CalendarDate, dateFrom } from '../../law/calendar-date.ts';

/** Today where the visitor is. */
export function today(): CalendarDate {
  const now = new Date();
  return dateFrom(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
