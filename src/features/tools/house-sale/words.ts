// What the tool asks about the house, and what it says of each path; the plan says the same.
import type { Path, Signer } from '../../law/house-sale.ts';
import type { HouseTitle } from '../../law/house-titles.ts';

/** The answers to how the person owned the house; the plan asks it, too. */
export const titleNames: Record<HouseTitle, string> = {
  alone: 'In the person’s name alone',
  shared: 'Shared, and the deed does not say survivorship',
  survivorship: 'A survivorship deed, and a co-owner is alive',
  tod: 'A transfer on death, recorded before the death',
  'tod-unrecorded': 'A transfer on death, not recorded before the death',
  trust: 'In a trust',
  'life-estate': 'For life only, and others own it now',
  'land-contract': 'On a land contract, as its seller or buyer',
  unclear: 'It depends on papers that must be read first',
  transferred: 'The heirs already have a certificate of transfer',
  release: 'The court has released the estate from administration',
};

export const stateWords: Record<Path['state'], string> = {
  open: 'Each test is met',
  closed: 'A test is not met',
  ask: 'Something to ask first',
};

const counted: Record<Path['state'], string> = { open: 'open', closed: 'closed', ask: 'to ask about' };

/** Announced to screen readers: "6 paths: 3 open, 2 closed, 1 to ask about." */
export const pathsSaid = (paths: readonly Pick<Path, 'state'>[]): string => {
  const states = (Object.keys(counted) as Path['state'][])
    .map((state) => ({ state, count: paths.filter((path) => path.state === state).length }))
    .filter(({ count }) => count > 0);
  if (paths.length === 1) return `One path: ${states.map(({ state }) => counted[state])}.`;
  return `${paths.length} paths: ${states.map(({ state, count }) => `${count} ${counted[state]}`).join(', ')}.`;
};

/** Beside the lowest price of a sale by consent. */
export const floorWords =
  'The lowest price is a limit in the law. It does not say what the house is worth, or that a price is fair. Get an independent appraisal. You may ask an attorney before you sign.';

const people: Record<Signer['who'], [one: string, several: string]> = {
  'new-owner': ['The new owner', 'The new owners'],
  trustee: ['The trustee', 'The trustees'],
  executor: ['The executor', 'The executors'],
  fiduciary: ['The executor or administrator', 'The executors or administrators'],
  spouse: ['The surviving spouse', 'The surviving spouse'],
  heirs: ['The heir', 'The heirs'],
  beneficiaries: ['The beneficiary of the will', 'The beneficiaries of the will'],
  'heirs-or-beneficiaries': ['The heir or beneficiary', 'The heirs or beneficiaries'],
  owners: ['The owner', 'The owners'],
  'owners-spouses': ['The spouse of the married owner', 'The spouses of the married owners'],
  'co-owners': ['The other owner on the deed, with their spouse', 'The other owners on the deed, with their spouses'],
};
/** Without a count there may be one or several. */
const uncounted: Signer['who'][] = [
  'heirs',
  'beneficiaries',
  'heirs-or-beneficiaries',
  'owners',
  'owners-spouses',
  'co-owners',
];

/** "All 3 heirs", "Both heirs", "The surviving spouse". */
export function signerWords({ who, count }: Signer): string {
  const [one, several] = people[who];
  if (count === undefined) return uncounted.includes(who) ? several.replace(/^The/, 'All') : one;
  return count === 1 ? one : several.replace(/^The/, count === 2 ? 'Both' : `All ${count}`);
}
