// What a visitor answered once, as each part of the plan needs it. Nothing here decides: what was not answered stays
// not known, and what follows from an answer is filled in.

import { type State, toolKeys } from '../law/address-state.ts';
import type { SmallEstate } from '../law/estate.ts';
import type { Child } from '../law/family.ts';
import type { Figures } from '../law/figures.ts';
import type { HouseSale } from '../law/house-sale.ts';
import { type Shares, spouseCounts } from '../law/intestate-shares.ts';
import type { Cents } from '../law/money.ts';
import { leavesLine } from '../law/per-stirpes.ts';

/** The keys of every tool: a link from one of them brings along what was typed there. */
export const planKeys = [...new Set([...Object.values(toolKeys).flat(), 'county' as const])];
export type PlanAnswers = State<(typeof planKeys)[number]>;

/** The answers without a spouse who did not outlive the person long enough to count as living (R.C. 2105.02). */
export function settled(answers: PlanAnswers, figures: Figures): PlanAnswers {
  return answers.spouse === 'yes' && !spouseCounts(answers, figures) ? { ...answers, spouse: 'no' } : answers;
}

/** Whose the children are that live or left a line. */
function whoseChildren(children: Child[]): NonNullable<SmallEstate['children']> {
  const lines = children.filter(leavesLine);
  if (lines.length === 0) return 'none';
  const ofBoth = lines.filter((child) => child.of === 'both').length;
  return ofBoth === lines.length ? 'ours' : ofBoth > 0 ? 'mixed' : 'other';
}

/** A certificate of transfer is not among them: it is for land of the estate. */
const outside = ['survivorship', 'tod', 'trust'];

/** The land's value that counts in the estate; nothing where it is not known. */
export function landOf({ title, land }: PlanAnswers): SmallEstate['land'] {
  return outside.includes(title ?? '') ? 0 : land;
}

/** The estate for the tests of the shorter ways. */
export function estateOf(answers: PlanAnswers): SmallEstate {
  const { will, spouse, descendants, children, allToSpouse, land: _typed, ...rest } = answers;
  const land = landOf(answers);
  // The list is what the shares go by.
  const whose = descendants ? whoseChildren(descendants) : children;
  // Another tool may have been told otherwise: whether there is a will is what the plan asks.
  const all = will === 'no' ? 'no-will' : will === 'yes' && allToSpouse === 'no-will' ? undefined : allToSpouse;
  return {
    ...rest,
    ...(spouse && { spouse }),
    ...(land !== undefined && { land }),
    ...(whose && { children: whose }),
    ...(all && { allToSpouse: all }),
  };
}

/**
 * What was typed of the estate, with land and without debts; nothing where no value was typed. A spouse's vehicles within
 * the limit are no part of it (R.C. 2106.18).
 */
export function estateValue(answers: PlanAnswers, spouseTakesVehicles: boolean): Cents | undefined {
  const land = landOf(answers);
  const vehicles = spouseTakesVehicles ? 0 : answers.vehicles;
  const values = [answers.assets, land === 'yes' ? 0 : land, vehicles];
  if (values.every((value) => !value)) return undefined;
  return values.reduce<Cents>((sum, value) => sum + (value ?? 0), 0);
}

/** What is divided by the shares: as typed, or the estate less the family allowance where a spouse has it. */
export function netOf(answers: PlanAnswers, value: Cents | undefined, figures: Figures): Cents | undefined {
  if (answers.net !== undefined || value === undefined) return answers.net;
  return answers.spouse === 'yes' ? Math.max(0, value - figures['family-allowance']) : value;
}

/**
 * The house for the paths of a sale. Who inherits is known only where there is no will. What was typed of the land is no
 * appraised value: the lowest price is a part of that one (R.C. 2127.011(A)).
 */
export function houseOf(answers: PlanAnswers, shares: Shares | undefined, figures: Figures): HouseSale {
  const { heirs, under18, minor, spouseShare } = answers;
  const known = answers.will === 'no' ? shares : undefined;
  const others = heirs ?? known?.heirs.filter(({ who }) => who !== 'spouse').length;
  const taken = known?.heirs.find(({ who }) => who === 'spouse')?.share;
  const share = spouseShare ?? (taken === undefined ? undefined : taken + figures['family-allowance']);
  // A minor child is an heir where there is no will.
  const young = under18 ?? (known && minor === 'yes' ? minor : undefined);
  return {
    ...answers,
    // A will that is not there gives nothing by name.
    ...(answers.will === 'no' && { givenTo: 'nobody' as const }),
    ...(others !== undefined && { heirs: others }),
    ...(share !== undefined && { spouseShare: share }),
    ...(young && { under18: young }),
  };
}
