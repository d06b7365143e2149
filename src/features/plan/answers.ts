// Converts the visitor's answers to the inputs of each section's rules. No rule is applied here: unanswered questions
// stay undefined, and what follows from another answer is filled in.

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

/** The other parent of the children who are alive or left descendants. */
function otherParentOf(children: Child[]): NonNullable<SmallEstate['children']> {
  const lines = children.filter(leavesLine);
  if (lines.length === 0) return 'none';
  const ofBoth = lines.filter((child) => child.of === 'both').length;
  return ofBoth === lines.length ? 'ours' : ofBoth > 0 ? 'mixed' : 'other';
}

/** Titles that pass outside the estate. Not a certificate of transfer: that is for land of the estate. */
const titlesOutsideEstate: readonly (HouseTitle | undefined)[] = ['survivorship', 'tod', 'trust', 'life-estate'];
/** Titles that leave open which part of the land belongs to the estate. */
const unclearTitles: typeof titlesOutsideEstate = ['land-contract', 'unclear'];

/** The value of the land that belongs to the estate; undefined if unknown. */
export function landInEstate({ title, land }: PlanAnswers): SmallEstate['land'] {
  if (titlesOutsideEstate.includes(title)) return 0;
  return unclearTitles.includes(title) ? undefined : land;
}

/** The input to the tests of the simplified procedures. */
export function smallEstateInput(answers: PlanAnswers): SmallEstate {
  const { will, descendants, children, allToSpouse, land: _land, ...rest } = answers;
  const land = landInEstate(answers);
  // The detailed list, which the shares are computed from, takes precedence.
  const otherParent = descendants ? otherParentOf(descendants) : children;
  // An answer carried over from another tool may contradict the plan's own question about a will, which wins.
  const toSpouse = will === 'no' ? 'no-will' : will === 'yes' && allToSpouse === 'no-will' ? undefined : allToSpouse;
  return {
    ...rest,
    ...(land !== undefined && { land }),
    ...(otherParent && { children: otherParent }),
    ...(toSpouse && { allToSpouse: toSpouse }),
  };
}

/**
 * The gross value of the estate, land included; undefined if no value was typed. A spouse's vehicles within
 * the limit are not part of it (R.C. 2106.18).
 */
export function estateValue(answers: PlanAnswers, excludeVehicles: boolean): Cents | undefined {
  const land = landInEstate(answers);
  const vehicles = excludeVehicles ? 0 : answers.vehicles;
  const values = [answers.assets, land === 'yes' ? 0 : land, vehicles];
  if (values.every((value) => !value)) return undefined;
  return values.reduce<Cents>((sum, value) => sum + (value ?? 0), 0);
}

/** The amount that the heirs divide: as typed, or else the estate less the spouse's family allowance. */
export function amountToDivide(answers: PlanAnswers, value: Cents | undefined, figures: Figures): Cents | undefined {
  if (answers.net !== undefined || value === undefined) return answers.net;
  return answers.spouse === 'yes' ? Math.max(0, value - figures['family-allowance']) : value;
}

/**
 * The input to the paths of a house sale. Without a will, the heirs follow from the shares. The typed value of the land
 * is not an appraised value, of which the lowest price is a percentage (R.C. 2127.011(A)).
 */
export function houseSaleInput(answers: PlanAnswers, shares: Shares | undefined, figures: Figures): HouseSale {
  const { heirs, under18, minor, spouseShare } = answers;
  const intestate = answers.will === 'no' ? shares : undefined;
  const heirCount = heirs ?? intestate?.heirs.filter(({ who }) => who !== 'spouse').length;
  const intestateShare = intestate?.heirs.find(({ who }) => who === 'spouse')?.share;
  // The spouse's part of the allowance is unknown if the court may divide it (R.C. 2106.13).
  const hasAllowance = wholeAllowance(smallEstateInput(answers)).outcome === 'met';
  const derivedShare =
    intestateShare !== undefined && hasAllowance ? intestateShare + figures['family-allowance'] : undefined;
  const share = spouseShare ?? derivedShare;
  // Without a will, a minor child is an heir.
  const hasMinorHeir = under18 ?? (intestate && minor === 'yes' ? minor : undefined);
  return {
    ...answers,
    ...(answers.will === 'no' && { givenTo: 'nobody' as const }),
    ...(heirCount !== undefined && { heirs: heirCount }),
    ...(share !== undefined && { spouseShare: share }),
    ...(hasMinorHeir && { under18: hasMinorHeir }),
  };
}
