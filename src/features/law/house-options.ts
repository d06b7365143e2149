// What each way with a house leaves, from the visitor's own figures. None is called the better one.
import type { InputOf } from './address-state.ts';
import { feeOf } from './fee.ts';
import { type HouseWay, houseWays } from './house-ways.ts';
import { type Cents, proportion } from './money.ts';

/** What the visitor typed. What is missing counts as nothing. */
export type HouseFigures = InputOf<'houseOptions'>;

/** Figures that count for or against a way; `monthly` is what the months until then cost. */
export type WayFigure =
  | 'price'
  | 'offer'
  | 'worth'
  | 'rent'
  | 'agentFee'
  | 'repairs'
  | 'listingCosts'
  | 'offerCosts'
  | 'buyoutCosts'
  | 'loan'
  | 'unpaid'
  | 'monthly';

export interface WayResult {
  way: HouseWay;
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

/** What this many days cost; a month is a twelfth of 365 days. */
const waitingCost = (figures: HouseFigures, days = 0): Cents => proportion(monthlyCost(figures) * 12, days, daysOfYear);

const yearOfRent = ({ rent = 0, emptyWeeks = 0 }: HouseFigures): Cents => proportion(rent * 12, 52 - emptyWeeks, 52);

/** The figure without which a way cannot be counted. */
export const mainFigures: Record<HouseWay, readonly ('price' | 'offer' | 'worth' | 'rent')[]> = {
  listed: ['price'],
  cash: ['offer'],
  let: ['worth', 'rent'],
  heir: ['worth'],
};

/** The ways that are not left out. */
export const chosenWays = ({ leftOut = [] }: HouseFigures): HouseWay[] =>
  houseWays.filter((way) => !leftOut.includes(way));

/** The main figures that are missing for a way. */
export const missingFigures = (way: HouseWay, figures: HouseFigures) =>
  mainFigures[way].filter((figure) => figures[figure] === undefined);

/** Each way that can be counted, in the order of `houseWays`. */
export const houseOptions = (figures: HouseFigures): WayResult[] =>
  chosenWays(figures)
    .filter((way) => missingFigures(way, figures).length === 0)
    .map((way) => resultOf(way, figures));

function resultOf(way: HouseWay, figures: HouseFigures): WayResult {
  const { price = 0, offer = 0, worth = 0, listingDays = 0, offerDays = 0, buyoutDays = 0 } = figures;
  switch (way) {
    case 'listed':
      return total(way, figures, listingDays, {
        price,
        agentFee: -feeOf(price, figures.agentFee),
        repairs: -(figures.repairs ?? 0),
        listingCosts: -(figures.listingCosts ?? 0),
      });
    case 'cash':
      return total(way, figures, offerDays, { offer, offerCosts: -(figures.offerCosts ?? 0) });
    case 'let':
      return total(way, figures, daysOfYear, { worth, rent: yearOfRent(figures) });
    case 'heir':
      return total(way, figures, buyoutDays, { worth, buyoutCosts: -(figures.buyoutCosts ?? 0) });
  }
}

function total(
  way: HouseWay,
  figures: HouseFigures,
  days: number,
  amounts: Partial<Record<WayFigure, Cents>>,
): WayResult {
  const all = {
    ...amounts,
    monthly: -waitingCost(figures, days),
    loan: -(figures.loan ?? 0),
    unpaid: -(figures.unpaid ?? 0),
  };
  const lines = Object.entries(all).flatMap(([figure, amount]) =>
    amount === 0 ? [] : [{ figure: figure as WayFigure, amount }],
  );
  return { way, lines, left: lines.reduce((sum, { amount }) => sum + amount, 0), days };
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
