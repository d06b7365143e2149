// The four procedures to probate an estate, each with its tests. None is recommended.
import type { ProcedureCard } from '../law/small-estate.ts';
import { TestItem } from '../tools/frame/ResultLines.tsx';
import { sortProcedures } from '../tools/frame/sort-by-outcome.ts';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';
import { procedureNames } from '../tools/words.ts';

interface Props {
  procedures: readonly ProcedureCard[];
  rules: readonly RuleText[];
}

export const Procedures = ({ procedures, rules }: Props) => (
  <div className="tool-cards">
    {sortProcedures(procedures).map(({ procedure, tests }) => (
      <section key={procedure} className="card tool-card" data-procedure={procedure}>
        <h4>{procedureNames[procedure]}</h4>
        {tests.length === 0 ? (
          <p>Every estate can go this way. It has no limit.</p>
        ) : (
          <ul className="tool-tests">
            {tests.map((line) => {
              const { guide, label } = findRule(rules, line.rule);
              return <TestItem key={line.rule} line={line} rules={rules} label={<a href={guide}>{label}</a>} />;
            })}
          </ul>
        )}
      </section>
    ))}
  </div>
);
