// What the figures say besides the sums: a month of waiting, where offer and listing meet, and what moves most.
import {
  breakEvenOffer,
  breakEvenPrice,
  type HouseFigures,
  houseOptions,
  monthlyCost,
} from '../../law/house-options.ts';
import { houseSensitivity } from '../../law/house-sensitivity.ts';
import { dollars } from '../frame/format.ts';
import { figureNames, monthNames, optionNames } from './words.ts';

const maxSensitivities = 3;

/** Each of the five that was typed, with its sum. */
const monthlyItems = (state: HouseFigures): string =>
  (Object.keys(monthNames) as (keyof typeof monthNames)[])
    .flatMap((figure) => (state[figure] ? [`${monthNames[figure]} ${dollars(state[figure])}`] : []))
    .join(', ');

export function Findings({ state }: { state: HouseFigures }) {
  const month = monthlyCost(state);
  const options = houseOptions(state).map(({ option }) => option);
  const isComparable = options.includes('cash') && options.includes('listed');
  const [breakEvenListing, breakEvenCash] = [breakEvenPrice(state), breakEvenOffer(state)];
  const sensitivities = houseSensitivity(state).slice(0, maxSensitivities);
  return (
    <dl className="house-findings">
      {month > 0 && (
        <div>
          <dt>A month of waiting costs</dt>
          <dd data-result="month" data-cents={month}>
            {dollars(month)} <span className="options-when">{monthlyItems(state)}</span>
          </dd>
        </div>
      )}
      {isComparable && breakEvenListing !== undefined && (
        <div>
          <dt>The offer in hand and the listing come to the same at a listing price of</dt>
          <dd data-result="even-price" data-cents={breakEvenListing}>
            {dollars(breakEvenListing)}
          </dd>
        </div>
      )}
      {isComparable && breakEvenCash !== undefined && (
        <div>
          <dt>An offer and the listing come to the same at an offer of</dt>
          <dd data-result="even-offer" data-cents={breakEvenCash}>
            {dollars(breakEvenCash)}
          </dd>
        </div>
      )}
      {sensitivities.length > 0 && (
        <div>
          <dt>If a figure is off by a tenth, these move what is left most</dt>
          <dd>
            <ol>
              {sensitivities.map(({ figure, option, change }) => (
                <li key={figure} data-moves={figure} data-cents={change}>
                  {figureNames[figure]}: {dollars(change)} ({optionNames[option].toLowerCase()})
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
    </dl>
  );
}
