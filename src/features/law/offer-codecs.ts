// How the offers are written in the URL fragment.
import { count, oneOf, someOf, sum } from './codec.ts';
import { conditions, costPayers, type OfferNumber, offerNumbers, proofs } from './offer.ts';

/** The fields of one offer: `offer1Price` is `offer-1-price` in the URL. */
const fieldCodecs = {
  Price: sum,
  Costs: sum,
  CostsBy: oneOf(...costPayers),
  Deposit: sum,
  Proof: oneOf(...proofs),
  Days: count(999),
  Conditions: someOf(conditions),
};
type OfferField = keyof typeof fieldCodecs;
type OfferCodecs = {
  [Key in `offer${OfferNumber}${OfferField}`]: Key extends `offer${OfferNumber}${infer Field extends OfferField}`
    ? (typeof fieldCodecs)[Field]
    : never;
};
export const offerCodecs = Object.fromEntries(
  offerNumbers.flatMap((number) =>
    Object.entries(fieldCodecs).map(([field, codec]) => [`offer${number}${field}`, codec]),
  ),
) as OfferCodecs;
