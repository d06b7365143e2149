// The next dates, and the next form to file.
import type { CalendarDate } from '../law/calendar-date.ts';
import { timesNotPast } from '../law/due-state.ts';
import type { DateLine, DueLine } from '../law/result-line.ts';
import type { RuleText } from '../tools/frame/tool-data.ts';

export interface NextSteps {
  /** Those whose period is just ending, and the next two, by day. */
  dates: DueLine[];
  /** The deadline of the next form to file. */
  filing?: DueLine | undefined;
}

const upcomingShown = 2;

export function nextSteps(lines: readonly DateLine[], rules: readonly RuleText[], today: CalendarDate): NextSteps {
  const upcoming = timesNotPast(lines, today);
  const ending = upcoming.filter(({ plan }) => plan < today).length;
  return {
    dates: upcoming.slice(0, ending + upcomingShown),
    filing: upcoming.find(({ rule }) => rules.some(({ id, paper }) => id === rule && paper)),
  };
}
