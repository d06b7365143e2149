import type { WayFigure } from '../../law/house-options.ts';
import type { MovingFigure } from '../../law/house-sensitivity.ts';
import type { HouseWay } from '../../law/house-ways.ts';

export const wayNames: Record<HouseWay, string> = {
  listed: 'Listed and sold',
  cash: 'Sold as it is to a cash buyer',
  let: 'Kept and let',
  heir: 'One heir keeps it and pays the others',
};

export const lineNames: Record<WayFigure, string> = {
  price: 'Price expected',
  offer: 'Offer in hand',
  worth: 'Value of the house',
  rent: 'Rent of a year, less empty weeks',
  agentFee: 'Agent’s fee',
  repairs: 'Repairs',
  listingCosts: 'Closing costs',
  offerCosts: 'Costs left to you',
  buyoutCosts: 'Costs',
  loan: 'Loan',
  unpaid: 'Unpaid taxes and liens',
  monthly: 'Monthly costs until then',
};

export const figureNames: Record<MovingFigure, string> = {
  price: 'The price expected',
  offer: 'The offer in hand',
  worth: 'The value of the house',
  rent: 'The rent',
  loan: 'The loan',
  unpaid: 'Unpaid taxes and liens',
  repairs: 'Repairs',
  agentFee: 'The agent’s fee',
  listingCosts: 'Closing costs of a listing',
  offerCosts: 'Costs that the offer leaves to you',
  buyoutCosts: 'Costs of paying the others',
  listingDays: 'The days until a listing closes',
  offerDays: 'The days until the offer closes',
  buyoutDays: 'The days until the others are paid',
  emptyWeeks: 'The empty weeks',
  monthlyTax: 'Property tax',
  monthlyInsurance: 'Insurance',
  monthlyUtilities: 'Utilities',
  monthlyInterest: 'Interest',
  monthlyUpkeep: 'Upkeep',
};

/** What a way still needs: "the price you expect". */
export const neededWords = {
  price: 'the price you expect',
  offer: 'the offer',
  worth: 'a value of the house',
  rent: 'the rent',
} as const;
