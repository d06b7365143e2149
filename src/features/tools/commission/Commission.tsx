// What R.C. 2113.35 gives for an estate, line by line, and the same estate with its real estate sold and unsold.
import './commission.css';
import type { State } from '../../law/address-state.ts';
import { type Commission as CommissionResult, commission } from '../../law/commission.ts';
import { dollars } from '../frame/format.ts';
import { Notes, Section, StoppedNotice } from '../frame/ResultLines.tsx';
import { ToolFrame, type ToolResult } from '../frame/ToolFrame.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '../frame/table-parts.tsx';
import { findRule, type RuleText, type ToolData } from '../frame/tool-data.ts';
import { commissionSteps } from './questions.ts';

export default function Commission({ figures, rules, terms }: ToolData) {
  const solve = (state: State): ToolResult => {
    const calculation = commission(state, figures);
    if ('stopped' in calculation) {
      return {
        announcement: 'The will sets the fee.',
        result: (
          <StoppedNotice stop={calculation}>
            The will’s own provision goes first, unless the executor renounces it. So no figure is shown here.{' '}
            <Section rule={findRule(rules, 'commission-by-will')} />
          </StoppedNotice>
        ),
      };
    }
    const { compared, executors, each, total } = calculation;
    if (![state.personal, state.sold, state.kept].some((sum) => sum !== undefined)) return {};
    return {
      announcement: `The lines come to ${dollars(total)}.`,
      result: (
        <>
          <Lines title="By these figures" calculation={calculation} rules={rules} isMain />
          {executors > 1 && (
            <p data-rule="commission-shared">
              {executors} executors share this one sum. An even part is{' '}
              <strong data-result="each" data-cents={each}>
                {dollars(each)}
              </strong>
              . <Section rule={findRule(rules, 'commission-shared')} />
            </p>
          )}
          {compared && (
            <>
              <h3>The same estate, sold and kept</h3>
              <p>Two ways of counting, not advice. What pays the executor more is not a reason to sell.</p>
              <div className="tool-cards commission-compared">
                <Lines title="All real estate sold" calculation={compared.allSold} rules={rules} name="all-sold" />
                <Lines title="All real estate kept" calculation={compared.allKept} rules={rules} name="all-kept" />
              </div>
            </>
          )}
          <Notes ids={calculation.notes.filter((id) => id !== 'commission-shared')} rules={rules} />
        </>
      ),
    };
  };
  return (
    <ToolFrame
      tool="executor-commission"
      steps={commissionSteps}
      terms={terms}
      resultTitle="What the section gives"
      placeholder="Give one figure, and the lines stand here."
      solve={solve}
    />
  );
}

interface LinesProps {
  title: string;
  calculation: CommissionResult;
  rules: readonly RuleText[];
  isMain?: boolean;
  name?: string;
}

/** The lines of one count with their total. */
function Lines({ title, calculation, rules, isMain = false, name }: LinesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard where sums are wider than the screen
    <section className="commission-frame" aria-label={title} tabIndex={0}>
      <Table className="tool-table commission-lines" data-compared={name}>
        <caption>{title}</caption>
        <thead>
          <Row>
            <ColumnHead>Counted on</ColumnHead>
            <ColumnHead>Rate</ColumnHead>
            <ColumnHead>Amount</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {calculation.lines.map(({ rule, base, percent, amount }) => (
            <Row key={`${rule}${percent}`} data-rule={rule}>
              <Cell>
                {dollars(base)}
                {rule === 'commission-unsold-land' && ', real estate kept'}{' '}
                {isMain && <Section rule={findRule(rules, rule)} />}
              </Cell>
              <Cell>{percent}%</Cell>
              <Cell>{dollars(amount)}</Cell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row>
            <RowHead colSpan={2}>Total</RowHead>
            <Cell data-result={isMain ? 'total' : 'compared-total'} data-cents={calculation.total}>
              {dollars(calculation.total)}
            </Cell>
          </Row>
        </tfoot>
      </Table>
    </section>
  );
}
