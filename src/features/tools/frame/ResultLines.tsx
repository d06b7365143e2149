// The lines of a result: a test with its outcome, a day, a section. Tests read them by their data attributes.
import type { ReactNode } from 'react';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { type Reason, reasonWords, type Stop, type TestLine } from '../../law/result-line.ts';
import type { RuleId } from '../../law/rule-ids.ts';
import { whoToAsk } from '../../law/who-to-ask.ts';
import { gradeTexts, outcomeLabels, whomToAskText } from '../words.ts';
import { dollars, formatDay } from './format.ts';
import { findRule, type RuleText } from './tool-data.ts';

/** A rule of grade K says wherever it is cited that its section was not read. */
const gradeInResult = (grade: RuleText['grade']) => (grade === 'K' ? gradeTexts.K : grade);

/** The statute section, linked to the rule in the page's table, with our confidence grade. */
export const Section = ({ rule }: { rule: RuleText }) => (
  <span className="tool-section">
    <a href={rule.href}>{rule.section ?? 'The rule'}</a>{' '}
    <span className="tool-grade">Grade&nbsp;{gradeInResult(rule.grade)}</span>
  </span>
);

/**
 * A machine-readable day: `ends` is the end of the period, `plan` the day to plan for, `again` a later recurrence,
 * `done` the day it was met.
 */
export const Day = ({
  date,
  meaning,
}: {
  date: CalendarDate;
  meaning: 'ends' | 'plan' | 'next-open' | 'again' | 'done';
}) => (
  <time dateTime={date} data-date={meaning}>
    {formatDay(date)}
  </time>
);

/** The reason for an outcome, and whom to ask. */
export function OutcomeReason({ reason }: { reason: Reason | undefined }) {
  if (!reason) return null;
  const person = whoToAsk[reason];
  return (
    <span className="tool-why">
      {reasonWords[reason]} {person && <strong>{whomToAskText[person]}</strong>}
    </span>
  );
}

interface TestProps {
  line: TestLine;
  rules: readonly RuleText[];
  /** What the line is called, where it is not the rule's own name. */
  label?: ReactNode;
  /** The label of its figure. */
  limitLabel?: string | undefined;
}

/** One test as an item of a list: outcome, name, limit, reason, section. A rule of grade C shows no figure. */
export function TestItem({ line, rules, label, limitLabel = 'Limit' }: TestProps) {
  const rule = findRule(rules, line.rule);
  const limitRule = line.limitBy && findRule(rules, line.limitBy);
  return (
    <li className="tool-test" data-rule={line.rule} data-test={line.test} data-outcome={line.outcome}>
      <span className="tool-outcome">{outcomeLabels[line.outcome]}</span>
      <span className="tool-test-words">
        <strong>{label ?? rule.label}</strong>
        {line.limit !== undefined && rule.grade !== 'C' && (
          <span data-limit={line.limit}>
            {limitLabel}: {dollars(line.limit)}
          </span>
        )}
        <OutcomeReason reason={line.reason} />
        <Section rule={rule} />
        {limitRule && <Section rule={limitRule} />}
      </span>
    </li>
  );
}

/** Rules to read beside a result: notes, not tests. */
export const Notes = ({ ids, rules }: { ids: readonly RuleId[]; rules: readonly RuleText[] }) =>
  ids.length > 0 && (
    <ul className="tool-notes">
      {ids.map((id) => {
        const rule = findRule(rules, id);
        return (
          <li key={id} data-rule={id}>
            <strong>{rule.label}.</strong> {rule.text} <Section rule={rule} />
          </li>
        );
      })}
    </ul>
  );

/** Shown when the tool cannot answer: the reason, and whom to ask. */
export const StoppedNotice = ({ stop, children }: { stop: Stop<string>; children: ReactNode }) => (
  <div className="tool-stop" data-outcome="ask" data-stopped={stop.stopped}>
    <p>{children}</p>
    {stop.ask && (
      <p>
        <strong>{whomToAskText[stop.ask]}</strong>
      </p>
    )}
  </div>
);
