// Texts that all tools share: outcomes, whom to ask, closed days (others are in law/result-line.ts).
import words from '../../content/tools/results.json' with { type: 'json' };
import { sectionNotRead } from '../facts/grade.ts';
import type { ClosedReason } from '../law/holidays.ts';
import type { DueLine, NotBeforeLine } from '../law/result-line.ts';
import type { RuleId } from '../law/rule-ids.ts';

export const {
  last: disclaimer,
  outcomes: outcomeLabels,
  people: whomToAskText,
  ways: procedureNames,
  ending: actNowNote,
} = words;

/** What a closed last day means where R.C. 1.14 does not carry it forward: days before a hearing, federal returns. */
const laterDayReasons: Partial<Record<RuleId, string>> = {
  'administrator-hearing-notice': 'A later notice leaves too few days before the hearing.',
  'account-exceptions': 'A later filing leaves too few days before the hearing.',
  'federal-estate-return': 'Federal rules, not R.C. 1.14, say whether it moves.',
  'final-income-tax': 'Federal rules, not R.C. 1.14, say whether it moves.',
};

/** Why the day to plan for differs from the last day counted, or empty. Never names a later day as a deadline. */
export function closedDayNote({ rule, kind, closed, partlyClosed }: DueLine | NotBeforeLine): string {
  const sentences = [];
  if (closed.length > 0) sentences.push(`That day is ${closed.map((reason) => words.closed[reason]).join(' and ')}.`);
  if (partlyClosed.length > 0)
    sentences.push(`Some courts close on ${partlyClosed.map((reason) => words.partlyClosed[reason]).join(' and ')}.`);
  if (kind === 'due' && sentences.length > 0) sentences.push(laterDayNote(rule, closed));
  return sentences.join(' ');
}

function laterDayNote(rule: RuleId, closed: readonly ClosedReason[]): string {
  const reason = laterDayReasons[rule];
  if (reason) return `${reason} Do not count on a later day.`;
  if (closed.length === 0) return 'Do not count on a later day.';
  if (closed.length === 1 && closed[0] === 'saturday')
    return 'R.C. 1.14 does not name Saturdays; the Civil Rules do. Do not count on a later day.';
  return 'The law may allow the next open day (R.C. 1.14). Do not count on it.';
}

export const gradeTexts = {
  A: 'A: we read the law, a court’s rule or page, or an opinion.',
  B: 'B: other sources agree; we did not read the law itself.',
  C: 'C: one other source, or none. We print no figure: ask.',
  K: `K: ${sectionNotRead}.`,
};
