// The house: each path with its tests and signers, and the executor's commission either way.
import type { CommissionAnswer } from '../law/commission.ts';
import type { Path } from '../law/house-sale.ts';
import type { TestLine } from '../law/result-line.ts';
import { dollars } from '../tools/frame/format.ts';
import { Section } from '../tools/frame/ResultLines.tsx';
import { sortPaths } from '../tools/frame/sort-by-outcome.ts';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';
import { lowestPriceNote, signerText } from '../tools/house-sale/words.ts';
import { outcomeLabels } from '../tools/words.ts';

interface Props {
  paths: readonly Path[];
  rules: readonly RuleText[];
}

const testLabels: Record<NonNullable<TestLine['test']>, string> = {
  title: 'title',
  will: 'the will',
  consents: 'consents',
  adults: 'all adults',
  inventory: 'approved inventory',
  price: 'price',
  buyer: 'buyer',
  taking: 'taking it as part of the share',
  buying: 'buying it',
  order: 'the court’s order',
  contract: 'the contract',
  ground: 'a ground in the law',
};

/** Worded so that they do not sound like advice. A path without tests is open. */
const stateLabels: Record<Path['state'], string> = { open: 'Open', closed: 'Not met', ask: 'Ask' };

export const House = ({ paths, rules }: Props) => (
  <>
    <ul className="plan-paths">
      {sortPaths(paths).map(({ path, state, tests, signers }) => {
        const rule = findRule(rules, path);
        return (
          <li key={path} data-rule={path} data-state={state}>
            <span className="tool-outcome">{stateLabels[state]}</span>
            <span className="tool-test-words">
              <span>
                <a href={rule.guide}>{rule.label}</a>. <Section rule={rule} />
              </span>
              {tests.length > 0 && (
                <span>
                  Tests:{' '}
                  {tests.map(({ test, rule: testRule, outcome, limit }) => (
                    <span
                      key={`${testRule}${test}`}
                      className="plan-test"
                      data-rule={testRule}
                      data-test={test}
                      data-outcome={outcome}
                    >
                      {test && testLabels[test]}: {outcomeLabels[outcome].toLowerCase()}
                      {test === 'price' && limit !== undefined && ` (at least ${dollars(limit)})`}
                    </span>
                  ))}
                </span>
              )}
              {state !== 'closed' && signers.length > 0 && (
                <span className="plan-signers">Who would sign: {signers.map(signerText).join('; ')}.</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
    {paths.some(({ tests }) => tests.some(({ test, limit }) => test === 'price' && limit !== undefined)) && (
      <p>{lowestPriceNote}</p>
    )}
  </>
);

export function Commission({ answer, rules }: { answer: CommissionAnswer; rules: readonly RuleText[] }) {
  const rule = findRule(rules, 'commission-rates');
  return (
    <p data-rule="commission-rates">
      <a href={rule.guide}>The executor’s commission</a> on what you typed, before the court looks at it:{' '}
      {answer.compared ? (
        <>
          <strong data-result="all-kept">{dollars(answer.compared.allKept.total)}</strong> with the house kept,{' '}
          <strong data-result="all-sold">{dollars(answer.compared.allSold.total)}</strong> with it sold.
        </>
      ) : (
        <strong data-result="total">{dollars(answer.total)}.</strong>
      )}{' '}
      <Section rule={rule} />
    </p>
  );
}
