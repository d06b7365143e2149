// The sheet for the other heirs: what was filed, what comes next, and where the file is. It never states an amount; the
// executor may add one.
import type { CalendarDate } from '../../law/calendar-date.ts';
import type { FollowedLine } from '../../law/done-days.ts';
import { timesNotPast } from '../../law/due-state.ts';
import { conditionWords, type DueLine } from '../../law/result-line.ts';
import type { RuleId } from '../../law/rule-ids.ts';
import { formatDay } from '../../tools/frame/format.ts';
import { findRule, type RuleText } from '../../tools/frame/tool-data.ts';
import { doneSteps } from '../done-steps.ts';
import type { PlanAnswers } from '../plan-keys.ts';

/** Rules left out: those that concern the executor alone, claims, and special cases. */
const hiddenRules: readonly RuleId[] = [
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
const hiddenSteps = [
  'presented',
  'rejected',
  'claim-answer',
  'fiduciary-claim',
  'spouse-election',
  'federal-estate-return',
];

export interface SheetLine {
  day: CalendarDate;
  text: string;
}

/** So that the sheet fits on one page. */
const maxUpcoming = 8;

/** Of a date that recurs every year, only the next one. */
const firstPerRule = (lines: readonly DueLine[]) =>
  lines.filter((line, index) => lines.findIndex(({ rule }) => rule === line.rule) === index);

/** What was done so far and what comes next, each by day. */
export function heirsSheet(
  lines: readonly FollowedLine[],
  answers: PlanAnswers,
  rules: readonly RuleText[],
  today: CalendarDate,
): { done: SheetLine[]; upcoming: SheetLine[] } {
  const steps = doneSteps(lines, answers).flatMap(({ key, label, day }) =>
    day && !hiddenSteps.includes(key) ? [{ day, text: label }] : [],
  );
  const letters = answers.letters ? [{ day: answers.letters, text: 'The court issued letters of authority' }] : [];
  const open = lines.filter(({ rule, doneOn }) => !doneOn && !hiddenRules.includes(rule));
  const due = firstPerRule(timesNotPast(open, today)).map(({ rule, plan, only, reading }) => {
    const { label, readings } = findRule(rules, rule);
    return {
      day: plan,
      // The right to live in the home ends on that day; the others are tasks.
      text: [
        `${label}: ${rule === 'spouse-lives-in-home' ? 'until' : 'by'} this day`,
        reading && readings?.[reading].replace(/\.$/, ''),
        only && conditionWords[only],
      ]
        .filter(Boolean)
        .join('. '),
    };
  });
  const notBefore = open.flatMap((line) =>
    line.kind === 'not-before' && line.day >= today && line.reading !== 'executor'
      ? [{ day: line.nextOpen ?? line.day, text: `${findRule(rules, line.rule).label}: not before this day` }]
      : [],
  );
  const byDay = (a: SheetLine, b: SheetLine) => a.day.localeCompare(b.day);
  return {
    done: [...letters, ...steps].filter(({ day }) => day <= today).sort(byDay),
    upcoming: [...steps.filter(({ day }) => day > today), ...due, ...notBefore].sort(byDay).slice(0, maxUpcoming),
  };
}

export interface SheetTexts {
  heading: string;
  /** The executor's name and contact details. */
  from: string;
  /** The court that has the file. */
  court: string;
  more: string;
  last: string;
}

/** The sheet as plain text, to paste into an email. */
export function sheetText(
  { heading, from, court, more, last }: SheetTexts,
  sheet: ReturnType<typeof heirsSheet>,
): string {
  const list = (title: string, lines: readonly SheetLine[]) =>
    lines.length > 0 ? ['', title, ...lines.map(({ day, text }) => `- ${formatDay(day)}: ${text}.`)] : [];
  return [
    heading,
    ...(from ? [from] : []),
    ...list('What was done', sheet.done),
    ...list('What comes next', sheet.upcoming),
    '',
    court,
    ...(more ? ['', more] : []),
    '',
    last,
  ].join('\n');
}
