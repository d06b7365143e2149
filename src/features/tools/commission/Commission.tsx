// What R.C. 2113.35 gives for an estate, line by line, and the same estate with its real estate sold and unsold.
import './commission.css';
import type { State } from '../../law/address-state.ts';
import { type Commission as Counted, commission } from '../../law/commission.ts';
import { dollars } from '../frame/print-values.ts';
import { Notes, ruleOf, Section, Stopped } from '../frame/ResultLines.tsx';
import type { RuleWords } from '../frame/rule-words.ts';
import { type Outcome, ToolFrame } from '../frame/ToolFrame.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '../frame/table-parts.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { commissionSteps } from './questions.ts';

export default function Commission({ figures, rules, terms }: ToolData) {
  const solve = (state: State): Outcome => {
    const answer = commission(state, figures);
    if ('stopped' in answer) {
      return {
        announcement: 'The will sets the fee.',
        result: (
          <Stopped stop={answer}>
            The will’s own provision goes first, unless the executor renounces it. So no figure is shown here.{' '}
            <Section rule={ruleOf(rules, 'commission-by-will')} />
          </Stopped>
        ),
      };
    }
    const { compared, executors, each, total } = answer;
    if (![state.personal, state.sold, state.kept].some((sum) => sum !== undefined)) return {};
    return {
      announcement: `The lines come to ${dollars(total)}.`,
      result: (
        <>
          <Lines title="By these figures" counted={answer} rules={rules} main />
          {executors > 1 && (
            <p data-rule="commission-shared">
              {executors} executors share this one sum. An even part is{' '}
              <strong data-result="each" data-cents={each}>
                {dollars(each)}
              </strong>
              . <Section rule={ruleOf(rules, 'commission-shared')} />
            </p>
          )}
          {compared && (
            <>
              <h3>The same estate, sold and kept</h3>
              <p>Two ways of counting, not advice. What pays the executor more is not a reason to sell.</p>
              <div className="tool-cards commission-compared">
                <Lines title="All real estate sold" counted={compared.allSold} rules={rules} name="all-sold" />
                <Lines title="All real estate kept" counted={compared.allKept} rules={rules} name="all-kept" />
              </div>
            </>
          )}
          <Notes ids={answer.notes.filter((id) => id !== 'commission-shared')} rules={rules} />
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
      waiting="Give one figure, and the lines stand here."
      solve={solve}
    />
  );
}

interface LinesProps {
  title: string;
  counted: Counted;
  rules: readonly RuleWords[];
  main?: boolean;
  name?: string;
}

/** The lines of one count with their total. */
function Lines({ title, counted, rules, main = false, name }: LinesProps) {
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
          {counted.lines.map(({ rule, base, percent, amount }) => (
            <Row key={`${rule}${percent}`} data-rule={rule}>
              <Cell>
                {dollars(base)}
                {rule === 'commission-unsold-land' && ', real estate kept'}{' '}
                {main && <Section rule={ruleOf(rules, rule)} />}
              </Cell>
              <Cell>{percent}%</Cell>
              <Cell>{dollars(amount)}</Cell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row>
            <RowHead colSpan={2}>Total</RowHead>
            <Cell data-result={main ? 'total' : 'compared-total'} data-cents={counted.total}>
              {dollars(counted.total)}
            </Cell>
          </Row>
        </tfoot>
      </Table>
    </section>
  );
}
