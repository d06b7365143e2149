// What was done, and when: days that other dates are counted from are answers of their own, the others are in `done`.
import type { DoneDays, State } from './address-state.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { EstateDates } from './deadline-rules.ts';
import { recurrence } from './deadlines.ts';
import type { DateLine, DueLine } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

/** "inventory-due", "creditor-claims~creditor"; "status-report~2" the second time after the first. */
export const eventKey = ({ rule, reading }: Pick<DateLine, 'rule' | 'reading'>, time = 0): string =>
  [rule, reading, time > 0 && time].filter(Boolean).join('~');

/** The answer that says when what a rule asks for was done. */
const answers = {
  'will-delivery': 'admitted',
  'will-notice-certificate': 'certificate',
  'medicaid-notice': 'medicaid',
  'account-due': 'account',
  'account-extension': 'account',
  'final-account-due': 'account',
} as const satisfies Partial<Record<RuleId, keyof EstateDates>>;

/** Every deadline that was met, with its day, by the key of its event. */
export const allDone = (state: State): DoneDays => ({
  ...Object.fromEntries(
    Object.entries(answers).flatMap(([rule, answer]) => (state[answer] ? [[rule, state[answer]] as const] : [])),
  ),
  ...state.done,
});

/** A date with the day on which it was met. */
export type FollowedLine = DateLine & { doneOn?: CalendarDate };

/** The dates with what was done. One that is due again moves on to its first time that is not done. */
export function followed(lines: readonly DateLine[], state: State): FollowedLine[] {
  const done = allDone(state);
  return lines.map((line) => {
    if (line.kind !== 'due') return line;
    if (line.every) return nextNotDone(line, line.every, done);
    const doneOn = done[eventKey(line)];
    return doneOn ? { ...line, doneOn } : line;
  });
}

function nextNotDone(line: DueLine, every: NonNullable<DueLine['every']>, done: DoneDays): DueLine {
  let next = 0;
  while (done[eventKey(line, next)]) next += 1;
  if (next === 0) return line;
  const timeOf = (time: number) => recurrence(line.ends, every, time);
  return { ...line, ...timeOf(next), again: [timeOf(next + 1), timeOf(next + 2)] };
}
