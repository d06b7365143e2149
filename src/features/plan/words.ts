// Words of the plan's lines, for the page, the paper and the notes of a request alike.
import type { Path, Signer } from '../law/house-sale.ts';
import type { Heir } from '../law/intestate-shares.ts';
import type { WayCard } from '../law/small-estate.ts';

export const wayWords: Record<WayCard['way'], string> = {
  'nothing-left': 'Nothing left to probate',
  'summary-release': 'Summary release',
  release: 'Release from administration',
  'full-administration': 'Full administration',
};

export const pathStateWords: Record<Path['state'], string> = { open: 'Open', closed: 'Not open', ask: 'Ask' };

const signerNames: Record<Signer['who'], [one: string, many: string]> = {
  'new-owner': ['the new owner', 'the new owners'],
  executor: ['the executor', 'the executors'],
  fiduciary: ['the executor or administrator', 'the executors or administrators'],
  spouse: ['the surviving spouse', 'the surviving spouse'],
  heirs: ['the heir', 'heirs'],
  beneficiaries: ['the beneficiary', 'beneficiaries'],
  'heirs-or-beneficiaries': ['the heir or beneficiary', 'heirs or beneficiaries'],
  owners: ['the owner', 'owners'],
  'owners-spouses': ['the owner’s spouse', 'owners’ spouses'],
};

/** "the executor or administrator; the surviving spouse; all 2 heirs". */
export const signersInWords = (signers: readonly Signer[]): string =>
  signers
    .map(({ who, count }) => {
      const [one, many] = signerNames[who];
      if (count === 1 || who === 'spouse') return one;
      if (who === 'executor' || who === 'fiduciary' || who === 'new-owner') return one;
      return count === undefined ? `all ${many}` : `all ${count} ${many}`;
    })
    .join('; ');

const heirNames: Record<Heir['who'], string> = {
  spouse: 'Surviving spouse',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Brother or sister',
  grandparent: 'Grandparent',
  relative: 'Relative',
  stepchild: 'Stepchild',
  state: 'The State of Ohio',
};

/** "Child 2"; "Child 2, line: 1" for somebody in the line of one who died. */
export function heirInWords({ who, side, path }: Heir): string {
  const [first, ...line] = path.map((at) => at + 1);
  const name = side ? `${heirNames[who]}, ${side} side` : heirNames[who];
  return [first === undefined ? name : `${name} ${first}`, line.length > 0 && `line: ${line.join('.')}`]
    .filter(Boolean)
    .join(', ');
}
