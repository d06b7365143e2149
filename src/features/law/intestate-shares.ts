// Intestate shares: R.C. 2105.06, divisions (A) to (K), and the survival requirement (2105.02).
import type { InputOf } from './address-state.ts';
import type { Child, Doubt } from './family.ts';
import type { Figures } from './figures.ts';
import { type Cents, divide, type Fraction, multiply, partOf } from './money.ts';
import { leavesLine, perStirpes, type Relative } from './per-stirpes.ts';
import type { Stop } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

/**
 * The surviving family, as far as the visitor knows: missing fields were not answered. Without `net`, only the fractions and
 * first sums of an answer hold.
 */
export type Family = InputOf<'whoInherits'>;

export type Side = 'paternal' | 'maternal';

export interface Heir {
  who: 'spouse' | 'child' | 'parent' | 'sibling' | 'grandparent' | 'relative' | 'stepchild' | 'state';
  side?: Side;
  /** The position in the family: index at each generation. Empty for the spouse and the State. */
  path: number[];
  /** The statute's sum before the fraction, for a spouse who does not take all; the estate may hold less. */
  first?: Cents;
  /** The part of what is left after `first` to anybody; of everything, where nobody takes a first sum. */
  fraction: Fraction;
  share: Cents;
}

export interface Shares {
  /** The division of R.C. 2105.06 that decided, and the rules beside it. */
  division: RuleId;
  notes: RuleId[];
  heirs: Heir[];
}

/** A question, by the name of its answer. What it asks besides (the hours of a spouse) belongs to it. */
export type FamilyKey = Exclude<keyof Family, 'net' | 'doubts' | 'spouseHours'>;
/** A family that is beyond the tool. */
export type FamilyStop = Stop<Doubt | 'cousins' | 'next-of-kin'>;
/** In place of shares; `needs` is the question that must be answered first. */
export type NoShares = FamilyStop | { needs: FamilyKey };

const whole: Fraction = { numerator: 1, denominator: 1 };

/**
 * Each heir's share; together they are the estate to the cent. Stops at what is beyond the tool, and at the first
 * question that decides and was not answered; what does not decide is not asked for.
 */
export function intestateShares(family: Family, figures: Figures): Shares | NoShares {
  const [doubt] = family.doubts ?? [];
  if (doubt) return { stopped: doubt, ask: 'attorney' };
  const { net = 0, descendants, parents, siblings } = family;
  if (!family.spouse) return { needs: 'spouse' };
  if (!descendants) return { needs: 'descendants' };

  const lines = descendants.filter(leavesLine);
  if (spouseCounts(family, figures)) return withSpouse(net, descendants, lines, figures);
  if (lines.length > 0) return sharesUnder('division-a', net, linesBelow('child', descendants));

  if (parents === undefined) return { needs: 'parents' };
  if (parents > 0) return sharesUnder('division-f', net, equalParts('parent', parents));
  if (!siblings) return { needs: 'siblings' };
  if (siblings.some(leavesLine)) return sharesUnder('division-g', net, linesBelow('sibling', siblings));
  return bySides(net, family, figures);
}

/** Only who outlives the person long enough counts as living; exactly that long is enough. */
export function spouseCounts(
  { spouse, spouseHours }: Pick<Family, 'spouse' | 'spouseHours'>,
  figures: Figures,
): boolean {
  return spouse === 'yes' && (spouseHours === undefined || spouseHours >= figures['survival-period'].count);
}

type Part = Omit<Heir, 'share'>;

function sharesUnder(division: RuleId, net: Cents, parts: Part[]): Shares {
  const shares = divide(
    net,
    parts.map(({ fraction }) => fraction),
  );
  const deeper = parts.some(({ path }) => path.length > 1);
  return {
    division,
    // Only parents can be unworthy parents, and they take in division (F).
    notes: [
      'net-estate',
      'older-deaths',
      'heir-outlives',
      ...(division === 'division-f' ? (['unworthy-parent'] as const) : []),
      ...(deeper ? (['line-of-one-who-died', 'equal-degree'] as const) : []),
    ],
    heirs: parts.map((part, index) => ({ ...part, share: shares[index] ?? 0 })),
  };
}

