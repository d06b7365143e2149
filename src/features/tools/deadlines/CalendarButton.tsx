// Downloads the dates as a file for a calendar, and says how a later file replaces their events.
import { downloadFile } from '../../../shared/download-file.browser.ts';
import type { State } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { calendarFile } from '../../law/calendar-file.ts';
import { allDone } from '../../law/done-days.ts';
import type { DateLine } from '../../law/result-line.ts';
import type { RuleText } from '../frame/tool-data.ts';
import type { Answers } from '../frame/use-answers.tsx';
import { calendarEvents } from './calendar-events.ts';

interface Props {
  lines: readonly DateLine[];
  rules: readonly RuleText[];
  state: State;
  today: CalendarDate;
  /** Puts the calendar's id and its events into the address, so that the next file replaces these. */
  set: Answers['set'];
  /** The id of a first file; a random one without it. */
  newId?: (() => string | undefined) | undefined;
}

/** Twelve random characters. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

export function CalendarButton({ lines, rules, state, today, set, newId }: Props) {
  const download = () => {
    const id = state.id ?? newId?.() ?? randomId();
    const calendar = { id, issued: state.issued ?? [], done: allDone(state) };
    const { events, issued } = calendarEvents(lines, rules, calendar, today);
    const text = calendarFile(events, location.host, new Date().toISOString());
    downloadFile(new File([text], 'probate-dates.ics', { type: 'text/calendar' }));
    set('id', id);
    set('issued', issued.join('.'));
  };
  return (
    <>
      <button type="button" className="button" onClick={download}>
        Download for your calendar
      </button>
      <p className="small">
        If a date changes later, open the link of this page as it is after the download: without it the next file adds
        new events instead of replacing these.
      </p>
    </>
  );
}
