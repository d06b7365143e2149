// What an agent or a buyer asks, as it is typed: a part of the price ("5.5%") or a sum ("$9,000").
import { type Cents, parseDollars, printDollars, proportion } from './money.ts';

/** A part of the price in hundredths of a percent, or a sum. */
export type Fee = { hundredths: number } | { sum: Cents };

const maxHundredths = 50_00;
/** A smaller number without a sign could be dollars or percent. */
const minUnmarkedSum: Cents = 100_00;

/** Reads "5%", "5.25 %", "$900" or "9,000"; undefined for anything else, and for a number that could be either. */
export function parseFee(text: string): Fee | undefined {
  const percent = /^(\d{1,2})(?:\.(\d{1,2}))?\s?%$/.exec(text.trim());
  if (percent) {
    const hundredths = Number(percent[1]) * 100 + Number((percent[2] ?? '').padEnd(2, '0'));
    return hundredths <= maxHundredths ? { hundredths } : undefined;
  }
  const sum = parseDollars(text);
  return sum !== undefined && (sum >= minUnmarkedSum || text.trim().startsWith('$')) ? { sum } : undefined;
}

/** "5.5%" or "$9000": what `parseFee` reads. */
export const printFee = (fee: Fee): string => ('sum' in fee ? `$${printDollars(fee.sum)}` : `${fee.hundredths / 100}%`);

/** The fee for a sale at this price, half a cent rounded up. */
export const feeOf = (price: Cents, fee: Fee | undefined): Cents =>
  fee === undefined ? 0 : 'sum' in fee ? fee.sum : proportion(price, fee.hundredths, 100_00);
