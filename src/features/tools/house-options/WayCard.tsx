// One way: what comes in and goes out, each share, and where the law has a say.
// biome-ignore-all lint/a11y/noRedundantRoles: cells drawn as blocks (tools.css) lose their roles in Safari: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
import type { State } from '../../law/address-state.ts';
import type { Figures } from '../../law/figures.ts';
import type { WayResult } from '../../law/house-options.ts';
import { dollars } from '../frame/print-values.ts';
import { ruleOf, Section, TestItem } from '../frame/ResultLines.tsx';
import type { RuleWords } from '../frame/rule-words.ts';
import { priceTest, rulesOfWay } from './law-lines.ts';
import { sharesOfSum } from './shares.ts';
import { lineNames, wayNames } from './words.ts';

interface Props {
  result: WayResult;
  state: State;
  figures: Figures;
  rules: readonly RuleWords[];
}

export function WayCard({ result: { way, lines, left }, state, figures, rules }: Props) {
  const shares = sharesOfSum(left, state, figures);
  const keeper = way === 'heir' && state.keeper ? state.keeper - 1 : -1;
  const floor = priceTest(way, state, figures);
  const ruleIds = rulesOfWay(way, state).filter((id) => id !== floor?.rule);
  return (
    <article className="card tool-card way-card" data-way={way}>
      <h3>{wayNames[way]}</h3>
      <table role="table" className="tool-table">
        <caption className="unseen">{wayNames[way]}: what comes in and goes out</caption>
        <tbody>
          {lines.map(({ figure, amount }) => (
            <tr role="row" key={figure}>
              <th role="rowheader" scope="row">
                {figure === 'monthly' && way === 'let' ? 'Monthly costs of a year' : lineNames[figure]}
              </th>
              <td role="cell">{dollars(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr role="row">
            <th role="rowheader" scope="row">
              Left
            </th>
            <td role="cell">{dollars(left)}</td>
          </tr>
          {shares.map(({ name, amount }, at) => (
            <tr role="row" key={name} className="way-share">
              <th role="rowheader" scope="row">
                {name}
                {at === keeper && ', which keeps the house'}
              </th>
              <td role="cell" data-share={amount}>
                {dollars(amount)}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
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
      <ul className="way-rules">
        {ruleIds.map((id) => {
          const rule = ruleOf(rules, id);
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
