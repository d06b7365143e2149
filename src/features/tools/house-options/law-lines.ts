// Where the law has a say in an option: the court's lowest price, the spouse's rights, who may let or buy.
import type { State } from '../../law/address-state.ts';
import type { Figures } from '../../law/figures.ts';
import type { HouseOption } from '../../law/house-option.ts';
import { lowestPrice } from '../../law/house-sale.ts';
import { met, notMet, type TestLine } from '../../law/result-line.ts';
import type { RuleId } from '../../law/rule-ids.ts';

const spouseRules: RuleId[] = ['family-home', 'spouse-lives-in-home'];
const saleRules: RuleId[] = ['power-of-sale', 'consent-sale', 'court-sale'];

const optionRuleIds: Record<HouseOption, RuleId[]> = {
  listed: [...saleRules, 'agent-fee'],
  cash: saleRules,
  let: ['letting-the-house'],
  heir: ['transfer-first', 'spouse-buys'],
};

/** The rules beside an option. A spouse's rights are beside each one unless there is none. */
export const rulesOfOption = (option: HouseOption, { spouse }: Pick<State, 'spouse'>): RuleId[] => [
  ...optionRuleIds[option],
  ...(spouse === 'no' ? [] : spouseRules),
];

/** Rules that apply to every option. */
export const rulesOfEveryOption: RuleId[] = ['sale-commission'];

/** Every rule that the tool may name. */
export const optionRules: RuleId[] = [
  ...new Set([...Object.values(optionRuleIds).flat(), ...spouseRules, ...rulesOfEveryOption]),
];

/** The lowest price of a sale by consent against the price of this option; undefined where either is not known. */
export function priceTest(
  option: HouseOption,
  { houseValue, price, offer }: Pick<State, 'houseValue' | 'price' | 'offer'>,
  figures: Figures,
): TestLine | undefined {
  const optionPrice = option === 'listed' ? price : option === 'cash' ? offer : undefined;
  if (houseValue === undefined || optionPrice === undefined) return undefined;
  const limit = lowestPrice(houseValue, figures);
  return { rule: 'consent-sale', test: 'price', limit, ...(optionPrice >= limit ? met : notMet('below-floor')) };
}
