import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseState, printState, toolKeys } from '../../../src/features/law/address-state.ts';
import { limits } from '../../../src/features/law/family-notation.ts';
import { type Family, type FamilyStop, intestateShares } from '../../../src/features/law/intestate-shares.ts';
import {
  completePeople,
  editablePeople,
  type Person,
  resizePeople,
} from '../../../src/features/tools/who-inherits/draft.ts';
import { FamilyTree } from '../../../src/features/tools/who-inherits/FamilyTree.tsx';
import { familyTree, type TreeNode } from '../../../src/features/tools/who-inherits/family-tree.ts';
import { formatShare, fullName } from '../../../src/features/tools/who-inherits/names.ts';
import { casesOf, relevantKeys } from '../../../src/features/tools/who-inherits/questions.ts';
import { doubtTexts, lists, stopText } from '../../../src/features/tools/who-inherits/words.ts';
import { anyFamily } from '../law/arbitraries.ts';
import { figures, rules } from '../law/figures.ts';

const alive: Person = { living: true };
const familyOf = (link: string): Family => parseState(link, toolKeys.whoInherits);

describe('the relevant questions', () => {
  const grandparents = 'paternalGrandparents maternalGrandparents';
  test.each([
    ['', 'spouse descendants'],
    ['descendants=none', 'spouse descendants parents siblings'],
    ['spouse=yes', 'spouse descendants'],
    ['spouse=yes&descendants=none', 'spouse descendants'],
    ['spouse=yes&spouse-hours=119&descendants=none', 'spouse descendants parents siblings'],
    ['spouse=no&descendants=none&parents=1&siblings=none', 'spouse descendants parents'],
    [
      'spouse=no&descendants=none&parents=0&siblings=none&paternal-grandparents=1',
      `spouse descendants parents siblings ${grandparents}`,
    ],
  ])('"%s" asks %s', (link, questions) => {
    expect(relevantKeys(familyOf(link), figures)).toEqual(questions.split(' '));
  });

  test.each([
    ['spouse=yes&descendants=none', ': division-e'],
    ['descendants=b', 'spouse=yes: division-b, spouse=no: division-a'],
    ['spouse=no&descendants=none&siblings=l', 'parents=0: division-g, parents=1: division-f, parents=2: division-f'],
    [
      'descendants=none',
      'spouse=yes: division-e, spouse=no&parents=0: siblings, spouse=no&parents=1: division-f, spouse=no&parents=2: division-f',
    ],
    ['doubts=killer', ': killer'],
  ])('where spouse or parents are not known, "%s" is answered case by case', (link, expected) => {
    const results = casesOf(familyOf(link), figures).map(({ family, assumed }) => {
      const { division, stopped, needs } = { ...intestateShares(family, figures) } as Record<string, string>;
      return `${printState(assumed, toolKeys.whoInherits)}: ${division ?? stopped ?? needs}`;
    });
    expect(results.join(', ')).toBe(expected);
  });

  test('fractions do not depend on the net amount', () => {
    const half = { numerator: 1, denominator: 2 };
    expect(intestateShares(familyOf('spouse=no&descendants=o.o'), figures)).toMatchObject({
      heirs: [{ fraction: half }, { fraction: half }],
    });
  });

  test('answers to hidden questions do not affect the shares', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const keys = ['net', ...relevantKeys(family, figures)] as const;
        const asked: Family = Object.fromEntries(keys.map((key) => [key, family[key]]));
        expect(intestateShares(asked, figures)).toEqual(intestateShares(family, figures));
      }),
    );
  });
});

describe('the list of people', () => {
  test('round-trips the notation of the URL', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const state = familyOf(printState(family, toolKeys.whoInherits));
        expect(completePeople(editablePeople(state.descendants), true)).toEqual(state.descendants);
        expect(completePeople(editablePeople(state.siblings))).toEqual(state.siblings);
      }),
    );
  });

  test('rejects a list with a missing answer', () => {
    expect(completePeople(undefined)).toBeUndefined();
    expect(completePeople([alive, { living: false }])).toBeUndefined();
    expect(completePeople([alive, { living: false, children: [] }])).toEqual([alive, { living: false }]);
    expect(completePeople([alive], true)).toBeUndefined();
    expect(completePeople([alive], false)).toEqual([{ living: true, of: 'other' }]);
  });

  test('a living person’s own descendants are dropped', () => {
    expect(completePeople([{ living: true, children: [alive] }])).toEqual([alive]);
  });

  test('the last generation needs no list of children', () => {
    const great: Person = { living: false };
    const line: Person[] = [{ living: false, children: [{ living: false, children: [great] }] }];
    expect(limits.generations).toBe(3);
    expect(completePeople(line)).toEqual(line);
  });

  test('changing the number of people keeps the first ones', () => {
    const dead: Person = { living: false, children: [] };
    expect(resizePeople([dead, alive], 3)).toEqual([dead, alive, alive]);
    expect(resizePeople([dead, alive], 1)).toEqual([dead]);
    expect(resizePeople(undefined, 0)).toEqual([]);
  });
});

