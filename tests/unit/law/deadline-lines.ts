// The lines of the dates tool, on a day when none of the examples is still to come.
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import type { EstateDates } from '../../../src/features/law/deadline-rules.ts';
import { deadlines } from '../../../src/features/law/deadlines.ts';
import type { DateLine } from '../../../src/features/law/result-line.ts';
import { answered, figures } from './figures.ts';

export const today: CalendarDate = '2033-01-01';

/** The days of a link. */
export const datesOf = (link: string): EstateDates => parseState(link, toolKeys.deadlines);

export const lines = (dates: EstateDates, on = today): DateLine[] => answered(deadlines(dates, figures, on));
export const named = (dates: EstateDates) => lines(dates).map(({ rule }) => rule);
export const line = (rule: string, dates: EstateDates) => lines(dates).find((one) => one.rule === rule);
export const stopped = (dates: EstateDates) => {
  const answer = deadlines(dates, figures, today);
  return Array.isArray(answer) ? undefined : answer.stopped;
};
