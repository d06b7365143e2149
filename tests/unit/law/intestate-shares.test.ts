import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { doubts } from '../../../src/features/law/family.ts';
import { type Family, intestateShares, type Shares } from '../../../src/features/law/intestate-shares.ts';
import { anyFamily } from './arbitraries.ts';
import { answered, figures, rules } from './figures.ts';

const familyOf = (link: string): Family => parseState(link, toolKeys.whoInherits);
/** Of $300,000, where the link has no other sum. */
const answer = (link: string) => intestateShares({ net: 300_000_00, ...familyOf(link) }, figures);
const shares = (link: string) => answered(answer(link));
/** "spouse 160000", "child 0.1 70000": who, the path, dollars. */
const inWords = ({ heirs }: Shares) =>
  heirs.map(({ who, side, path, share }) =>
    [side, who, path.join('.'), share / 100].filter((part) => part !== undefined && part !== '').join(' '),
  );

describe('the examples', () => {
  const nobody = 'spouse=no&descendants=none&parents=0&siblings=none';
  const noSibling = 'spouse=no&descendants=none&parents=0&siblings=x';
  const noKin = `${nobody}&paternal-grandparents=0&maternal-grandparents=0&paternal-relatives=none&maternal-relatives=none`;

  test.each([
    ['spouse=yes&descendants=b.b', 'B: spouse 300000'],
    ['spouse=yes&descendants=o', 'C: spouse 160000, child 0 140000'],
    ['spouse=yes&descendants=b.o.o', 'D: spouse 140000, child 0 53333.34, child 1 53333.33, child 2 53333.33'],
    ['spouse=yes&descendants=o.o', 'D: spouse 113333.33, child 0 93333.34, child 1 93333.33'],
    ['net=20000&spouse=yes&descendants=o', 'C: spouse 20000, child 0 0'],
    ['net=20001&spouse=yes&descendants=o', 'C: spouse 20000.5, child 0 0.5'],
    ['net=50000&spouse=yes&descendants=b.o.o', 'D: spouse 50000, child 0 0, child 1 0, child 2 0'],
    ['net=60003&spouse=yes&descendants=b.o', 'D: spouse 60001, child 0 1, child 1 1'],
    ['spouse=yes&descendants=ox(l.l)', 'C: spouse 160000, child 0.0 70000, child 0.1 70000'],
    ['spouse=yes&descendants=b.ox', 'B: spouse 300000'],
    ['spouse=no&descendants=o.o.ox(l.l)', 'A: child 0 100000, child 1 100000, child 2.0 50000, child 2.1 50000'],
    [
      'spouse=no&descendants=ox(l).ox(l.l).ox(l.l.l)',
      'A: child 0.0 50000, child 1.0 50000, child 1.1 50000, child 2.0 50000, child 2.1 50000, child 2.2 50000',
    ],
    ['spouse=no&descendants=o.o.ox', 'A: child 0 150000, child 1 150000'],
    // 2.67 cents each to two, 0.89 each to three: the cents left over go to those who lost most by rounding.
    [
      'net=0.08&spouse=no&descendants=o.o.ox(l.l.l)',
      'A: child 0 0.03, child 1 0.02, child 2.0 0.01, child 2.1 0.01, child 2.2 0.01',
    ],
    ['spouse=yes&descendants=none&parents=2', 'E: spouse 300000'],
    ['spouse=no&descendants=none&parents=1&siblings=l.l', 'F: parent 0 300000'],
    [
      'spouse=no&descendants=none&parents=0&siblings=l.l.x(l)',
      'G: sibling 0 100000, sibling 1 100000, sibling 2.0 100000',
    ],
    [
      `${nobody}&paternal-grandparents=1&maternal-grandparents=0&maternal-relatives=l`,
      'I: paternal grandparent 0 150000, maternal relative 0 150000',
    ],
    [
      `${noSibling}&paternal-grandparents=2&maternal-grandparents=1`,
      'H: paternal grandparent 0 75000, paternal grandparent 1 75000, maternal grandparent 0 150000',
    ],
    // A side without anybody leaves its half to the other.
    [
      `${noSibling}&paternal-grandparents=0&paternal-relatives=none&maternal-grandparents=2`,
      'I: maternal grandparent 0 150000, maternal grandparent 1 150000',
    ],
    [`${noKin}&other-kin=no&stepchildren=l.l`, 'J: stepchild 0 150000, stepchild 1 150000'],
    [`${noKin}&other-kin=no&stepchildren=none`, 'K: state 300000'],
    ['spouse=yes&spouse-hours=119&descendants=o', 'A: child 0 300000'],
    ['spouse=yes&spouse-hours=120&descendants=b', 'B: spouse 300000'],
  ])('%s: %s', (link, expected) => {
    const result = shares(link);
    const division = result.division.replace('division-', '').toUpperCase();
    expect(`${division}: ${inWords(result).join(', ')}`).toBe(expected);
  });

  test('a fraction is computed and reduced, whatever its numerator', () => {
    const changed = { ...figures, 'intestate-no-children-first': 0 };
    const two = familyOf('net=1.01&spouse=yes&descendants=o.o');
    const third = { numerator: 1, denominator: 3 };
    expect(intestateShares(two, changed)).toMatchObject({
      heirs: [{ share: 33 }, { fraction: third }, { fraction: third }],
    });
    const twoThirds = { ...changed, 'intestate-more-children-fraction': { numerator: 2, denominator: 3 } };
    expect(intestateShares(two, twoThirds)).toMatchObject({ heirs: [{ share: 67 }, { share: 17 }, { share: 17 }] });
  });

  test('the hours of the survival period are what a visitor gives', () => {
    expect(figures['survival-period'].unit).toBe('hours');
  });

  test('one child has the first sum of its own division, though both are the same today', () => {
    const changed = { ...figures, 'intestate-one-child-first': 100 };
    const answer = intestateShares(familyOf('net=3&spouse=yes&descendants=o'), changed);
    expect(answer).toMatchObject({ division: 'division-c', heirs: [{ first: 100, share: 200 }, { share: 100 }] });
  });

  test.each([
    ['o', 20_000_00],
    ['b.o.o', 60_000_00],
    ['o.o', 20_000_00],
  ])('children "%s": the first sum is the statute’s, however little there is', (descendants, first) => {
    for (const net of [0, 5_000, 300_000])
      expect(shares(`net=${net}&spouse=yes&descendants=${descendants}`).heirs[0]?.first).toBe(first);
    expect(inWords(shares(`net=0&spouse=yes&descendants=${descendants}`))[0]).toBe('spouse 0');
  });

  test.each([
    ['spouse=yes&descendants=b.o.o', ''],
    ['spouse=no&descendants=none&parents=1', ' unworthy-parent'],
    ['spouse=yes&descendants=o.ox(l)', ' line-of-one-who-died equal-degree'],
  ])('an older death can have had other shares, and every answer says so: %s', (link, more) => {
    expect(shares(link).notes.join(' ')).toBe(`net-estate older-deaths heir-outlives${more}`);
    expect(rules['older-deaths']?.text).toContain('older death');
  });

  test.each([
    [noKin.replace('paternal-relatives=none', 'paternal-relatives=x(l)'), 'cousins'],
    [`${noKin}&other-kin=yes`, 'next-of-kin'],
  ])('21: next of kin come before stepchildren, and are beyond the tool: %s', (link, stopped) => {
    expect(answer(`${link}&stepchildren=l`)).toEqual({ stopped, ask: 'attorney' });
  });
});

