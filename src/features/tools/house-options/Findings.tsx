// What the figures say besides the sums: a month of waiting, where offer and listing meet, and what moves most.
import {
  breakEvenOffer,
  breakEvenPrice,
  type HouseFigures,
  houseOptions,
  monthlyCost,
} from '../../law/house-options.ts';
import { houseSensitivity } from '../../law/house-sensitivity.ts';
import { dollars } from '../frame/print-values.ts';
import { figureNames, monthNames, wayNames } from './words.ts';

const shownMoves = 3;

/** Each of the five that was typed, with its sum. */
const monthWords = (state: HouseFigures): string =>
  (Object.keys(monthNames) as (keyof typeof monthNames)[])
    .flatMap((figure) => (state[figure] ? [`${monthNames[figure]} ${dollars(state[figure])}`] : []))
    .join(', ');

export function Findings({ state }: { state: HouseFigures }) {
  const month = monthlyCost(state);
  const ways = houseOptions(state).map(({ way }) => way);
  const isComparable = ways.includes('cash') && ways.includes('listed');
  const [price, offer] = [breakEvenPrice(state), breakEvenOffer(state)];
  const moves = houseSensitivity(state).slice(0, shownMoves);
  return (
    <dl className="house-findings">
      {month > 0 && (
        <div>
          <dt>A month of waiting costs</dt>
          <dd data-result="month" data-cents={month}>
            {dollars(month)} <span className="ways-when">{monthWords(state)}</span>
          </dd>
        </div>
      )}
      {isComparable && price !== undefined && (
        <div>
          <dt>The offer in hand and the listing come to the same at a listing price of</dt>
          <dd data-result="even-price" data-cents={price}>
            {dollars(price)}
          </dd>
        </div>
      )}
      {isComparable && offer !== undefined && (
        <div>
          <dt>An offer and the listing come to the same at an offer of</dt>
          <dd data-result="even-offer" data-cents={offer}>
            {dollars(offer)}
          </dd>
        </div>
      )}
      {moves.length > 0 && (
        <div>
          <dt>If a figure is off by a tenth, these move what is left most</dt>
          <dd>
            <ol>
              {moves.map(({ figure, way, change }) => (
                <li key={figure} data-moves={figure} data-cents={change}>
                  {figureNames[figure]}: {dollars(change)} ({wayNames[way].toLowerCase()})
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
    </dl>
  );
}
