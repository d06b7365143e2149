// What makes the plan one to come back to: what is done, what came due since, keeping it, and its dates as a file for a
// calendar. Fetched beside the plan.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { printState } from '../law/address-state.ts';
import { type CalendarDate, parseDate } from '../law/calendar-date.ts';
import type { FollowedLine } from '../law/done-days.ts';
import { CalendarButton } from '../tools/deadlines/CalendarButton.tsx';
import { dayInWords } from '../tools/frame/print-values.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import type { Answers } from '../tools/frame/use-answers.tsx';
import { Dates } from './Dates.tsx';
import { Done } from './Done.tsx';
import { doneSteps, withDone } from './done-steps.ts';
import { Fold } from './Fold.tsx';
import { type PlanAnswers, planKeys } from './plan-keys.ts';
import { KeepPanel } from './record/KeepPanel.tsx';
import { textOf } from './record/record.ts';
import { $estate, arrivedAnswers, calendarId, follow, openKept, start } from './record/store.ts';
import { cameDue } from './since.ts';

/** Syncs the record with the page, with other tabs, and with a file that is opened. Offers a saved record. */
export function Follow({ fragment }: { fragment: string }) {
  const { record, kept, arrivals } = useStore($estate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the answers of the address
  useEffect(() => start(fragment), []);
  useEffect(() => follow(fragment), [fragment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something arrives, and when the page shows it
  useEffect(() => {
    const arrived = arrivedAnswers(fragment);
    // The page fills its fields from a link to itself.
    if (arrived !== undefined) location.replace(`#${arrived}`);
  }, [arrivals, fragment]);

  if (kept !== 'other') return null;
  const last = parseDate(textOf(record, 'visit'));
  return (
    <div className="tool-kept no-print">
      <p>
        A plan is kept on this device{last && `, last opened on ${dayInWords(last)}`}.{' '}
        {fragment && 'This page shows other answers.'}
      </p>
      <button type="button" className="button" onClick={openKept}>
        Open it
      </button>
    </div>
  );
}

interface SinceProps {
  lines: readonly FollowedLine[];
  rules: readonly RuleWords[];
  now: CalendarDate;
}

/** What came due since the last visit. */
export function Since({ lines, rules, now }: SinceProps) {
  const { record, kept } = useStore($estate);
  const last = parseDate(textOf(record, 'visit-before'));
  if (kept !== 'this' || !last) return null;
  const due = cameDue(lines, last, now);
  return (
    <section className="card plan-next plan-since no-print">
      <h3>Since you were here</h3>
      <p>
        {due.length > 0
          ? `Since ${dayInWords(last)} these days have come. Tick below what is done.`
          : `No date has come since ${dayInWords(last)}.`}
      </p>
      {due.length > 0 && <Dates lines={due} rules={rules} now={now} />}
    </section>
  );
}

interface DoneFoldProps {
  lines: readonly FollowedLine[];
  answers: PlanAnswers;
  now: CalendarDate;
  set: Answers['set'];
}

export function DoneFold({ lines, answers, now, set }: DoneFoldProps) {
  const steps = doneSteps(lines, answers);
  const done = steps.filter(({ day }) => day).length;
  return (
    <div className="no-print">
      <Fold title={`What is done (${done} of ${steps.length})`}>
        <p>Tick a line when it is done, and give its day. The dates that the law counts from that day follow.</p>
        <Done
          steps={steps}
          death={answers.death ?? now}
          now={now}
          set={(step, day) => set(...withDone(step, day, answers))}
        />
        <p>
          From what is ticked: <a href={`/plan/heirs#${printState(answers, planKeys)}`}>a sheet for the other heirs</a>.
          For hours, miles and money: <a href="/plan/log">the executor’s log</a>.
        </p>
      </Fold>
    </div>
  );
}

export { CalendarButton, calendarId, KeepPanel };
