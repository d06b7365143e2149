// The list of dates: deadlines, with the day to plan for and the day the period ends, and earliest days.
import { Fragment } from 'react';
import type { CalendarDate } from '../law/calendar-date.ts';
import type { FollowedLine } from '../law/done-days.ts';
import { dueState } from '../law/due-state.ts';
import { conditionWords, type DueLine, type NotBeforeLine, whoseWords } from '../law/result-line.ts';
import { Day, OutcomeReason, Section } from '../tools/frame/ResultLines.tsx';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';
import { actNowNote, closedDayNote } from '../tools/words.ts';

interface Props {
  lines: readonly FollowedLine[];
  rules: readonly RuleText[];
  /** Today in Ohio. */
  now: CalendarDate;
}

export const Dates = ({ lines, rules, now }: Props) => (
  <ol className="plan-dates">
    {lines.map((line) => {
      const rule = findRule(rules, line.rule);
      const whose = `${whoseWords[line.whose]}${line.only ? `. ${conditionWords[line.only]}` : ''}.`;
      return (
        <li
          key={`${line.rule}-${line.reading}`}
          data-rule={line.rule}
          data-reading={line.reading}
          data-outcome={line.kind === 'undated' ? line.outcome : undefined}
        >
          <div className="plan-days">
            {line.kind === 'undated' && <OutcomeReason reason={line.reason} />}
            {line.kind === 'not-before' && <NotBefore line={line} />}
            {line.kind === 'due' && <Due line={line} now={now} />}
          </div>
          <div className="plan-what">
            <a href={rule.guide}>{rule.label}</a>
            {line.reading && rule.readings ? `: ${rule.readings[line.reading]}` : '.'}{' '}
            <span className="plan-whose">{whose}</span> <Section rule={rule} />
            <Late line={line} rule={rule} now={now} />
          </div>
        </li>
      );
    })}
  </ol>
);

const NotBefore = ({ line }: { line: NotBeforeLine }) => (
  <>
    <span>
      Not before <Day date={line.day} meaning="ends" />
    </span>{' '}
    {line.nextOpen && line.nextOpen !== line.day && (
      <span className="plan-ends">
        {closedDayNote(line)} The next open day is <Day date={line.nextOpen} meaning="next-open" />.
      </span>
    )}
  </>
);

function Due({ line, now }: { line: DueLine & FollowedLine; now: CalendarDate }) {
  if (line.doneOn)
    return (
      <>
        <strong>
          Done <Day date={line.doneOn} meaning="done" />
        </strong>{' '}
        <span className="plan-ends">
          Due by <Day date={line.ends} meaning="ends" />.
        </span>
      </>
    );
  const moved = line.ends !== line.plan;
  return (
    <>
      <strong>
        {moved ? 'Plan for ' : 'By '}
        <Day date={line.plan} meaning="plan" />
        {line.plan < now && ' (past)'}
      </strong>{' '}
      <span className={moved ? 'plan-ends' : 'sr-only'}>
        The count ends <Day date={line.ends} meaning="ends" />. {closedDayNote(line)}
      </span>{' '}
      {line.every && (
        <span className="plan-ends">
          Then every {line.every.count} {line.every.unit}:{' '}
          {line.again?.map(({ plan }, index) => (
            <Fragment key={plan}>
              {index > 0 && ', '}
              <Day date={plan} meaning="again" />
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

/** What can still be done once the day to plan for has passed. */
function Late({ line, rule, now }: { line: FollowedLine; rule: RuleText; now: CalendarDate }) {
  if (line.kind !== 'due' || line.doneOn || line.plan >= now) return null;
  return <p className="plan-late">{dueState(line, now) === 'past' ? rule.past : actNowNote}</p>;
}
