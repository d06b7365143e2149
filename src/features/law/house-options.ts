// What each option with a house leaves, from the visitor's own figures. None is called the better one.
import type words from '../../content/tools/house-options.json';
import type { InputOf } from './address-state.ts';
import { feeOf } from './fee.ts';
import { type HouseOption, houseOptionNames } from './house-option.ts';
import { type Cents, proportion } from './money.ts';

/** What the visitor typed. What is missing counts as nothing. */
export type HouseFigures = InputOf<'houseOptions'>;

/** Figures that count for or against an option; `monthly` is what the months until then cost. */
type WayFigure = keyof typeof words.lines;

export interface OptionResult {
  option: HouseOption;
  /** What comes in is positive, what goes out negative; together they are `left`. */
  lines: { figure: WayFigure; amount: Cents }[];
  left: Cents;
  /** Days until the money is there; one year of letting. */
  days: number;
}

const daysOfYear = 365;

/** What one month costs while nobody lives there and nothing is sold. */
export const monthlyCost = (figures: HouseFigures): Cents =>
  (figures.monthlyTax ?? 0) +
  (figures.monthlyInsurance ?? 0) +
  (figures.monthlyUtilities ?? 0) +
  (figures.monthlyInterest ?? 0) +
  (figures.monthlyUpkeep ?? 0);

const yearOfRent = ({ rent = 0, emptyWeeks = 0 }: HouseFigures): Cents => proportion(rent * 12, 52 - emptyWeeks, 52);

/** The figure without which an option cannot be counted. */
export const mainFigures: Record<HouseOption, readonly ('price' | 'offer' | 'worth' | 'rent')[]> = {
  listed: ['price'],
  cash: ['offer'],
  let: ['worth', 'rent'],
  heir: ['worth'],
};

/** The options that are not left out. */
export const chosenOptions = ({ leftOut = [] }: HouseFigures): HouseOption[] =>
  houseOptionNames.filter((option) => !leftOut.includes(option));

/** The main figures that are missing for an option. */
export const missingFigures = (option: HouseOption, figures: HouseFigures) =>
  mainFigures[option].filter((figure) => figures[figure] === undefined);

/** Each option that can be counted, in the order of `houseOptionNames`. */
export const houseOptions = (figures: HouseFigures): OptionResult[] =>
  chosenOptions(figures)
    .filter((option) => missingFigures(option, figures).length === 0)
    .map((option) => resultOf(option, figures));

function resultOf(option: HouseOption, figures: HouseFigures): OptionResult {
  const { price = 0, offer = 0, worth = 0, listingDays = 0, offerDays = 0, buyoutDays = 0 } = figures;
  switch (option) {
    case 'listed':
      return total(option, figures, listingDays, {
        price,
        agentFee: -feeOf(price, figures.agentFee),
        repairs: -(figures.repairs ?? 0),
        listingCosts: -(figures.listingCosts ?? 0),
      });
    case 'cash':
      return total(option, figures, offerDays, { offer, offerCosts: -(figures.offerCosts ?? 0) });
    case 'let':
      return total(option, figures, daysOfYear, { worth, rent: yearOfRent(figures) });
    case 'heir':
      return total(option, figures, buyoutDays, { worth, buyoutCosts: -(figures.buyoutCosts ?? 0) });
  }
}

function total(
  option: HouseOption,
  figures: HouseFigures,
  days: number,
  amounts: Partial<Record<WayFigure, Cents>>,
): OptionResult {
  const all = {
    ...amounts,
    // A month is a twelfth of 365 days.
    monthly: -proportion(monthlyCost(figures) * 12, days, daysOfYear),
    loan: -(figures.loan ?? 0),
    unpaid: -(figures.unpaid ?? 0),
  };
  const lines = Object.entries(all).flatMap(([figure, amount]) =>
    amount === 0 ? [] : [{ figure: figure as WayFigure, amount }],
  );
  return { option, lines, left: lines.reduce((sum, { amount }) => sum + amount, 0), days };
}

/** What a house that is let holds of what is left: its value less what is owed. The rest is money. */
export const keptInHouse = ({ worth = 0, loan = 0, unpaid = 0 }: HouseFigures): Cents => worth - loan - unpaid;

/**
 * The least listing price at which a listing leaves as much as the offer in hand, to the cent; undefined without an
 * offer, and where a listing would leave more at any price.
 */
export function breakEvenPrice(figures: HouseFigures): Cents | undefined {
  if (figures.offer === undefined) return undefined;
  // What must be left of the price after the agent's fee.
  const needed =
    resultOf('cash', figures).left - resultOf('listed', { ...figures, price: 0, agentFee: { sum: 0 } }).left;
  if (needed < 0) return undefined;
  const { agentFee = { sum: 0 } } = figures;
  if ('sum' in agentFee) return needed + agentFee.sum;
  // A cent more of the price raises the fee by one cent or none, so some price leaves just what is needed.
  let price = proportion(needed, 100_00, 100_00 - agentFee.hundredths);
  while (price - feeOf(price, agentFee) < needed) price += 1;
  while (price > 0 && price - 1 - feeOf(price - 1, agentFee) >= needed) price -= 1;
  return price;
}

/** What an offer would have to be to leave as much as the listing; undefined where even nothing would leave more. */
export function breakEvenOffer(figures: HouseFigures): Cents | undefined {
  if (figures.price === undefined) return undefined;
  const offer = resultOf('listed', figures).left - resultOf('cash', { ...figures, offer: 0 }).left;
  return offer < 0 ? undefined : offer;
}
