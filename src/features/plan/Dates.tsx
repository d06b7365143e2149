// The dates in order: deadlines, with the day to plan for and the day the period ends, and earliest days.
import { Fragment } from 'react';
import type { CalendarDate } from '../law/calendar-date.ts';
import type { DateLine } from '../law/result-line.ts';
import { Day, ruleOf, Section, Why } from '../tools/frame/ResultLines.tsx';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import { closingWords, conditionWords, whoseWords } from '../tools/words.ts';

interface Props {
  lines: readonly DateLine[];
  rules: readonly RuleWords[];
  /** Marks past days. */
  now: CalendarDate;
}

function Days({ line, now }: { line: DateLine; now: CalendarDate }) {
  if (line.kind === 'undated') return <Why reason={line.reason} />;
  if (line.kind === 'not-before') {
    return (
      <>
        Not before <Day date={line.day} is="ends" />
        {line.nextOpen && line.nextOpen !== line.day && (
          <span className="plan-ends">
            The next open day is <Day date={line.nextOpen} is="next-open" />. {closingWords(line)}
          </span>
        )}
      </>
    );
  }
  const moved = line.ends !== line.plan;
  return (
    <>
      <strong>
        {moved ? 'Plan for ' : 'By '}
        <Day date={line.plan} is="plan" />
        {line.plan < now && ' (past)'}
      </strong>{' '}
      <span className={moved ? 'plan-ends' : 'unseen'}>
        The count ends <Day date={line.ends} is="ends" />. {closingWords(line)}
      </span>
      {line.every && (
        <span>
          {' '}
          then every {line.every.count} {line.every.unit}:{' '}
          {line.again?.map(({ plan }, at) => (
            <Fragment key={plan}>
              {at > 0 && ', '}
              <Day date={plan} is="again" />
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

/** One line for each rule. A grade C line shows no day, because its rule gives none. */
export const Dates = ({ lines, rules, now }: Props) => (
  <ol className="plan-dates">
    {lines.map((line) => {
      const rule = ruleOf(rules, line.rule);
      const whose = `${whoseWords[line.whose]}${line.only ? `. ${conditionWords[line.only]}` : ''}.`;
      return (
        <li
          key={`${line.rule}-${line.reading}`}
          data-rule={line.rule}
          data-reading={line.reading}
          data-outcome={line.kind === 'undated' ? line.outcome : undefined}
        >
          <div className="plan-days">
            <Days line={line} now={now} />
          </div>
          <div className="plan-what">
            <a href={rule.guide}>{rule.label}</a>
            {line.reading && rule.readings && <Fragment>: {rule.readings[line.reading]}</Fragment>}{' '}
            <span className="plan-whose">{whose}</span> <Section rule={rule} />
          </div>
        </li>
      );
    })}
  </ol>
);
