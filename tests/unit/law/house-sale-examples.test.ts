import { describe, expect, test } from 'vitest';
import { type HouseSale, houseSale, lowestPrice } from '../../../src/features/law/house-sale.ts';
import { figures } from './figures.ts';
import { agreed, dollars, lineOf, path, state } from './sale-paths.ts';

describe('the examples', () => {
  test.each<[string, number, number, string]>([
    ['1', 200_000, 160_000, 'met'],
    ['2', 200_000, 159_999.99, 'not-met'],
    ['3', 187_345.55, 149_876.44, 'met'],
    ['3', 187_345.55, 149_876.43, 'not-met'],
    ['4', 123_456.79, 98_765.44, 'met'],
    ['4', 123_456.79, 98_765.43, 'not-met'],
  ])('%s: a value of %d and an offer of %d: %s', (_, value, offer, outcome) => {
    const house = { houseValue: dollars(value), offer: dollars(offer) };
    expect(lineOf('consent-sale', 'price', house)).toMatchObject({ outcome });
    expect(lineOf('consent-sale', 'price', { ...house, inventory: 'yes' })).toMatchObject({ outcome });
  });

  test('3 and 4: the floor is rounded up to the cent', () => {
    expect(lowestPrice(dollars(187_345.55), figures)).toBe(dollars(149_876.44));
    expect(lowestPrice(dollars(123_456.79), figures)).toBe(dollars(98_765.44));
    expect(lineOf('consent-sale', 'price', { houseValue: dollars(123_456.79) })).toMatchObject({
      outcome: 'ask',
      limit: dollars(98_765.44),
    });
  });

  test('5: without an approved inventory the price cannot be checked', () => {
    expect(lineOf('consent-sale', 'price', { ...agreed, inventory: 'no' })).toMatchObject({
      outcome: 'ask',
      reason: 'no-approved-inventory',
    });
    expect(state('consent-sale', { ...agreed, inventory: 'no' })).toBe('ask');
  });

  test('6: a minor closes the way of consents', () => {
    const minor: HouseSale = { ...agreed, heirs: 4, under18: 'yes' };
    expect(state('consent-sale', minor)).toBe('closed');
    expect(lineOf('consent-sale', 'adults', minor)).toMatchObject({ outcome: 'not-met', reason: 'minor' });
    expect(state('court-sale', minor)).toBe('ask');
    expect(state('power-of-sale', minor)).toBe('closed');
    expect(state('power-of-sale', { ...minor, will: 'yes', saleInWill: 'power' })).toBe('open');
  });

  test('7, 8 and 15: one who does not sign closes it, however small the gift', () => {
    const refused: HouseSale = { ...agreed, heirs: 4, allSign: 'no' };
    expect(state('consent-sale', refused)).toBe('closed');
    expect(state('court-sale', refused)).toBe('ask');
    const withPower: HouseSale = { ...refused, will: 'yes', saleInWill: 'power' };
    expect(state('power-of-sale', withPower)).toBe('open');
    expect(state('consent-sale', withPower)).toBe('closed');
  });

  test('9: a will that is silent, and everybody signs', () => {
    const silent: HouseSale = { ...agreed, will: 'yes', saleInWill: 'silent' };
    expect(state('consent-sale', silent)).toBe('open');
    expect(state('power-of-sale', silent)).toBe('closed');
    expect(path('consent-sale', silent)?.signers).toEqual([
      { who: 'fiduciary' },
      { who: 'spouse' },
      { who: 'beneficiaries', count: 3 },
    ]);
  });

  test('10: a will that forbids the sale', () => {
    const forbidden: HouseSale = { ...agreed, will: 'yes', saleInWill: 'forbids' };
    expect(state('consent-sale', forbidden)).toBe('closed');
    expect(state('power-of-sale', forbidden)).toBe('closed');
  });

  test('11 and 12: survivorship, and transfer on death that was recorded', () => {
    const sellers = { survivorship: 'new-owner', tod: 'new-owner', trust: 'trustee' } as const;
    for (const title of ['survivorship', 'tod', 'trust'] as const)
      expect(houseSale({ title }, figures)).toMatchObject([
        { path: 'house-outside-estate', state: 'open', signers: [{ who: sellers[title] }] },
      ]);
    const unrecorded = { ...agreed, title: 'tod-unrecorded' } as const;
    expect(lineOf('house-outside-estate', 'title', unrecorded)).toMatchObject({
      outcome: 'not-met',
      reason: 'not-recorded-before-death',
    });
    expect(state('consent-sale', unrecorded)).toBe('open');
  });

  test('of a shared house each other owner signs too, beside the estate, but not for a right of the spouse', () => {
    const shared = { ...agreed, title: 'shared' } as const;
    const signers = (path: string) => houseSale(shared, figures).find((one) => one.path === path)?.signers ?? [];
    for (const path of ['power-of-sale', 'consent-sale', 'court-sale', 'transfer-first'])
      expect(signers(path).at(-1)).toEqual({ who: 'co-owners' });
    expect(signers('consent-sale').slice(0, -1)).toEqual(
      houseSale(agreed, figures).find(({ path }) => path === 'consent-sale')?.signers,
    );
    for (const path of ['house-outside-estate', 'family-home'])
      expect(signers(path)).not.toContainEqual({ who: 'co-owners' });
  });

  test('13: a house given to the spouse by name cannot be bought under the section', () => {
    const given: HouseSale = { ...agreed, will: 'yes', saleInWill: 'silent', givenTo: 'spouse' };
    expect(lineOf('family-home', 'buying', given)).toMatchObject({ outcome: 'not-met', reason: 'given-by-name' });
    expect(lineOf('family-home', 'taking', given)).toMatchObject({ outcome: 'ask', reason: 'given-by-name' });
  });

  test('the court orders a sale on a ground in the law, or with the consent of everybody, a minor’s guardian too', () => {
    const ground = { rule: 'court-sale', test: 'ground', outcome: 'ask', reason: 'ground-in-law' };
    for (const house of [{}, { ...agreed, allSign: 'no' } as const])
      expect(path('court-sale', house)?.tests).toEqual([ground]);
    for (const under18 of ['yes', 'no'] as const)
      expect(path('court-sale', { ...agreed, under18 })).toMatchObject({
        state: 'ask',
        tests: [{ rule: 'court-sale-by-consent', outcome: 'ask', reason: 'all-consent-to-court-sale' }],
      });
  });

  test.each<[number, number, string]>([
    [140_000, 0, 'within'],
    [150_000, 0, 'within'],
    [150_000.01, 0, 'over'],
    [160_000, 0, 'over'],
    [200_000, 60_000, 'within'],
    [40_000, 60_000, 'within'],
  ])('14: share and allowance of 150,000, a house of %d with liens of %d: %s', (value, liens, outcome) => {
    const house: HouseSale = {
      ...agreed,
      houseValue: dollars(value),
      liens: dollars(liens),
      spouseShare: dollars(150_000),
    };
    expect(lineOf('family-home', 'taking', house)?.outcome).toBe(outcome);
    expect(lineOf('family-home', 'taking', house)?.reason).toBe(outcome === 'over' ? 'ask-court' : undefined);
  });

  test('14: where nobody said what is owed on it, a house over the share may still be within', () => {
    const house = { ...agreed, houseValue: dollars(160_000), spouseShare: dollars(150_000) };
    expect(lineOf('family-home', 'taking', house)).toMatchObject({ outcome: 'ask', reason: 'not-known' });
  });

  test('16: after the certificate of transfer, the owners sign and their spouses', () => {
    expect(houseSale({ title: 'transferred', owners: 2, married: 1 }, figures)).toMatchObject([
      {
        path: 'transfer-first',
        state: 'open',
        signers: [
          { who: 'owners', count: 2 },
          { who: 'owners-spouses', count: 1 },
        ],
      },
    ]);
    expect(path('transfer-first', { title: 'transferred', owners: 2, married: 0 })?.signers).toEqual([
      { who: 'owners', count: 2 },
    ]);
    expect(path('transfer-first', { title: 'transferred', owners: 2, married: 5 })?.signers[1]?.count).toBe(2);
    expect(path('transfer-first', { title: 'transferred', married: 5 })?.signers[1]?.count).toBe(5);
  });

  test('17: all sign, and the offer is a percent too low', () => {
    const low = { ...agreed, offer: dollars(158_000) };
    expect(lineOf('consent-sale', 'price', low)).toMatchObject({ outcome: 'not-met', reason: 'below-floor' });
    expect(state('consent-sale', low)).toBe('closed');
    expect(state('court-sale', low)).toBe('ask');
  });

  test('18: a release: look at the order', () => {
    expect(houseSale({ title: 'release' }, figures)).toMatchObject([
      { path: 'house-in-release', state: 'ask', tests: [{ reason: 'look-at-order' }] },
    ]);
  });
});
