// Downloads the dates as a file for a calendar, and says how a later file replaces their events.
import type { State } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { allDone } from '../../law/done-days.ts';
import type { DateLine } from '../../law/result-line.ts';
import type { RuleText } from '../frame/rule-text.ts';
import type { Answers } from '../frame/use-answers.tsx';
import { downloadCalendar } from './download-calendar.browser.ts';

interface Props {
  lines: readonly DateLine[];
  rules: readonly RuleText[];
  state: State;
  today: CalendarDate;
  /** Puts the calendar's id into the address. */
  set: Answers['set'];
  /** The id of a first file; a random one without it. */
  newId?: (() => string | undefined) | undefined;
}

export function CalendarButton({ lines, rules, state, today, set, newId }: Props) {
  const download = () => {
    const calendar = { id: newId?.(), ...state, done: allDone(state) };
    const { id, issued } = downloadCalendar(lines, rules, calendar, today);
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
