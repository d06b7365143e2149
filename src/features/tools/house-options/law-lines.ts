// Where the law has a say in a way: the court's lowest price, the spouse's rights, who may let or buy.
import type { State } from '../../law/address-state.ts';
import type { Figures } from '../../law/figures.ts';
import { lowestPrice } from '../../law/house-sale.ts';
import type { HouseWay } from '../../law/house-ways.ts';
import { met, notMet } from '../../law/outcomes.ts';
import type { TestLine } from '../../law/result-line.ts';
import type { RuleId } from '../../law/rule-ids.ts';

const spouseRules: RuleId[] = ['family-home', 'spouse-lives-in-home'];
const saleRules: RuleId[] = ['power-of-sale', 'consent-sale', 'court-sale'];

const optionRuleIds: Record<HouseWay, RuleId[]> = {
  listed: [...saleRules, 'agent-fee'],
  cash: saleRules,
  let: ['letting-the-house'],
  heir: ['transfer-first', 'spouse-buys'],
};

/** The rules beside a way. A spouse's rights are beside each one unless there is none. */
export const rulesOfOption = (way: HouseWay, { spouse }: Pick<State, 'spouse'>): RuleId[] => [
  ...optionRuleIds[way],
  ...(spouse === 'no' ? [] : spouseRules),
];

/** Rules that apply to every way. */
export const rulesOfEveryOption: RuleId[] = ['sale-commission'];

/** Every rule that the tool may name. */
export const optionRules: RuleId[] = [
  ...new Set([...Object.values(optionRuleIds).flat(), ...spouseRules, ...rulesOfEveryOption]),
];

/** The lowest price of a sale by consent against the price of this way; undefined where either is not known. */
export function priceTest(
  way: HouseWay,
  { houseValue, price, offer }: Pick<State, 'houseValue' | 'price' | 'offer'>,
  figures: Figures,
): TestLine | undefined {
  const optionPrice = way === 'listed' ? price : way === 'cash' ? offer : undefined;
  if (houseValue === undefined || optionPrice === undefined) return undefined;
  const limit = lowestPrice(houseValue, figures);
  return { rule: 'consent-sale', test: 'price', limit, ...(optionPrice >= limit ? met : notMet('below-floor')) };
}
