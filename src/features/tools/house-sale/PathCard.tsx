// One path by which a house is sold: its tests, who would sign, what else holds. No path is called the better one.
import type { Path } from '../../law/house-sale.ts';
import type { TestLine } from '../../law/result-line.ts';
import { Notes, ruleOf, Section, TestItem } from '../frame/ResultLines.tsx';
import type { RuleWords } from '../frame/rule-words.ts';
import { floorWords, signerWords, stateWords, testWords, withoutTests } from './words.ts';

interface Props {
  path: Path;
  rules: readonly RuleWords[];
}

const limitLabels: Partial<Record<NonNullable<TestLine['test']>, string>> = {
  price: 'Lowest price of a sale by consent, rounded up to the cent',
  taking: 'Share and allowance',
};

export function PathCard({ path: { path, state, tests, signers, notes }, rules }: Props) {
  const rule = ruleOf(rules, path);
  return (
    <article className="card tool-card path-card" data-path={path} data-state={state} data-rule={path}>
      <h3>{rule.label}</h3>
      <p className="path-state">{(tests.length === 0 && withoutTests[path]) || stateWords[state]}</p>
      <p>
        {rule.text} <Section rule={rule} />
      </p>
      {tests.length > 0 && (
        <ul className="tool-tests">
          {tests.map((line) => (
            <TestItem
              key={line.test ?? line.rule}
              line={line}
              rules={rules}
              label={line.test ? testWords[line.test] : rule.label}
              limitLabel={line.test && limitLabels[line.test]}
            />
          ))}
        </ul>
      )}
      {tests.some(({ test, limit }) => test === 'price' && limit !== undefined) && <p>{floorWords}</p>}
      {signers.length > 0 && (
        <>
          <h4>Who would sign</h4>
          <ul className="path-signers">
            {signers.map((signer) => (
              <li key={signer.who} data-signer={signer.who} data-count={signer.count}>
                {signerWords(signer)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Notes ids={notes} rules={rules} />
    </article>
  );
}
