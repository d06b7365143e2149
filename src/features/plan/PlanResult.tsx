// The sections of the plan: what comes next, then the rest, collapsed.
import type { CalendarDate } from '../law/calendar-date.ts';
import { followed } from '../law/done-days.ts';
import { isPast } from '../law/due-state.ts';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';
import type { Answers } from '../tools/frame/use-answers.tsx';
import { Court } from './Court.tsx';
import type { Courts } from './court.ts';
import { Dates } from './Dates.tsx';
import { dateStages } from './date-stages.ts';
import { Fold } from './Fold.tsx';
import type * as FollowUp from './FollowUp.tsx';
import { Commission, House } from './House.tsx';
import { Inheritance } from './Inheritance.tsx';
import type { toolLinks } from './links.ts';
import type { Plan } from './make-plan.ts';
import { Next } from './Next.tsx';
import { Procedures } from './Procedures.tsx';

interface Props {
  plan: Plan;
  now: CalendarDate;
  rules: readonly RuleText[];
  courts: Courts;
  openingForm: RuleText['paper'];
  links: ReturnType<typeof toolLinks>;
  /** The module FollowUp.tsx: undefined until it is loaded, null if that failed. */
  followUp: typeof FollowUp | null | undefined;
  set: Answers['set'];
}

export function PlanResult({ plan, now, rules, courts, openingForm, links, followUp, set }: Props) {
  const { answers } = plan;
  const dates = followed(plan.dates, answers);
  const past = dates.filter((line) => !line.doneOn && isPast(line, now));
  const stages = dateStages.map((title) => ({
    title,
    lines: dates.filter((line) => !past.includes(line) && findRule(rules, line.rule).stage === title),
  }));
  return (
    <div className="plan-parts" data-will={answers.will}>
      {followUp && <followUp.CameDue lines={dates} rules={rules} now={now} />}
      <Next
        lines={dates.filter(({ doneOn }) => !doneOn)}
        hasPast={past.length > 0}
        rules={rules}
        now={now}
        openingForm={answers.letters || answers.release ? undefined : openingForm}
      />
      {followUp && <followUp.DoneSection lines={dates} answers={answers} now={now} set={set} />}
      <section aria-labelledby="plan-court">
        <h3 id="plan-court">The court</h3>
        <Court county={answers.county} courts={courts} />
      </section>
      <section aria-labelledby="plan-dates">
        <h3 id="plan-dates">Dates</h3>
        <div className="plan-stages">
          {past.length > 0 && (
            <Fold heading="h4" title={`Past: what can still be done (${past.length})`}>
              <Dates lines={past} rules={rules} now={now} />
            </Fold>
          )}
          {stages.map(
            ({ title, lines }) =>
              lines.length > 0 && (
                <Fold key={title} heading="h4" title={`${title} (${lines.length})`}>
                  <Dates lines={lines} rules={rules} now={now} />
                </Fold>
              ),
          )}
        </div>
        <p className="no-print">
          <a href={links.dates}>More dates, and a drawn timeline</a>
        </p>
      </section>
      <Fold title="Ways through the court">
        <Procedures procedures={plan.procedures} rules={rules} />
        <p className="no-print">
          These are the tests of the law. You decide which way to go, with the court or an attorney.{' '}
          <a href={links.smallEstate}>Add the funeral and more</a>
        </p>
      </Fold>
      <Fold title="Who inherits">
        <Inheritance plan={plan} rules={rules} toolLink={links.shares} />
      </Fold>
      {plan.house.length > 0 && (
        <Fold title="If the house is to be sold">
          <House paths={plan.house} rules={rules} />
          <p className="no-print">
            <a href={links.house}>Answer more about the house</a>
          </p>
        </Fold>
      )}
      {plan.commission && (
        <Fold title="The executor’s commission">
          <Commission answer={plan.commission} rules={rules} />
        </Fold>
      )}
      {followUp && <followUp.SavePanel />}
      {followUp === null && (
        <p role="alert" className="no-print">
          What keeps the plan, and its calendar, could not be loaded. Load the page again.
        </p>
      )}
    </div>
  );
}
