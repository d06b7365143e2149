import type { CalendarDate } from '../law/calendar-date.ts';
import { timesNotPast } from '../law/due-state.ts';
import type { DateLine } from '../law/result-line.ts';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';

/** Besides those whose period is just ending. */
const upcomingShown = 2;

/** The dates that are ending and the upcoming ones, by day, and the deadline of the next form to file. */
export function nextSteps(lines: readonly DateLine[], rules: readonly RuleText[], today: CalendarDate) {
  const upcoming = timesNotPast(lines, today);
  const ending = upcoming.filter(({ plan }) => plan < today).length;
  return {
    dates: upcoming.slice(0, ending + upcomingShown),
    filing: upcoming.find(({ rule }) => findRule(rules, rule).paper),
  };
}
