// Offers for a house beside each other. None is called the best; what differs is marked.
import type { Cents } from './money.ts';

export const offerNumbers = [1, 2, 3, 4] as const;
export type OfferNumber = (typeof offerNumbers)[number];

/** Who pays the costs of the sale. */
export const costPayers = ['buyer', 'shared', 'seller'] as const;
/** Proof of funds: a bank's letter that was shown, one that was promised, or none. */
export const proofs = ['shown', 'promised', 'none'] as const;
/** What lets the buyer leave, or somebody else step in ("and/or assigns"). */
export const conditions = ['inspection', 'loan', 'partner', 'assigns', 'own-sale', 'title'] as const;

export interface Offer {
  price?: Cents;
  /** The part of the costs that the seller pays. */
  costs?: Cents;
  costsBy?: (typeof costPayers)[number];
  deposit?: Cents;
  proof?: (typeof proofs)[number];
  /** Days until the closing. */
  days?: number;
  conditions?: (typeof conditions)[number][];
}

/** What an offer leaves after its costs and what is owed on the house; undefined without a price. */
export const leftOfOffer = (
  { price, costs = 0 }: Offer,
  { loan = 0, unpaid = 0 }: { loan?: Cents; unpaid?: Cents },
): Cents | undefined => (price === undefined ? undefined : price - costs - loan - unpaid);

/** Whether the offers differ in a line; one that does not say differs from one that does. */
export const differ = (values: readonly (string | undefined)[]): boolean => new Set(values).size > 1;
