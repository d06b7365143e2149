import { downloadFile } from '../../../shared/download-file.browser.ts';
import type { State } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { calendarFile } from '../../law/calendar-file.ts';
import type { DateLine } from '../../law/result-line.ts';
import type { RuleText } from '../frame/rule-text.ts';
import { calendarEvents } from './calendar-events.ts';

/** Twelve random characters. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

/**
 * Hands the visitor the file. Returns what goes into the address with it, so that
 * the next file replaces its events.
 */
export function downloadCalendar(
  lines: readonly DateLine[],
  rules: readonly RuleText[],
  { id = randomId(), issued: earlier = [], done }: Pick<State, 'issued' | 'done'> & { id?: string | undefined },
  today: CalendarDate,
): Required<Pick<State, 'id' | 'issued'>> {
  const { events, issued } = calendarEvents(lines, rules, { id, issued: earlier, done }, today);
  const text = calendarFile(events, location.host, new Date().toISOString());
  downloadFile(new File([text], 'probate-dates.ics', { type: 'text/calendar' }));
  return { id, issued };
}
