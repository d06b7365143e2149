// The steps of administering an estate, in their usual order, which the visitor ticks with the day of each.
import { type DoneDays, printDoneDays, type State } from '../law/address-state.ts';
import type { CalendarDate } from '../law/calendar-date.ts';
import type { DateKey } from '../law/deadline-rules.ts';
import { eventKey, type FollowedLine } from '../law/done-days.ts';
import type { DueLine } from '../law/result-line.ts';
import type { RuleId } from '../law/rule-ids.ts';

interface Step {
  label: string;
  /** The answer that stores its day; without one, the day is in `done`, by the key of the rule's event. */
  answer?: DateKey;
  /** The rule with its deadline. */
  rule?: RuleId | undefined;
  /** Shown if this is true, or if the rule has a due date. */
  when?: (answers: State) => boolean;
  unless?: (answers: State) => boolean;
  /** The day may be in the future: a scheduled hearing. */
  mayBeFuture?: true;
}

/** Key in `done` for the sale, whose day no rule sets. */
export const houseSold = 'house-sold';

const isOpened = ({ letters, release }: State) => (letters ?? release) !== undefined;
const isAdministered = ({ letters }: State) => letters !== undefined;

const steps: readonly Step[] = [
  {
    label: 'The will was brought to the court',
    rule: 'will-delivery',
    // An admitted will was necessarily delivered.
    unless: ({ will, admitted }) => will === 'no' || admitted !== undefined,
  },
  {
    label: 'The hearing on naming an administrator is held',
    answer: 'hearing',
    when: ({ will }) => will === 'no',
    mayBeFuture: true,
  },
  { label: 'Notice of that hearing was given', rule: 'administrator-hearing-notice' },
  { label: 'The court admitted the will to probate', answer: 'admitted', when: ({ will }) => will === 'yes' },
  { label: 'A release or a summary release was asked for', answer: 'release', when: ({ letters }) => !letters },
  { label: 'Notice that an administrator was appointed was given', rule: 'administrator-appointment-notice' },
  { label: 'Notice of the will was given', rule: 'will-notice' },
  {
    label: 'The certificate of notice of the will (Form 2.4) was filed',
    answer: 'certificate',
    rule: 'will-notice-certificate',
  },
  { label: 'The State’s Medicaid program received the notice', answer: 'medicaid', rule: 'medicaid-notice' },
  { label: 'The inventory was filed', rule: 'inventory-due' },
  { label: 'The executor’s own claim was presented to the court', rule: 'fiduciary-claim' },
  { label: 'A creditor presented a claim', answer: 'presented', when: isOpened },
  { label: 'That claim was answered', rule: 'claim-answer' },
  { label: 'A creditor’s claim was rejected', answer: 'rejected', when: isOpened },
  { label: 'The spouse made the choices of the law', rule: 'spouse-election' },
  { label: 'The house was sold', when: ({ land, title }) => Boolean(land || title) },
  { label: 'A status report was filed', rule: 'status-report' },
  { label: 'The work of administration was completed', answer: 'completed', when: isAdministered },
  { label: 'The final account was filed', answer: 'account', rule: 'account-due', when: isAdministered },
  { label: 'The hearing on the account is held', answer: 'accountHearing', when: isAdministered, mayBeFuture: true },
  { label: 'The court approved the final account', answer: 'approved', when: isAdministered },
  { label: 'The final income tax return was filed', rule: 'final-income-tax' },
  { label: 'The federal estate tax return was filed', rule: 'federal-estate-return' },
];

/** All steps, for the page without JavaScript. */
export const stepLabels: readonly string[] = steps.map(({ label }) => label);

export interface DoneStep extends Step {
  /** The address key of its answer, or its key in `done`. */
  key: string;
  due?: DueLine | undefined;
  /** The day on which it was done. */
  day?: CalendarDate | undefined;
}

/** The steps of this estate: those that are done, and those that its dates or answers call for. */
export function doneSteps(lines: readonly FollowedLine[], answers: State): DoneStep[] {
  const { done = {} } = answers;
  return steps.flatMap((step): DoneStep[] => {
    const due = lines.find((line): line is DueLine => line.kind === 'due' && line.rule === step.rule);
    const isShown = !step.unless?.(answers) && (due !== undefined || step.when?.(answers) === true);
    const { answer } = step;
    if (answer) {
      const day = answers[answer];
      return isShown || day ? [{ ...step, key: answer, due, day }] : [];
    }
    const firstKey = step.rule ? eventKey({ rule: step.rule }) : houseSold;
    const doneKeys = keysDone(firstKey, done);
    const nextKey = step.rule ? eventKey({ rule: step.rule }, doneKeys.length) : houseSold;
    const isOver = doneKeys.length > 0 && !due?.every;
    return [
      ...doneKeys.map((key) => ({ ...step, key, day: done[key], ...(isOver && { due }) })),
      ...(isShown && !isOver ? [{ ...step, key: nextKey, due }] : []),
    ];
  });
}

/** The keys in `done` of a step that may recur ("status-report", "status-report~1"), the first time first. */
const keysDone = (firstKey: string, done: DoneDays): string[] =>
  Object.keys(done)
    .filter((key) => key === firstKey || key.startsWith(`${firstKey}~`))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));

/** The answer to set, and its text, when a step is ticked with this day, or unticked with undefined. */
export function withDone(
  { key, answer }: DoneStep,
  day: CalendarDate | undefined,
  { done }: State,
): [DateKey | 'done', string] {
  if (answer) return [answer, day ?? ''];
  const { [key]: _, ...others } = done ?? {};
  return ['done', printDoneDays(day ? { ...others, [key]: day } : others)];
}

/** Whether a day is accepted for the step: not before the death, and only a hearing may be in the future. */
export const isPossibleDay = (day: CalendarDate, step: DoneStep, death: CalendarDate, today: CalendarDate): boolean =>
  day >= death && (step.mayBeFuture === true || day <= today);
