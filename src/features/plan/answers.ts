// The visitor's answers in the form each part of the plan needs. No rule is applied here: unanswered questions stay
// unknown, and what follows from an answer is filled in.

import type { SmallEstate } from '../law/estate.ts';
import type { Child } from '../law/family.ts';
import type { Figures } from '../law/figures.ts';
import type { HouseSale } from '../law/house-sale.ts';
import type { HouseTitle } from '../law/house-titles.ts';
import { type Shares, spouseCounts } from '../law/intestate-shares.ts';
import type { Cents } from '../law/money.ts';
import { leavesLine } from '../law/per-stirpes.ts';
import { wholeAllowance } from '../law/summary-release.ts';
import type { PlanAnswers } from './plan-keys.ts';

/** Drops a spouse who did not outlive the person long enough to count as living (R.C. 2105.02). */
export function applySurvivalPeriod(answers: PlanAnswers, figures: Figures): PlanAnswers {
  return answers.spouse === 'yes' && !spouseCounts(answers, figures) ? { ...answers, spouse: 'no' } : answers;
}

/** Who the other parent is of the children who live or left descendants. */
function whoseChildren(children: Child[]): NonNullable<SmallEstate['children']> {
  const lines = children.filter(leavesLine);
  if (lines.length === 0) return 'none';
  const ofBoth = lines.filter((child) => child.of === 'both').length;
  return ofBoth === lines.length ? 'ours' : ofBoth > 0 ? 'mixed' : 'other';
}

/** Titles outside the estate. Not a certificate of transfer: that is for land of the estate. */
const outside: readonly (HouseTitle | undefined)[] = ['survivorship', 'tod', 'trust', 'life-estate'];
/** Titles that leave open what of the land is the estate's. */
const notKnown: typeof outside = ['land-contract', 'unclear'];

/** The value of the land that belongs to the estate; undefined where unknown. */
export function landOf({ title, land }: PlanAnswers): SmallEstate['land'] {
  if (outside.includes(title)) return 0;
  return notKnown.includes(title) ? undefined : land;
}

/** The input to the tests of the simplified procedures. */
export function estateOf(answers: PlanAnswers): SmallEstate {
  const { will, spouse, descendants, children, allToSpouse, land: _typed, ...rest } = answers;
  const land = landOf(answers);
  // The detailed list, which the shares are computed from, takes precedence.
  const whose = descendants ? whoseChildren(descendants) : children;
  // An answer carried over from another tool may contradict the plan's own question about a will, which wins.
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
 * The gross value of the estate, land included; undefined where no value was typed. A spouse's vehicles within
 * the limit are no part of it (R.C. 2106.18).
 */
export function estateValue(answers: PlanAnswers, spouseTakesVehicles: boolean): Cents | undefined {
  const land = landOf(answers);
  const vehicles = spouseTakesVehicles ? 0 : answers.vehicles;
  const values = [answers.assets, land === 'yes' ? 0 : land, vehicles];
  if (values.every((value) => !value)) return undefined;
  return values.reduce<Cents>((sum, value) => sum + (value ?? 0), 0);
}

/** The amount to divide: as typed, or else the estate less the family allowance of a spouse. */
export function netOf(answers: PlanAnswers, value: Cents | undefined, figures: Figures): Cents | undefined {
  if (answers.net !== undefined || value === undefined) return answers.net;
  return answers.spouse === 'yes' ? Math.max(0, value - figures['family-allowance']) : value;
}

/**
 * The input to the paths of a house sale. The heirs are known only without a will. The typed value of the land is not
 * an appraised value, of which the lowest price is a percentage (R.C. 2127.011(A)).
 */
export function houseOf(answers: PlanAnswers, shares: Shares | undefined, figures: Figures): HouseSale {
  const { heirs, under18, minor, spouseShare } = answers;
  const known = answers.will === 'no' ? shares : undefined;
  const others = heirs ?? known?.heirs.filter(({ who }) => who !== 'spouse').length;
  const taken = known?.heirs.find(({ who }) => who === 'spouse')?.share;
  // What the spouse has of the allowance is not known where the court may divide it (R.C. 2106.13).
  const hasAllowance = wholeAllowance(estateOf(answers)).outcome === 'met';
  const share = spouseShare ?? (taken !== undefined && hasAllowance ? taken + figures['family-allowance'] : undefined);
  // A minor child is an heir where there is no will.
  const young = under18 ?? (known && minor === 'yes' ? minor : undefined);
  return {
    ...answers,
    // Without a will, nothing is given by name.
    ...(answers.will === 'no' && { givenTo: 'nobody' as const }),
    ...(others !== undefined && { heirs: others }),
    ...(share !== undefined && { spouseShare: share }),
    ...(young && { under18: young }),
  };
}