describe('the family tree', () => {
  const all = (nodes: TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);

  test('every heir appears in the tree once, and no dead person has a share', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const shares = intestateShares(family, figures);
        if (!('heirs' in shares)) return;
        const drawn = all(familyTree(family, shares));
        expect(
          drawn
            .flatMap(({ heir }) => heir ?? [])
            .map(fullName)
            .sort(),
        ).toEqual(shares.heirs.map(fullName).sort());
        expect(drawn.filter(({ living, heir }) => living === false && heir)).toEqual([]);
      }),
    );
  });

  test('marks a spouse who outlived the person too briefly', () => {
    const family = familyOf('net=1&spouse=yes&spouse-hours=119&descendants=b');
    const shares = intestateShares(family, figures);
    const tree = familyTree(family, 'heirs' in shares ? shares : undefined);
    expect(tree[0]).toMatchObject({ living: false });
    const drawn = renderToStaticMarkup(createElement(FamilyTree, { tree, hasSum: true, isOfRest: false }));
    expect(drawn).toContain('did not outlive long enough to count');
    expect(drawn).not.toContain('died first');
  });
});

test('a share of a small estate names the statute’s sum', () => {
  const shares = intestateShares(familyOf('net=50000&spouse=yes&descendants=b.o'), figures);
  const [spouse] = 'heirs' in shares ? shares.heirs : [];
  expect(spouse && formatShare(spouse, true)).toBe('the first $60,000 and 1/3 of the rest');
  expect(spouse?.share).toBe(50_000_00);
});

test('labels people by their position in the family', () => {
  expect(fullName({ who: 'child', path: [2, 0, 1] })).toBe('Great-grandchild 2 of grandchild 1 of child 3');
  expect(fullName({ who: 'grandparent', path: [1], side: 'maternal' })).toBe('Grandparent 2, mother’s side');
  expect(fullName({ who: 'spouse', path: [] })).toBe('Spouse');
});

test('every stop has a text, and its rule exists', () => {
  const stops = [...Object.keys(doubtTexts), 'cousins', 'next-of-kin'] as FamilyStop['stopped'][];
  for (const stop of stops) {
    const { why, rule } = stopText(stop);
    expect(why).toMatch(/\.$/);
    if (rule) expect(rules).toHaveProperty(rule);
  }
});

test('a child on the way inherits: the tool and its rule say so, and ask nobody', () => {
  const { why, rule = 'unborn-child' } = stopText('unborn');
  expect(why).toMatch(/conceived before the death .*inherits/);
  expect(rules[rule]?.text).toMatch(/inherits/);
});

test('shows all relatives in the tree, grouped by relation', () => {
  const named = (nodes: TreeNode[]): string[] =>
    nodes.map(({ name, children }) => (children.length > 0 ? `${name}: ${named(children).join(', ')}` : name));
  const family = familyOf('spouse=yes&descendants=ox(l)&parents=2');
  const kin = familyOf('siblings=x(l)&paternal-grandparents=1&maternal-relatives=l&stepchildren=l');
  expect(named(familyTree({ ...family, ...kin }, undefined))).toEqual([
    'Spouse',
    'Child 1: Grandchild 1',
    'Parents: Parent 1, Parent 2',
    'Brothers and sisters: Brother or sister 1: Niece or nephew 1',
    'Father’s side: Grandparent 1',
    'Mother’s side: Aunt or uncle 1',
    'Stepchildren: Stepchild 1',
  ]);
  expect(familyTree(family, undefined).slice(0, 2)).toMatchObject([{ living: true }, { living: false, of: 'other' }]);
  expect(familyTree({ ...family, spouse: 'no' }, undefined)[0]).not.toHaveProperty('of');
});

test('a hint says that stepchildren of the survivor are children of the person', () => {
  expect(lists.descendants.hint).toMatch(
    /The person’s stepchildren do not\. Stepchildren of the surviving husband or wife do/,
  );
});
