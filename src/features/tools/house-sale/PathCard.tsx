// One path by which a house is sold: its tests, who would sign, what else holds. No path is called the better one.
import type { Path } from '../../law/house-sale.ts';
import type { TestLine, TestName } from '../../law/result-line.ts';
import { Notes, Section, TestItem } from '../frame/ResultLines.tsx';
import { findRule, type RuleText } from '../frame/tool-data.ts';
import { lowestPriceNote, signerText, stateLabels } from './words.ts';

interface Props {
  path: Path;
  rules: readonly RuleText[];
}

const testLabels: Record<TestName, string> = {
  title: 'The house passed outside the estate',
  will: 'What the will says about selling',
  consents: 'The spouse and everybody else sign',
  adults: 'Nobody among them is a minor',
  inventory: 'The court has approved an inventory',
  price: 'The price is high enough',
  buyer: 'Who buys',
  taking: 'The spouse takes the home as part of the share',
  buying: 'The spouse buys the home',
  order: 'What the order says',
  contract: 'What the contract says',
  ground: 'The law gives a ground for the sale',
};

const limitLabels: Partial<Record<NonNullable<TestLine['test']>, string>> = {
  price: 'Lowest price of a sale by consent, rounded up to the cent',
  taking: 'Share and allowance',
};

export function PathCard({ path: { path, state, tests, signers, notes }, rules }: Props) {
  const rule = findRule(rules, path);
  return (
    <article className="card tool-card path-card" data-path={path} data-state={state} data-rule={path}>
      <h3>{rule.label}</h3>
      <p className="path-state">
        {path === 'transfer-first' && tests.length === 0 ? 'The new owners have the house already' : stateLabels[state]}
      </p>
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
              label={line.test ? testLabels[line.test] : rule.label}
              limitLabel={line.test && limitLabels[line.test]}
            />
          ))}
        </ul>
      )}
      {tests.some(({ test, limit }) => test === 'price' && limit !== undefined) && <p>{lowestPriceNote}</p>}
      {signers.length > 0 && (
        <>
          <h4>Who would sign</h4>
          <ul className="path-signers">
            {signers.map((signer) => (
              <li key={signer.who} data-signer={signer.who} data-count={signer.count}>
                {signerText(signer)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Notes ids={notes} rules={rules} />
    </article>
  );
}