/** The lines below these people, dividing a part of the estate. */
const linesBelow = (who: Heir['who'], relatives: Relative[], part = whole, side?: Side): Part[] =>
  perStirpes(relatives, part).map((line) => ({ who, ...(side && { side }), ...line }));

/** A number of people who share a part of the estate equally. */
const equalParts = (who: Heir['who'], count: number, part = whole, side?: Side): Part[] =>
  linesBelow(who, Array<Relative>(count).fill({ living: true }), part, side);

const spouseTakesAll: Part = { who: 'spouse', path: [], fraction: whole };

function withSpouse(net: Cents, children: Child[], lines: Child[], figures: Figures): Shares {
  if (lines.length === 0) return sharesUnder('division-e', net, [spouseTakesAll]);
  const ofBoth = lines.filter((child) => child.of === 'both').length;
  if (ofBoth === lines.length) return sharesUnder('division-b', net, [spouseTakesAll]);

  const one = lines.length === 1;
  const several = ofBoth > 0 ? figures['intestate-some-children-first'] : figures['intestate-no-children-first'];
  const first = one ? figures['intestate-one-child-first'] : several;
  const fraction = figures[one ? 'intestate-one-child-fraction' : 'intestate-more-children-fraction'];
  // The spouse's fraction of a cent goes to the children, so that the odd cent never depends on their order.
  const share = Math.min(net, first) + partOf(Math.max(0, net - first), fraction);
  const spouse: Heir = { who: 'spouse', path: [], first, fraction, share };
  const rest = { numerator: fraction.denominator - fraction.numerator, denominator: fraction.denominator };
  const below = sharesUnder(one ? 'division-c' : 'division-d', net - spouse.share, linesBelow('child', children));
  return {
    ...below,
    heirs: [spouse, ...below.heirs.map((heir) => ({ ...heir, fraction: multiply(heir.fraction, rest) }))],
  };
}

/**
 * Half to each side: its grandparents, or the descendants they left (divisions H and I); what follows where neither has
 * any.
 */
function bySides(net: Cents, family: Family, figures: Figures): Shares | NoShares {
  const part = figures['intestate-grandparents-share'];
  const partsBySide: Part[][] = [];
  for (const side of ['paternal', 'maternal'] as const) {
    const [grandparents, relatives] = [family[`${side}Grandparents`], family[`${side}Relatives`]];
    if (grandparents === undefined) return { needs: `${side}Grandparents` };
    if (grandparents === 0 && !relatives) return { needs: `${side}Relatives` };
    const heirs =
      grandparents > 0
        ? equalParts('grandparent', grandparents, part, side)
        : linesBelow('relative', relatives ?? [], part, side);
    // A cousin takes the place of a dead aunt or uncle: that far, an attorney has to look.
    if (heirs.some(({ path }) => path.length > 1)) return { stopped: 'cousins', ask: 'attorney' };
    partsBySide.push(heirs);
  }
  const heirs = partsBySide.flat();
  if (heirs.length === 0) return afterKin(net, family);
  // A side without anybody leaves its half to the other one, whose heirs are all of one degree.
  if (partsBySide.some((side) => side.length === 0))
    return sharesUnder(
      'division-i',
      net,
      heirs.map((heir) => ({ ...heir, fraction: { numerator: 1, denominator: heirs.length } })),
    );
  return sharesUnder(heirs.every(({ who }) => who === 'grandparent') ? 'division-h' : 'division-i', net, heirs);
}

/** Next of kin, then stepchildren, then the State (divisions I to K). */
function afterKin(net: Cents, { otherKin, stepchildren }: Family): Shares | NoShares {
  if (!otherKin) return { needs: 'otherKin' };
  if (otherKin === 'yes') return { stopped: 'next-of-kin', ask: 'attorney' };
  if (!stepchildren) return { needs: 'stepchildren' };
  if (stepchildren.some(leavesLine)) return sharesUnder('division-j', net, linesBelow('stepchild', stepchildren));
  return sharesUnder('division-k', net, [{ who: 'state', path: [], fraction: whole }]);
}
