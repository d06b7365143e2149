// The family tree: generations, who is living, and each share.
import type { Family, Heir, Shares, Side } from '../../law/intestate-shares.ts';
import type { Relative } from '../../law/per-stirpes.ts';
import { shortName } from './names.ts';

export interface TreeNode {
  name: string;
  /** Undefined for a heading, such as a side of the family, and for the State. */
  living?: boolean;
  /** Outlived the person, but not long enough to count as surviving. */
  diedTooSoon?: true;
  /** Whose child, where there is a spouse. */
  of?: 'both' | 'other';
  heir?: Heir;
  children: TreeNode[];
}

/** The known relatives, below the person who died. `shares` is undefined if the tool could not calculate them. */
export function familyTree(family: Family, shares: Shares | undefined): TreeNode[] {
  const heirs = shares?.heirs ?? [];
  const findHeir = (who: Heir['who'], path: number[], side?: Side) =>
    heirs.find((heir) => heir.who === who && heir.side === side && heir.path.join() === path.join());

  const node = (who: Heir['who'], path: number[], living: boolean, children: TreeNode[], side?: Side): TreeNode => {
    const heir = findHeir(who, path, side);
    return { name: shortName(who, path), living, ...(heir && { heir }), children };
  };
  const nodesOf = (who: Heir['who'], relatives: Relative[] = [], side?: Side, parentPath: number[] = []): TreeNode[] =>
    relatives.map(({ living, children }, index) => {
      const path = [...parentPath, index];
      return node(who, path, living, nodesOf(who, children, side, path), side);
    });
  const livingNodes = (who: Heir['who'], count = 0, side?: Side): TreeNode[] =>
    Array.from({ length: count }, (_, index) => node(who, [index], true, [], side));
  const group = (name: string, children: TreeNode[]): TreeNode[] => (children.length > 0 ? [{ name, children }] : []);

  const spouse = findHeir('spouse', []);
  const state = findHeir('state', []);
  const children = nodesOf('child', family.descendants).map((child, index): TreeNode => {
    const of = family.descendants?.[index]?.of;
    return { ...child, ...(family.spouse === 'yes' && of && { of }) };
  });
  return [
    // A spouse who outlived the person too briefly counts as having died first, but is labeled differently.
    ...(family.spouse !== 'yes'
      ? []
      : !shares || spouse
        ? [node('spouse', [], true, [])]
        : [{ ...node('spouse', [], false, []), diedTooSoon: true as const }]),
    ...children,
    ...group('Parents', livingNodes('parent', family.parents)),
    ...group('Brothers and sisters', nodesOf('sibling', family.siblings)),
    ...(['paternal', 'maternal'] as const).flatMap((side) =>
      group(side === 'paternal' ? 'Father’s side' : 'Mother’s side', [
        ...livingNodes('grandparent', family[`${side}Grandparents`], side),
        ...nodesOf('relative', family[`${side}Relatives`], side),
      ]),
    ),
    ...group('Stepchildren', nodesOf('stepchild', family.stepchildren)),
    ...(state ? [{ name: shortName('state', []), heir: state, children: [] }] : []),
  ];
}
