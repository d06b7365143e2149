// The sections of the plan, in the order in which they are needed.
import type { CalendarDate } from '../law/calendar-date.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import { Court } from './Court.tsx';
import type { Courts } from './court.ts';
import { Dates } from './Dates.tsx';
import { Commission, House } from './House.tsx';
import { Inheritance } from './Inheritance.tsx';
import type { toolLinks } from './links.ts';
import type { Plan } from './make-plan.ts';
import { Ways } from './Ways.tsx';

interface Props {
  plan: Plan;
  now: CalendarDate;
  rules: readonly RuleWords[];
  courts: Courts;
  /** Links to each section's tool, prefilled. */
  links: ReturnType<typeof toolLinks>;
}

export function PlanResult({ plan, now, rules, courts, links }: Props) {
  const { answers } = plan;
  return (
    <div className="plan-parts" data-will={answers.will}>
      <section aria-labelledby="plan-court">
        <h3 id="plan-court">The court</h3>
        <Court county={answers.county} courts={courts} />
      </section>
      <section aria-labelledby="plan-dates">
        <h3 id="plan-dates">Dates</h3>
        <Dates lines={plan.dates} rules={rules} now={now} />
        <p className="no-print">
          <a href={links.dates}>More dates, and a drawn timeline</a>
        </p>
      </section>
      <section aria-labelledby="plan-ways">
        <h3 id="plan-ways">Ways through the court</h3>
        <Ways ways={plan.ways} rules={rules} />
        <p className="no-print">
          These are the tests of the law. You decide which way to go, with the court or an attorney.{' '}
          <a href={links.ways}>Add the funeral and more</a>
        </p>
      </section>
      <section aria-labelledby="plan-shares">
        <h3 id="plan-shares">Who inherits</h3>
        <Inheritance
          shares={plan.shares}
          divided={plan.divided}
          will={answers.will}
          spouse={answers.spouse}
          rules={rules}
          tool={links.shares}
        />
      </section>
      {plan.house.length > 0 && (
        <section aria-labelledby="plan-house">
          <h3 id="plan-house">If the house is to be sold</h3>
          <House paths={plan.house} rules={rules} />
          <p className="no-print">
            <a href={links.house}>Answer more about the house</a>
          </p>
        </section>
      )}
      {plan.commission && <Commission answer={plan.commission} rules={rules} />}
    </div>
  );
}
