// The parts of the plan for later visits, in a chunk of their own: checklist, dates that came due since, saving, calendar.
import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect } from 'react';
import { printState } from '../law/address-state.ts';
import { type CalendarDate, parseDate } from '../law/calendar-date.ts';
import type { FollowedLine } from '../law/done-days.ts';
import { CalendarButton } from '../tools/deadlines/CalendarButton.tsx';
import { formatDay } from '../tools/frame/format.ts';
import type { Answers } from '../tools/frame/use-answers.tsx';
import { cameDue } from './came-due.ts';
import { Dates } from './Dates.tsx';
import { DoneChecklist } from './DoneChecklist.tsx';
import { doneSteps, withDone } from './done-steps.ts';
import { Fold } from './Fold.tsx';
import { type PlanAnswers, planKeys } from './plan-keys.ts';
import { textOf } from './record/record.ts';
import { SavePanel } from './record/SavePanel.tsx';
import { $estate, calendarId, externalFragment, followPage, openSaved, startRecord } from './record/store.ts';

/** Syncs the record with the page, other tabs and opened files. Offers to open a saved record with other answers. */
export function RecordSync({ fragment }: { fragment: string }) {
  const { record, saved, externalChanges } = useStore($estate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the answers of the address
  useEffect(() => startRecord(fragment), []);
  useEffect(() => followPage(fragment), [fragment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on an external change, and when the page shows it
  useEffect(() => {
    const changed = externalFragment(fragment);
    // ToolFrame fills its fields from the new hash.
    if (changed !== undefined) location.replace(`#${changed}`);
  }, [externalChanges, fragment]);

  if (saved !== 'other') return null;
  const last = parseDate(textOf(record, 'visit'));
  return (
    <div className="tool-saved no-print">
      <p>
        A plan is kept on this device{last && `, last opened on ${formatDay(last)}`}.{' '}
        {fragment && 'This page shows other answers.'}
      </p>
      <button type="button" className="button" onClick={openSaved}>
        Open it
      </button>
    </div>
  );
}

/** What came due since the last visit. */
export function CameDue({ lines, rules, now }: ComponentProps<typeof Dates>) {
  const { record, saved } = useStore($estate);
  const last = parseDate(textOf(record, 'visit-before'));
  if (saved !== 'current' || !last) return null;
  const due = cameDue(lines, last, now);
  return (
    <section className="card plan-next plan-since no-print">
      <h3>Since you were here</h3>
      <p>
        {due.length > 0
          ? `Since ${formatDay(last)} these days have come. Tick below what is done.`
          : `No date has come since ${formatDay(last)}.`}
      </p>
      {due.length > 0 && <Dates lines={due} rules={rules} now={now} />}
    </section>
  );
}

interface DoneSectionProps {
  lines: readonly FollowedLine[];
  answers: PlanAnswers;
  now: CalendarDate;
  set: Answers['set'];
}

export function DoneSection({ lines, answers, now, set }: DoneSectionProps) {
  const steps = doneSteps(lines, answers);
  const done = steps.filter(({ day }) => day).length;
  return (
    <div className="no-print">
      <Fold title={`What is done (${done} of ${steps.length})`}>
        <p>Tick a line when it is done, and give its day. The dates that the law counts from that day follow.</p>
        <DoneChecklist
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

export { CalendarButton, calendarId, SavePanel };
