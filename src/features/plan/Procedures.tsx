// The four procedures to probate an estate, each with its tests. None is recommended.
import type { WayCard } from '../law/small-estate.ts';
import { waysFitFirst } from '../tools/frame/fits-first.ts';
import { ruleOf, TestItem } from '../tools/frame/ResultLines.tsx';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import { wayWords } from '../tools/words.ts';

interface Props {
  procedures: readonly WayCard[];
  rules: readonly RuleWords[];
}

export const Procedures = ({ procedures, rules }: Props) => (
  <div className="tool-cards">
    {waysFitFirst(procedures).map(({ way, tests }) => (
      <section key={way} className="card tool-card" data-way={way}>
        <h4>{wayWords[way]}</h4>
        {tests.length === 0 ? (
          <p>Every estate can go this way. It has no limit.</p>
        ) : (
          <ul className="tool-tests">
            {tests.map((line) => {
              const { guide, label } = ruleOf(rules, line.rule);
              return <TestItem key={line.rule} line={line} rules={rules} label={<a href={guide}>{label}</a>} />;
            })}
          </ul>
        )}
      </section>
    ))}
  </div>
);
