// One option: what comes in and goes out, each share, and where the law has a say.
import type { State } from '../../law/address-state.ts';
import type { Figures } from '../../law/figures.ts';
import type { OptionResult } from '../../law/house-options.ts';
import { dollars } from '../frame/format.ts';
import { Section, TestItem } from '../frame/ResultLines.tsx';
import { Cell, Row, RowHead, Table } from '../frame/table-parts.tsx';
import { findRule, type RuleText } from '../frame/tool-data.ts';
import { priceTest, rulesOfOption } from './law-lines.ts';
import { sharesOfSum } from './shares.ts';
import { lineNames, optionNames } from './words.ts';

interface Props {
  result: OptionResult;
  state: State;
  figures: Figures;
  rules: readonly RuleText[];
}

export function OptionCard({ result: { option, lines, left }, state, figures, rules }: Props) {
  const shares = sharesOfSum(left, state, figures);
  const keeper = option === 'heir' && state.keeper ? state.keeper - 1 : -1;
  const floor = priceTest(option, state, figures);
  const ruleIds = rulesOfOption(option, state).filter((id) => id !== floor?.rule);
  return (
    <article className="card tool-card option-card" data-option={option}>
      <h3>{optionNames[option]}</h3>
      <Table className="tool-table">
        <caption className="sr-only">{optionNames[option]}: what comes in and goes out</caption>
        <tbody>
          {lines.map(({ figure, amount }) => (
            <Row key={figure}>
              <RowHead>
                {figure === 'monthly' && option === 'let' ? 'Monthly costs of a year' : lineNames[figure]}
              </RowHead>
              <Cell>{dollars(amount)}</Cell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row>
            <RowHead>Left</RowHead>
            <Cell>{dollars(left)}</Cell>
          </Row>
          {shares.map(({ name, amount }, index) => (
            <Row key={name} className="option-share">
              <RowHead>
                {name}
                {index === keeper && ', which keeps the house'}
              </RowHead>
              <Cell data-share={amount}>{dollars(amount)}</Cell>
            </Row>
          ))}
        </tfoot>
      </Table>
      {left < 0 && (
        <p>
          More is owed than this brings.{' '}
          <a href="/answers/what-if-more-is-owed-than-the-house-is-worth">What that can mean</a>
        </p>
      )}
      {floor && (
        <ul className="tool-tests">
          <TestItem
            line={floor}
            rules={rules}
            label="If it is sold by consent: the price is high enough"
            limitLabel="Lowest price, rounded up to the cent"
          />
        </ul>
      )}
      <h4>Where the law has a say</h4>
      <ul className="option-rules">
        {ruleIds.map((id) => {
          const rule = findRule(rules, id);
          return (
            <li key={id} data-rule={id}>
              {rule.label} <Section rule={rule} />
            </li>
          );
        })}
      </ul>
    </article>
  );
}
