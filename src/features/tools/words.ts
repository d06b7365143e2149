// The words of every answer: what a test came to, who can say more, what a day means (law/line-words.ts has the others).
import { sectionNotRead } from '../facts/grade.ts';
import type { ClosedReason, PartlyClosedReason } from '../law/holidays.ts';
import type { DueLine, NotBeforeLine, Outcome, Stop } from '../law/result-line.ts';
import type { RuleId } from '../law/rule-ids.ts';
import type { WayCard } from '../law/small-estate.ts';
import type { Person } from '../law/who-to-ask.ts';

/** Stands at the end of every result. */
export const lastWord =
  'A court’s order, a local rule or a will can change this. Confirm with the probate court or an attorney.';

export const outcomeWords: Record<Outcome, string> = {
  within: 'Within',
  over: 'Over',
  met: 'Met',
  'not-met': 'Not met',
  ask: 'Ask',
};

export const personWords: Record<Person | NonNullable<Stop<string>['ask']>, string> = {
  court: 'Ask the probate court.',
  attorney: 'Ask an attorney.',
  'court-or-attorney': 'Ask the probate court or an attorney.',
  'title-office': 'Ask the county’s title office.',
  'tax-preparer': 'Ask a tax preparer.',
  papers: 'Look at the papers, or go back and answer it.',
};

/** What a closed last day means where R.C. 1.14 does not carry it forward: days before a hearing, federal returns. */
const laterDay: Partial<Record<RuleId, string>> = {
  'administrator-hearing-notice': 'a later notice leaves too few days before the hearing',
  'account-exceptions': 'a later filing leaves too few days before the hearing',
  'federal-estate-return': 'federal rules, not R.C. 1.14, say whether it moves',
  'final-income-tax': 'federal rules, not R.C. 1.14, say whether it moves',
};

const closedWords: Record<ClosedReason, string> = {
  saturday: 'a Saturday',
  sunday: 'a Sunday',
  holiday: 'a legal holiday',
};

const partlyClosedWords: Record<PartlyClosedReason, string> = {
  'holiday-observed': 'the Friday before a holiday that falls on a Saturday',
  'after-thanksgiving': 'the day after Thanksgiving',
  'good-friday': 'Good Friday, some from noon',
  'christmas-eve': 'December 24',
  'new-years-eve': 'December 31',
};

/**
 * Why the day to go to the court is another one than the day of the count; empty where it is the same. No later day is
 * ever given as a deadline.
 */
export function closingWords({ rule, kind, closed, partlyClosed }: DueLine | NotBeforeLine): string {
  const sentences = [];
  if (closed.length > 0) sentences.push(`That day is ${closed.map((reason) => closedWords[reason]).join(' and ')}.`);
  if (partlyClosed.length > 0)
    sentences.push(`Some courts close on ${partlyClosed.map((reason) => partlyClosedWords[reason]).join(' and ')}.`);
  if (kind === 'due' && sentences.length > 0) sentences.push(laterDayWords(rule, closed));
  return sentences.join(' ');
}

function laterDayWords(rule: RuleId, closed: readonly ClosedReason[]): string {
  const reason = laterDay[rule];
  if (reason) return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. Do not count on a later day.`;
  if (closed.length === 0) return 'Do not count on a later day.';
  if (closed.length === 1 && closed[0] === 'saturday')
    return 'R.C. 1.14 does not name Saturdays; the Civil Rules do. Do not count on a later day.';
  return 'The law may allow the next open day (R.C. 1.14). Do not count on it.';
}

/** The day to plan for has passed, but the court may still take what is filed. */
export const endingWords = 'If it is not done yet, do it now, and ask the court which day counts.';

/** What each way of the shorter ones is called. */
export const wayWords: Record<WayCard['way'], string> = {
  'nothing-left': 'Nothing left to probate',
  'summary-release': 'Summary release',
  release: 'Release from administration',
  'full-administration': 'Full administration',
};

export const gradeWords = {
  A: 'A: we read the law, a court’s rule or page, or an opinion.',
  B: 'B: other sources agree; we did not read the law itself.',
  C: 'C: one other source, or none. We print no figure: ask.',
  K: `K: ${sectionNotRead}.`,
};
