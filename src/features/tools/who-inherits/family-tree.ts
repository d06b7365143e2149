// The family as a tree to draw: the generations, who lives, and the share of each.
import type { Family, Heir, Shares, Side } from '../../law/intestate-shares.ts';
import type { Relative } from '../../law/per-stirpes.ts';
import { shortName } from './names.ts';

export interface TreeNode {
  name: string;
  /** Missing for a heading, such as a side of the family, and for the State. */
  living?: boolean;
  /** Lived longer, but not long enough to count as living. */
  tooShort?: true;
  /** Whose child, where there is a spouse. */
  of?: 'both' | 'other';
  heir?: Heir;
  below: TreeNode[];
}

/** Everybody who was asked about, below the person who died. Without shares, as far as it is known. */
export function familyTree(family: Family, shares: Shares | undefined): TreeNode[] {
  const heirs = shares?.heirs ?? [];
  const heirAt = (who: Heir['who'], path: number[], side?: Side) =>
    heirs.find((heir) => heir.who === who && heir.side === side && heir.path.join() === path.join());

  const node = (who: Heir['who'], path: number[], living: boolean, below: TreeNode[], side?: Side): TreeNode => {
    const heir = heirAt(who, path, side);
    return { name: shortName(who, path), living, ...(heir && { heir }), below };
  };
  const line = (who: Heir['who'], relatives: Relative[] = [], side?: Side, above: number[] = []): TreeNode[] =>
    relatives.map(({ living, children }, index) => {
      const path = [...above, index];
      return node(who, path, living, line(who, children, side, path), side);
    });
  const alive = (who: Heir['who'], count = 0, side?: Side): TreeNode[] =>
    Array.from({ length: count }, (_, index) => node(who, [index], true, [], side));
  const group = (name: string, below: TreeNode[]): TreeNode[] => (below.length > 0 ? [{ name, below }] : []);

  const spouse = heirAt('spouse', []);
  const state = heirAt('state', []);
  const children = line('child', family.descendants).map((child, index): TreeNode => {
    const of = family.descendants?.[index]?.of;
    return { ...child, ...(family.spouse === 'yes' && of && { of }) };
  });
  return [
    // A spouse who did not live long enough afterwards counts as one who died first, and did not.
    ...(family.spouse !== 'yes'
      ? []
      : !shares || spouse
        ? [node('spouse', [], true, [])]
        : [{ ...node('spouse', [], false, []), tooShort: true as const }]),
    ...children,
    ...group('Parents', alive('parent', family.parents)),
    ...group('Brothers and sisters', line('sibling', family.siblings)),
    ...(['paternal', 'maternal'] as const).flatMap((side) =>
      group(side === 'paternal' ? 'Father’s side' : 'Mother’s side', [
        ...alive('grandparent', family[`${side}Grandparents`], side),
        ...line('relative', family[`${side}Relatives`], side),
      ]),
    ),
    ...group('Stepchildren', line('stepchild', family.stepchildren)),
    ...(state ? [{ name: shortName('state', []), heir: state, below: [] }] : []),
  ];
}
