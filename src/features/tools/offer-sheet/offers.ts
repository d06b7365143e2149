// Reads the offers from the answers.
import type { State } from '../../law/address-state.ts';
import { type Offer, type OfferNumber, offerNumbers } from '../../law/offer.ts';

/** Offer 1 from `offer1Price`, `offer1Costs` and so on. Empty fields are left out. */
function offerOf(state: State, number: OfferNumber): Offer {
  const offer = {
    price: state[`offer${number}Price`],
    costs: state[`offer${number}Costs`],
    costsBy: state[`offer${number}CostsBy`],
    deposit: state[`offer${number}Deposit`],
    proof: state[`offer${number}Proof`],
    days: state[`offer${number}Days`],
    conditions: state[`offer${number}Conditions`],
  };
  return Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined));
}

/** Each offer with at least one answer, and its number. */
export const offersFromState = (state: State): { number: OfferNumber; offer: Offer }[] =>
  offerNumbers
    .map((number) => ({ number, offer: offerOf(state, number) }))
    .filter(({ offer }) => Object.keys(offer).length > 0);
