// How a sum is divided, as it is typed: "3" is three equal parts, "50 25 25" or "2, 1, 1" a half and two quarters.
// A decimal point is refused: "33.3 33.3 33.3" is no six parts.

const maxParts = 20;
const maxPart = 100;

/** The weight of each part; undefined if the text is no number of parts and no list of whole numbers from 1 to 100. */
export function parseParts(text: string): number[] | undefined {
  const numbers = text.trim().split(/[\s,-]+/);
  if (!numbers.every((number) => /^[1-9]\d{0,2}$/.test(number))) return undefined;
  const [first = 0, ...others] = numbers.map(Number);
  if (others.length === 0) return first <= maxParts ? Array(first).fill(1) : undefined;
  const parts = [first, ...others];
  return parts.length <= maxParts && parts.every((part) => part <= maxPart) ? parts : undefined;
}

/** What `parseParts` reads. */
export const printParts = (parts: readonly number[]): string =>
  parts.every((part) => part === 1) ? String(parts.length) : parts.join('-');
