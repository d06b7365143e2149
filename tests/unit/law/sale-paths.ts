// The paths of a sale, and a house whose sale everybody agrees to.
import { type HouseSale, houseSale } from '../../../src/features/law/house-sale.ts';
import { figures } from './figures.ts';

export const dollars = (sum: number) => Math.round(sum * 100);
export const path = (id: string, house: HouseSale) => houseSale(house, figures).find((one) => one.path === id);
export const state = (id: string, house: HouseSale) => path(id, house)?.state;
export const lineOf = (id: string, name: string, house: HouseSale) =>
  path(id, house)?.tests.find((one) => one.test === name);

/** Everybody signs, and the price is enough. */
export const agreed: HouseSale = {
  title: 'alone',
  will: 'no',
  spouse: 'yes',
  heirs: 3,
  under18: 'no',
  allSign: 'yes',
  inventory: 'yes',
  houseValue: dollars(200_000),
  offer: dollars(160_000),
};
