// What the tool says of the house and of each path; the plan says the same.
import words from '../../../content/tools/house-sale.json' with { type: 'json' };
import type { Path, Signer } from '../../law/house-sale.ts';

export const { titles: titleNames, states: stateLabels, floor: lowestPriceNote } = words;

/** Announced to screen readers: "6 paths: 3 open, 2 closed, 1 to ask about." */
export function pathCounts(paths: readonly Pick<Path, 'state'>[]): string {
  const counts = (['open', 'closed', 'ask'] as const).flatMap((state) => {
    const count = paths.filter((path) => path.state === state).length;
    return count > 0 ? [{ count, state: words.counted[state] }] : [];
  });
  if (paths.length === 1) return `One path: ${counts[0]?.state}.`;
  return `${paths.length} paths: ${counts.map(({ count, state }) => `${count} ${state}`).join(', ')}.`;
}

/** What a signer is called: `unknown` where there may be one or several. */
const signers: Record<Signer['who'], { one: string; several: string; unknown?: string }> = words.signers;

/** "All 3 heirs", "Both heirs", "The surviving spouse". */
export function signerText({ who, count }: Signer): string {
  const { one, several, unknown = one } = signers[who];
  if (count === undefined) return unknown;
  return count === 1 ? one : several.replace(/^The/, count === 2 ? 'Both' : `All ${count}`);
}
