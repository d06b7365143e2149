// One line of the dates: the rule, whose duty it is, and its days.
import type { CalendarDate } from '../../law/calendar-date.ts';
import { dueState } from '../../law/due-state.ts';
import { conditionWords, type DateLine, whoseWords } from '../../law/result-line.ts';
import { Day, OutcomeReason, Section } from '../frame/ResultLines.tsx';
import { findRule, type RuleText } from '../frame/tool-data.ts';
import { actNowNote, closedDayNote, outcomeLabels } from '../words.ts';

interface Props {
  line: DateLine;
  rules: readonly RuleText[];
  now: CalendarDate;
}

export function DateItem({ line, rules, now }: Props) {
  const rule = findRule(rules, line.rule);
  const whose = whoseWords[line.whose];
  const state = line.kind === 'due' ? dueState(line, now) : 'ahead';
  return (
    <li
      className="date-line"
      data-rule={line.rule}
      data-kind={line.kind}
      data-reading={line.reading}
      data-outcome={line.kind === 'undated' ? line.outcome : undefined}
    >
      <Days line={line} now={now} />
      <div className="date-words">
        <strong>{rule.label}</strong>
        <span className="date-whose">
          {line.only ? `${conditionWords[line.only]}: ${whose.charAt(0).toLowerCase()}${whose.slice(1)}` : whose}
        </span>
        <span className="date-text">{rule.text}</span>
        {line.reading && <b>{rule.readings?.[line.reading]}</b>}
        {line.kind !== 'undated' && <span>{closedDayNote(line)}</span>}
        {line.kind === 'undated' && <OutcomeReason reason={line.reason} />}
        {state !== 'ahead' && <span data-late={state}>{state === 'ending' ? actNowNote : rule.past}</span>}
        <Section rule={rule} />
      </div>
    </li>
  );
}

function Days({ line, now }: { line: DateLine; now: CalendarDate }) {
  if (line.kind === 'undated') return <p className="date-days">{outcomeLabels[line.outcome]}</p>;
  if (line.kind === 'not-before') {
    return (
      <dl className="date-days">
        <dt>Not before</dt>
        <dd>
          <Day date={line.day} meaning="ends" />
        </dd>
        {line.nextOpen && line.nextOpen !== line.day && (
          <>
            <dt>Next open day</dt>
            <dd>
              <Day date={line.nextOpen} meaning="next-open" />
            </dd>
          </>
        )}
      </dl>
    );
  }
  return (
    <dl className="date-days">
      <dt>Plan for</dt>
      <dd className="date-plan">
        <Day date={line.plan} meaning="plan" />
        {line.plan < now && <span className="date-past"> (past)</span>}
      </dd>
      <dt>Count ends</dt>
      <dd>
        <Day date={line.ends} meaning="ends" />
      </dd>
      {line.every && (
        <>
          <dt>
            Then every {line.every.count} {line.every.unit}
          </dt>
          {line.again?.map(({ plan }) => (
            <dd key={plan}>
              <Day date={plan} meaning="again" />
            </dd>
          ))}
        </>
      )}
    </dl>
  );
}
