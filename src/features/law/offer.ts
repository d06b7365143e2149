// Offers for a house beside each other, and how they are written in the URL fragment. None is called the best; what
// differs is marked.
import { count, oneOf, someOf, sum } from './codec.ts';
import type { Cents } from './money.ts';

export const offerNumbers = [1, 2, 3, 4] as const;
export type OfferNumber = (typeof offerNumbers)[number];

/** What an offer says. The `price` of the first one is `offer1Price` in the answers, and `offer-1-price` in the URL. */
const fields = {
  price: sum,
  /** The part of the costs that the seller pays. */
  costs: sum,
  /** Who pays the costs of the sale. */
  costsBy: oneOf('buyer', 'shared', 'seller'),
  deposit: sum,
  /** Proof of funds: a bank's letter that was shown, one that was promised, or none. */
  proof: oneOf('shown', 'promised', 'none'),
  /** Days until the closing. */
  days: count(999),
  /** What lets the buyer leave, or somebody else step in ("and/or assigns"). */
  conditions: someOf(['inspection', 'loan', 'partner', 'assigns', 'own-sale', 'title']),
};
type Fields = typeof fields;
export type Offer = { [Field in keyof Fields]?: NonNullable<ReturnType<Fields[Field]['parse']>> };
type OfferCodecs = { [Field in keyof Fields as `offer${OfferNumber}${Capitalize<Field>}`]: Fields[Field] };

const fieldNames = Object.keys(fields) as (keyof Fields)[];
const answerOf = (number: OfferNumber, field: keyof Fields) =>
  `offer${number}${field.charAt(0).toUpperCase()}${field.slice(1)}` as keyof OfferCodecs;

export const offerCodecs = Object.fromEntries(
  offerNumbers.flatMap((number) => fieldNames.map((field) => [answerOf(number, field), fields[field]])),
) as OfferCodecs;

/** Offer 1 from `offer1Price`, `offer1Costs` and so on. Empty fields are left out. */
export function offerOf(answers: { [Answer in keyof OfferCodecs]?: unknown }, number: OfferNumber): Offer {
  const entries = fieldNames.map((field) => [field, answers[answerOf(number, field)]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What an offer leaves after its costs and what is owed on the house; undefined without a price. */
export const leftOfOffer = (
  { price, costs = 0 }: Offer,
  { loan = 0, unpaid = 0 }: { loan?: Cents; unpaid?: Cents },
): Cents | undefined => (price === undefined ? undefined : price - costs - loan - unpaid);

/** Whether the offers differ in a line; one that does not say differs from one that does. */
export const differ = (values: readonly (string | undefined)[]): boolean => new Set(values).size > 1;
