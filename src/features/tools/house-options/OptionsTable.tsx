// What each option leaves, as a sum and as a bar of one scale.
import { type HouseFigures, keptInHouse, type OptionResult } from '../../law/house-options.ts';
import { dollars } from '../frame/format.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../frame/table-parts.tsx';
import { optionNames } from './words.ts';

interface Props {
  results: readonly OptionResult[];
  state: HouseFigures;
}

export function OptionsTable({ results, state }: Props) {
  const largest = Math.max(1, ...results.map(({ left }) => left));
  return (
    <Table className="tool-table options-table one-page">
      <caption>Left for the estate, before it is divided</caption>
      <thead>
        <Row>
          <ColumnHead>Way</ColumnHead>
          <ColumnHead>Left</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {results.map(({ option, left, days }) => (
          <Row key={option}>
            <RowHead>
              {optionNames[option]}{' '}
              <span className="options-when">
                {option === 'let'
                  ? `after a year: ${dollars(keptInHouse(state))} in the house, ${dollars(left - keptInHouse(state))} in money`
                  : waitingTime(days)}
              </span>
              <Bar share={left / largest} inHouse={option === 'let' ? keptInHouse(state) / Math.max(1, left) : 0} />
            </RowHead>
            <Cell data-result={option} data-cents={left}>
              {dollars(left)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const waitingTime = (days: number) => (days === 0 ? 'days not given' : days === 1 ? 'the next day' : `in ${days} days`);

const percent = (part: number) => Math.min(100, Math.max(0, part * 100));

/** Decorative: the sum beside it has the value. The part that stays in the house is lighter, with a border. */
const Bar = ({ share, inHouse }: { share: number; inHouse: number }) => (
  <svg className="options-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect className="options-bar-all" width={percent(share)} height="6" />
    <rect className="options-bar-house" width={percent(share * Math.min(1, Math.max(0, inHouse)))} height="6" />
  </svg>
);
