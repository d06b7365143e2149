// Up to four offers for a house beside each other, and what to ask each buyer. No offer is called the best.
import '../frame/one-page.css';
import './offer-sheet.css';
import type { State } from '../../law/address-state.ts';
import type { RuleId } from '../../law/rule-ids.ts';
import { HouseTool, type HouseToolResult } from '../frame/HouseTool.tsx';
import { Notes, Section } from '../frame/ResultLines.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '../frame/table-parts.tsx';
import { findRule, type ToolData } from '../frame/tool-data.ts';
import { lowestPriceNote } from '../house-sale/words.ts';
import { type OfferLine, offerLines } from './lines.ts';
import { offerSteps } from './questions.ts';
import { buyerQuestions } from './words.ts';

/** Who must agree before anybody can accept an offer. */
export const offerRules: RuleId[] = ['power-of-sale', 'consent-sale', 'court-sale'];

export default function OfferSheet({ figures, rules, terms }: ToolData) {
  const solve = (state: State): HouseToolResult => {
    const { numbers, lines } = offerLines(state, figures);
    if (numbers.length === 0) return {};
    const differing = lines.filter(({ isDifferent }) => isDifferent);
    const hasMultipleOffers = numbers.length > 1;
    return {
      announcement: hasMultipleOffers
        ? `${numbers.length} offers. They differ in ${differing.length} of ${lines.length} lines.`
        : 'One offer.',
      result: (
        <>
          <p>
            {hasMultipleOffers
              ? `The offers differ in ${differing.length} of ${lines.length} lines; each of these is marked. No offer is called the best.`
              : 'One offer so far. Beside a second one the lines in which they differ are marked.'}{' '}
            Costs that are not stated count as nothing.
          </p>
          <OfferTable numbers={numbers} lines={lines} rules={rules} />
          {lines.some(({ id }) => id === 'floor') && <p>{lowestPriceNote}</p>}
          <h3>What to ask each buyer</h3>
          <ol className="buyer-questions">
            {buyerQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <h3>Who must agree first</h3>
          <Notes ids={offerRules} rules={rules} />
        </>
      ),
      sheet: {
        title: 'How do the offers compare?',
        lines: lines.map(({ label, values }) => ({
          label: label.replace(':', ','),
          value: values.map((value, index) => `offer ${numbers[index]}, ${value}`).join(' | '),
        })),
      },
    };
  };
  return (
    <HouseTool
      tool="offer-sheet"
      steps={offerSteps}
      terms={terms}
      placeholder="Give the price of an offer, and the sheet is here."
      resultTitle="The offers beside each other"
      solve={solve}
    />
  );
}

function OfferTable({ numbers, lines, rules }: { numbers: number[]; lines: OfferLine[]; rules: ToolData['rules'] }) {
  return (
    <Table className="tool-table offer-table one-page">
      <caption className="sr-only">The offers, line by line</caption>
      <thead>
        <Row>
          <ColumnHead>Line</ColumnHead>
          {numbers.map((number) => (
            <ColumnHead key={number}>Offer {number}</ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {lines.map(({ id, label, values, isDifferent }) => (
          <Row key={id} data-line={id} data-differs={isDifferent || undefined}>
            <RowHead>
              {label} {isDifferent && <span className="offer-differs">differs</span>}
              {id === 'floor' && <Section rule={findRule(rules, 'consent-sale')} />}
            </RowHead>
            {values.map((value, index) => (
              <Cell key={numbers[index]}>
                {/* The column's head is not shown on a small screen. */}
                <span className="offer-number" aria-hidden="true">
                  Offer {numbers[index]}:{' '}
                </span>
                {value}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
