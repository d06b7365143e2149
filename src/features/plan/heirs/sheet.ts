// The text for the other heirs: what was filed, what comes next, and where the file is. Never a sum: the executor adds
// those in words of their own.
import type { CalendarDate } from '../../law/calendar-date.ts';
import type { FollowedLine } from '../../law/done-days.ts';
import { timesNotPast } from '../../law/due-state.ts';
import { conditionWords } from '../../law/line-words.ts';
import type { DueLine } from '../../law/result-line.ts';
import type { RuleId } from '../../law/rule-ids.ts';
import { dayInWords } from '../../tools/frame/print-values.ts';
import type { RuleWords } from '../../tools/frame/rule-words.ts';
import { doneSteps } from '../done-steps.ts';
import type { PlanAnswers } from '../plan-keys.ts';

/** Dates of the executor alone, of claims, and of what is only done for a reason of its own. */
const ownRules: readonly RuleId[] = [
  'fiduciary-claim',
  'claim-answer',
  'rejected-claim',
  'rejected-contingent-claim',
  'contingent-claims',
  'suit-against-fiduciary',
  'fiduciary-discharge',
  'final-income-tax',
  'federal-estate-return',
  'will-delivery',
  'wrongful-death',
  'account-extension',
];
const ownSteps = [
  'presented',
  'rejected',
  'claim-answer',
  'fiduciary-claim',
  'spouse-election',
  'federal-estate-return',
];

export interface SheetLine {
  day: CalendarDate;
  /** What was done, or what comes. */
  words: string;
}

/** How many dates ahead fit on one page beside the rest. */
const maxAhead = 8;

/** Of what is due every year, the next time. */
const firstOfEach = (lines: readonly DueLine[]) =>
  lines.filter((line, at) => lines.findIndex(({ rule }) => rule === line.rule) === at);

/** What was done so far and what comes next, each in the order of its days. */
export function sheetOf(
  lines: readonly FollowedLine[],
  answers: PlanAnswers,
  rules: readonly RuleWords[],
  today: CalendarDate,
): { done: SheetLine[]; ahead: SheetLine[] } {
  const steps = doneSteps(lines, answers).flatMap(({ key, label, day }) =>
    day && !ownSteps.includes(key) ? [{ day, words: label }] : [],
  );
  const letters = answers.letters ? [{ day: answers.letters, words: 'The court issued letters of authority' }] : [];
  const open = lines.filter(({ rule, doneOn }) => !doneOn && !ownRules.includes(rule));
  const label = (rule: RuleId) => rules.find(({ id }) => id === rule)?.label ?? rule;
  const due = firstOfEach(timesNotPast(open, today)).map(({ rule, plan, only, reading }) => {
    const side = reading && rules.find(({ id }) => id === rule)?.readings?.[reading];
    return {
      day: plan,
      // A right that ends, where the others are to be done.
      words: [
        `${label(rule)}: ${rule === 'spouse-lives-in-home' ? 'until' : 'by'} this day`,
        side?.replace(/\.$/, ''),
        only && conditionWords[only],
      ]
        .filter(Boolean)
        .join('. '),
    };
  });
  const notBefore = open.flatMap((line) =>
    line.kind === 'not-before' && line.day >= today && line.reading !== 'executor'
      ? [{ day: line.nextOpen ?? line.day, words: `${label(line.rule)}: not before this day` }]
      : [],
  );
  const byDay = (one: SheetLine, other: SheetLine) => one.day.localeCompare(other.day);
  return {
    done: [...letters, ...steps].filter(({ day }) => day <= today).sort(byDay),
    ahead: [...steps.filter(({ day }) => day > today), ...due, ...notBefore].sort(byDay).slice(0, maxAhead),
  };
}

export interface SheetWords {
  heading: string;
  /** Who writes, and how to reach them. */
  from: string;
  /** Where the file is. */
  court: string;
  more: string;
  last: string;
}

/** The sheet as plain text, to paste into a mail. */
export function sheetText({ heading, from, court, more, last }: SheetWords, sheet: ReturnType<typeof sheetOf>): string {
  const list = (title: string, lines: readonly SheetLine[]) =>
    lines.length > 0 ? ['', title, ...lines.map(({ day, words }) => `- ${dayInWords(day)}: ${words}.`)] : [];
  return [
    heading,
    ...(from ? [from] : []),
    ...list('What was done', sheet.done),
    ...list('What comes next', sheet.ahead),
    '',
    court,
    ...(more ? ['', more] : []),
    '',
    last,
  ].join('\n');
}