describe('what is not known', () => {
  test.each([
    ['', 'spouse'],
    ['spouse=no', 'descendants'],
    ['spouse=no&descendants=none', 'parents'],
    ['spouse=no&descendants=none&parents=0', 'siblings'],
    ['spouse=no&descendants=none&parents=0&siblings=none', 'paternalGrandparents'],
    ['spouse=no&descendants=none&parents=0&siblings=none&paternal-grandparents=0', 'paternalRelatives'],
  ])('"%s": %s', (link, needs) => {
    expect(intestateShares(familyOf(link), figures)).toEqual({ needs });
  });

  test.each(doubts)('a doubt (%s) stops with who to ask', (doubt) => {
    expect(intestateShares({ net: 1, spouse: 'no', descendants: [], doubts: [doubt] }, figures)).toEqual({
      stopped: doubt,
      ask: 'attorney',
    });
  });
});

describe('any family', () => {
  test('the shares add up to the estate to the cent, and each is its fraction', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const answer = intestateShares(family, figures);
        if (!('heirs' in answer)) return;
        const { net = 0 } = family;
        expect(answer.heirs.reduce((sum, { share }) => sum + share, 0)).toBe(net);
        const first = Math.min(net, answer.heirs.find((heir) => heir.first)?.first ?? 0);
        for (const { first: hasFirst, fraction, share } of answer.heirs) {
          expect(share).toBeGreaterThanOrEqual(0);
          const exact = (hasFirst ? first : 0) + ((net - first) * fraction.numerator) / fraction.denominator;
          expect(Math.abs(share - exact)).toBeLessThan(2);
        }
      }),
    );
  });
});
