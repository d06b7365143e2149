// What comes next: the first dates that are not past, and the first paper to file by one of them.
import type { CalendarDate } from '../law/calendar-date.ts';
import { timesNotPast } from '../law/due-state.ts';
import type { DateLine, DueLine } from '../law/result-line.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';

export interface NextSteps {
  /** Those whose time is just ending, and the next two, in the order of their days. */
  dates: DueLine[];
  /** The date by which the next paper is filed; undefined where none is ahead. */
  filing?: DueLine | undefined;
}

const datesNamed = 2;

export function nextSteps(lines: readonly DateLine[], rules: readonly RuleWords[], today: CalendarDate): NextSteps {
  const times = timesNotPast(lines, today);
  const ending = times.filter(({ plan }) => plan < today).length;
  return {
    dates: times.slice(0, ending + datesNamed),
    filing: times.find(({ rule }) => rules.some(({ id, paper }) => id === rule && paper)),
  };
}
