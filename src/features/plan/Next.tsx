// The next dates and the next form to file: on a phone, the first thing in view.
import type { CalendarDate } from '../law/calendar-date.ts';
import { conditionWords, type DateLine } from '../law/result-line.ts';
import { Day } from '../tools/frame/ResultLines.tsx';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';
import { Dates } from './Dates.tsx';
import { nextSteps } from './next-steps.ts';

interface Props {
  lines: readonly DateLine[];
  hasPast: boolean;
  rules: readonly RuleText[];
  now: CalendarDate;
  /** The form that opens the estate; undefined once it is open. */
  openingForm: RuleText['paper'] | undefined;
}

export function Next({ lines, hasPast, rules, now, openingForm }: Props) {
  const { dates, filing } = nextSteps(lines, rules, now);
  const paper = filing ? findRule(rules, filing.rule).paper : openingForm;
  return (
    <section className="card plan-next">
      <h3>Next</h3>
      {dates.length > 0 ? <Dates lines={dates} rules={rules} now={now} /> : <p>No date of the law is still ahead.</p>}
      {paper && (
        <p data-paper={paper.href}>
          The next paper to file: <a href={paper.href}>{paper.name}</a>
          {filing ? (
            <>
              , by <Day date={filing.plan} meaning="plan" />. {filing.only && `${conditionWords[filing.only]}.`}
            </>
          ) : (
            '. It comes with every way of opening an estate.'
          )}
        </p>
      )}
      {hasPast && <p>“Dates” says what can still be done about past ones.</p>}
    </section>
  );
}
