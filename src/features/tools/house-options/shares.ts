// Who has which part of what an option leaves: the parts that were typed, or the statute's shares of the family that a link
// from the tool of the shares describes.
import type { State } from '../../law/address-state.ts';
import type { Figures } from '../../law/figures.ts';
import { intestateShares } from '../../law/intestate-shares.ts';
import { type Cents, divide } from '../../law/money.ts';
import { fullName } from '../who-inherits/names.ts';

export interface Share {
  name: string;
  amount: Cents;
}

/** Each share of this sum, together the sum to the cent. Empty where nothing is left, or no shares are known. */
export function sharesOfSum(sum: Cents, { shares, ...state }: State, figures: Figures): Share[] {
  if (sum <= 0) return [];
  if (shares) {
    const denominator = shares.reduce((all, part) => all + part, 0);
    const amounts = divide(
      sum,
      shares.map((numerator) => ({ numerator, denominator })),
    );
    return amounts.map((amount, index) => ({ name: `Share ${index + 1}`, amount }));
  }
  const answer = intestateShares({ ...state, net: sum }, figures);
  return 'heirs' in answer ? answer.heirs.map((heir) => ({ name: fullName(heir), amount: heir.share })) : [];
}
