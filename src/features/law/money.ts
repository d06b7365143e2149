/** An amount in whole cents. */
export type Cents = number;

/** Above any estate these tools are for, and small enough that every product of them is exact. */
const maxSum: Cents = 1_000_000_000_000;

/**
 * Reads "35000", "35,000.01" or "$35,000.5". Nothing for anything else, negative sums and more than ten billion
 * dollars.
 */
export function parseDollars(text: string): Cents | undefined {
  const match = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, dollars = '', cents = ''] = match;
  const sum = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return sum <= maxSum ? sum : undefined;
}

/** "35000" or "35000.01": as `parseDollars` reads it, without signs that an address would have to escape. */
export function printDollars(sum: Cents): string {
  const cents = sum % 100;
  return `${Math.floor(sum / 100)}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`;
}

/** `percent` percent of a sum, half a cent rounded up. */
export const percentOf = (sum: Cents, percent: number): Cents => Math.floor((sum * percent + 50) / 100);

/** `percent` percent of a sum, any part of a cent rounded up: a floor that nothing may lie below. */
export const percentOfRoundedUp = (sum: Cents, percent: number): Cents => Math.ceil((sum * percent) / 100);

/** `numerator` of `denominator` parts of a sum, half a cent rounded up. Exact for sums whose product is beyond 2^53. */
export const proportion = (sum: Cents, numerator: number, denominator: number): Cents =>
  Number((BigInt(sum) * BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n));

export interface Fraction {
  numerator: number;
  denominator: number;
}

export const multiply = (one: Fraction, other: Fraction): Fraction => {
  const [numerator, denominator] = [one.numerator * other.numerator, one.denominator * other.denominator];
  const common = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
};

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** What a fraction of a sum comes to, the part of a cent left off. */
export const partOf = (sum: Cents, { numerator, denominator }: Fraction): Cents =>
  Math.floor((sum * numerator) / denominator);

/**
 * Divides a sum by fractions that add up to one, to the cent: each part is rounded down, and the cents left over go one
 * each to the parts that lost most by it, the larger one where two lost the same: so the order of equals does not
 * matter.
 */
export function divide(sum: Cents, fractions: Fraction[]): Cents[] {
  const parts = fractions.map((fraction) => partOf(sum, fraction));
  const lost = fractions.map(({ numerator, denominator }) => ((sum * numerator) % denominator) / denominator);
  let left = sum - parts.reduce((all, part) => all + part, 0);
  const size = fractions.map(({ numerator, denominator }) => numerator / denominator);
  const larger = (values: number[], a: number, b: number) => (values[b] ?? 0) - (values[a] ?? 0);
  const byLoss = [...parts.keys()].sort((a, b) => larger(lost, a, b) || larger(size, a, b));
  for (const at of byLoss) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
