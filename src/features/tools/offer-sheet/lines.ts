// The lines in which offers are compared, in words, and which of them differ.
import type { State } from '../../law/address-state.ts';
import type { Figures } from '../../law/figures.ts';
import { lowestPrice } from '../../law/house-sale.ts';
import { differ, leftOfOffer, type Offer, type OfferNumber, offerNumbers, offerOf } from '../../law/offer.ts';
import { dollars } from '../frame/format.ts';
import { conditionNames, payerNames, proofNames } from './words.ts';

export interface OfferLine {
  id: keyof Offer | 'left' | 'floor';
  label: string;
  /** One for each offer, in the order of `numbers`. */
  values: string[];
  isDifferent: boolean;
}

const notStated = 'Not stated';
const formatSum = (sum: number | undefined) => (sum === undefined ? notStated : dollars(sum));

/** The numbers of the offers with at least one answer, and each line with the values of all of them. */
export function offerLines(state: State, figures: Figures): { numbers: OfferNumber[]; lines: OfferLine[] } {
  const offers = offerNumbers
    .map((number) => ({ number, offer: offerOf(state, number) }))
    .filter(({ offer }) => Object.keys(offer).length > 0);
  const line = (id: OfferLine['id'], label: string, read: (offer: Offer) => string): OfferLine => {
    const values = offers.map(({ offer }) => read(offer));
    return { id, label, values, isDifferent: differ(values) };
  };
  const { houseValue, loan = 0, unpaid = 0 } = state;
  const owed = loan + unpaid;
  const floor = houseValue === undefined ? undefined : lowestPrice(houseValue, figures);
  return {
    numbers: offers.map(({ number }) => number),
    lines: [
      line('price', 'Price', ({ price }) => formatSum(price)),
      line('costsBy', 'Who pays the costs', ({ costsBy }) => (costsBy ? payerNames[costsBy] : notStated)),
      line('costs', 'Costs that are yours', ({ costs }) => formatSum(costs)),
      line('left', owed > 0 ? `Left after costs and ${dollars(owed)} owed` : 'Left after costs', (offer) =>
        formatSum(leftOfOffer(offer, state)),
      ),
      line('deposit', 'Deposit', ({ deposit }) => formatSum(deposit)),
      line('proof', 'Proof of funds', ({ proof }) => (proof ? proofNames[proof] : notStated)),
      line('days', 'Days until the closing', ({ days }) => (days === undefined ? notStated : String(days))),
      line('conditions', 'Conditions', ({ conditions }) =>
        conditions ? conditions.map((condition) => conditionNames[condition]).join('; ') : 'None marked',
      ),
      ...(floor === undefined
        ? []
        : [
            line('floor', `If sold by consent: at least ${dollars(floor)}`, ({ price }) =>
              price === undefined ? notStated : price >= floor ? 'Met' : 'Not met',
            ),
          ]),
    ],
  };
}
