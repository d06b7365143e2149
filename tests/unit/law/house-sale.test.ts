import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HouseSale, houseSale, lowestPrice } from '../../../src/features/law/house-sale.ts';
import { whoToAsk } from '../../../src/features/law/who-to-ask.ts';
import { anySum } from './arbitraries.ts';
import { figures, rules } from './figures.ts';

const dollars = (sum: number) => Math.round(sum * 100);
const path = (id: string, house: HouseSale) => houseSale(house, figures).find((one) => one.path === id);
const state = (id: string, house: HouseSale) => path(id, house)?.state;
const lineOf = (id: string, name: string, house: HouseSale) => path(id, house)?.tests.find((one) => one.test === name);

/** Everybody signs, and the price is enough. */
const agreed: HouseSale = {
  title: 'alone',
  will: 'no',
  spouse: 'yes',
  heirs: 3,
  under18: 'no',
  allSign: 'yes',
  inventory: 'yes',
  houseValue: dollars(200_000),
  offer: dollars(160_000),
};

test('who signs on each path, and the rules beside it', () => {
  const told = (house: HouseSale) =>
    houseSale(house, figures).map(({ path, state, signers, notes }) =>
      [path, state, ...signers.map(({ who, count = '' }) => `${who}${count}`), ...notes].join(' '),
    );
  expect(told(agreed)).toEqual([
    'house-outside-estate closed new-owner survivorship-deed transfer-on-death',
    'power-of-sale closed executor',
    'consent-sale open fiduciary spouse heirs3 dower-signers minors-cannot-consent',
    'court-sale ask fiduciary',
    'transfer-first open owners owners-spouses dower dower-signers',
    'family-home ask spouse spouse-lives-in-home lived-there',
  ]);
  expect(told({ ...agreed, spouse: 'no', married: 0 })).toContain('transfer-first open owners3 dower dower-signers');
  expect(told({ title: 'transferred', owners: 2, married: 1 })).toEqual([
    'transfer-first open owners2 owners-spouses1 dower dower-signers',
  ]);
  expect(houseSale({ title: 'trust' }, figures)).toMatchObject([
    {
      path: 'house-outside-estate',
      state: 'open',
      tests: [{ rule: 'house-outside-estate', test: 'title', outcome: 'met' }],
      notes: ['survivorship-deed', 'transfer-on-death'],
    },
  ]);
  expect(houseSale({ title: 'release' }, figures)).toMatchObject([
    {
      path: 'house-in-release',
      state: 'ask',
      tests: [{ rule: 'house-in-release', test: 'order', reason: 'look-at-order' }],
      signers: [],
    },
  ]);
});

const power: HouseSale = { will: 'yes', saleInWill: 'power' };
const forbids: HouseSale = { will: 'yes', saleInWill: 'forbids' };
test.each<[string, string, HouseSale, string, string?]>([
  ['house-outside-estate', 'title', {}, 'ask', 'not-known'],
  ['house-outside-estate', 'title', { title: 'alone' }, 'not-met', 'in-estate'],
  ['power-of-sale', 'will', power, 'met'],
  ['power-of-sale', 'will', { will: 'no' }, 'not-met', 'no-will'],
  ['power-of-sale', 'will', forbids, 'not-met', 'will-forbids-sale'],
  ['power-of-sale', 'will', { will: 'yes', saleInWill: 'silent' }, 'not-met', 'no-power-of-sale'],
  ['power-of-sale', 'will', { will: 'yes' }, 'ask', 'not-known'],
  ['power-of-sale', 'will', { saleInWill: 'power' }, 'ask', 'not-known'],
  ['power-of-sale', 'will', { ...power, givenTo: 'spouse' }, 'ask', 'given-by-name'],
  ['power-of-sale', 'will', { ...power, givenTo: 'other' }, 'ask', 'given-by-name'],
  ['consent-sale', 'will', power, 'met'],
  ['consent-sale', 'will', forbids, 'not-met', 'will-forbids-sale'],
  ['consent-sale', 'will', { will: 'yes' }, 'ask', 'not-known'],
  ['consent-sale', 'consents', { allSign: 'no' }, 'not-met', 'consent-missing'],
  ...['consent-sale', 'transfer-first'].flatMap((path): [string, string, HouseSale, string, string?][] => [
    [path, 'inventory', { inventory: 'yes' }, 'met'],
    [path, 'inventory', { inventory: 'no' }, 'ask', 'no-approved-inventory'],
    [path, 'inventory', {}, 'ask', 'not-known'],
  ]),
])('%s, the test of %s, with %o: %s', (id, name, house, outcome, reason) => {
  const rule = id === 'transfer-first' ? 'certificate-of-transfer' : id;
  expect(lineOf(id, name, house)).toEqual({ rule, test: name, outcome, ...(reason && { reason }) });
});

test('a transfer before a sale is not open where an heir does not sign or is a minor', () => {
  expect(state('transfer-first', agreed)).toBe('open');
  expect(state('transfer-first', { ...agreed, allSign: 'no' })).toBe('closed');
  expect(lineOf('transfer-first', 'consents', { ...agreed, allSign: 'no' })).toMatchObject({
    reason: 'consent-missing',
  });
  // Of those whom a will names, one with a sum of money alone is no owner.
  for (const house of [{ will: 'yes', allSign: 'no' }, { will: 'yes', under18: 'yes' }, { under18: 'yes' }] as const)
    expect(state('transfer-first', { ...agreed, ...house }), JSON.stringify(house)).toBe('ask');
  expect(lineOf('transfer-first', 'adults', { ...agreed, under18: 'yes' })?.reason).toBe('owner-may-not-sign');
});

test('the lowest price is shown with the price test as soon as it is known', () => {
  const priced: HouseSale = { houseValue: 1_000 };
  for (const more of [{}, { inventory: 'no' }, { offer: 800 }, { offer: 799 }] as const)
    expect(lineOf('consent-sale', 'price', { ...priced, ...more })).toHaveProperty('limit', 800);
  expect(lineOf('consent-sale', 'price', { offer: 800 })).toEqual({
    rule: 'consent-sale',
    test: 'price',
    outcome: 'ask',
    reason: 'not-known',
  });
});

test.each<[string, HouseSale, string, string?]>([
  ['buying', {}, 'ask', 'not-known'],
  ['buying', { will: 'no' }, 'ask', 'narrow-time'],
  ['buying', { givenTo: 'other' }, 'not-met', 'given-by-name'],
  ['taking', { houseValue: 100 }, 'ask', 'not-known'],
  ['taking', { spouseShare: 100 }, 'ask', 'not-known'],
  ['taking', { will: 'no', houseValue: 100, spouseShare: 100 }, 'within'],
  ['taking', { houseValue: 100, spouseShare: 100 }, 'ask', 'not-known'],
  ['taking', { will: 'yes', houseValue: 100, spouseShare: 100 }, 'ask', 'against-will-first'],
  ['taking', { will: 'yes', houseValue: 101, spouseShare: 100, liens: 0 }, 'over', 'ask-court'],
  ['taking', { houseValue: 101, spouseShare: 100 }, 'ask', 'not-known'],
  ['taking', { will: 'no', houseValue: 101, spouseShare: 100, liens: 1 }, 'within'],
  ['taking', { houseValue: 101, spouseShare: 100, liens: 0 }, 'over', 'ask-court'],
])('the spouse’s right of %s, with %o: %s', (name, house, outcome, reason) => {
  const found = lineOf('family-home', name, house);
  expect([found?.outcome, found?.reason]).toEqual([outcome, reason]);
});

test('who consents is told apart by the will, and nobody where nobody else inherits', () => {
  const signers = (house: HouseSale) => path('consent-sale', house)?.signers.slice(2);
  expect(signers({ heirs: 2 })).toEqual([{ who: 'heirs-or-beneficiaries', count: 2 }]);
  expect(signers({ will: 'yes' })).toEqual([{ who: 'beneficiaries' }]);
  expect(signers({ heirs: 1, will: 'no' })).toEqual([{ who: 'heirs', count: 1 }]);
  expect(signers({ heirs: 0 })).toEqual([]);
});

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
    for (const title of ['survivorship', 'tod', 'trust'] as const)
      expect(houseSale({ title }, figures)).toMatchObject([
        { path: 'house-outside-estate', state: 'open', signers: [{ who: 'new-owner' }] },
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

describe('what is not known', () => {
  test('nothing typed: nothing is open, and the court’s own way needs a ground in the law', () => {
    const states = houseSale({}, figures).map((one) => [one.path, one.state]);
    expect(states).toEqual([
      ['house-outside-estate', 'ask'],
      ['power-of-sale', 'ask'],
      ['consent-sale', 'ask'],
      ['court-sale', 'ask'],
      ['transfer-first', 'ask'],
      ['family-home', 'ask'],
    ]);
  });

  test('no spouse: nothing about the home, and no spouse signs', () => {
    expect(path('family-home', { ...agreed, spouse: 'no' })).toBeUndefined();
    expect(path('consent-sale', { ...agreed, spouse: 'no' })?.signers).toEqual([
      { who: 'fiduciary' },
      { who: 'heirs', count: 3 },
    ]);
  });

  test('after a transfer the spouse may be an owner too, so the owners are counted only without one', () => {
    expect(path('transfer-first', agreed)?.signers).toEqual([{ who: 'owners' }, { who: 'owners-spouses' }]);
    expect(path('transfer-first', { ...agreed, spouse: 'no' })?.signers[0]).toEqual({ who: 'owners', count: 3 });
  });

  test('not everybody in a will becomes an owner, so the owners are counted only where there is none', () => {
    for (const will of ['yes', undefined] as const) {
      const { will: _, ...house } = agreed;
      const signers = path('transfer-first', { ...house, ...(will && { will }), spouse: 'no', married: 1 })?.signers;
      expect(signers).toEqual([{ who: 'owners' }, { who: 'owners-spouses', count: 1 }]);
    }
  });

  test('a spouse who is executor and buys is beyond the tool', () => {
    expect(path('consent-sale', { ...agreed, spouseBuys: 'yes' })).toMatchObject({ state: 'ask' });
    expect(lineOf('consent-sale', 'buyer', { ...agreed, spouseBuys: 'yes' })).toMatchObject({
      rule: 'spouse-buys',
      outcome: 'ask',
    });
  });

  test('a gift of the house by name puts the power of sale in doubt', () => {
    const power: HouseSale = { ...agreed, will: 'yes', saleInWill: 'power' };
    expect(state('power-of-sale', power)).toBe('open');
    expect(state('power-of-sale', { ...power, givenTo: 'other' })).toBe('ask');
  });
});

test('every test with the outcome "ask" says whom to ask', () => {
  const houses: HouseSale[] = [
    {},
    { title: 'release' },
    { ...agreed, inventory: 'no', spouseBuys: 'yes', givenTo: 'other', will: 'yes', saleInWill: 'power' },
    { ...agreed, houseValue: dollars(90), spouseShare: dollars(1) },
  ];
  for (const { outcome, reason } of houses.flatMap((house) => houseSale(house, figures)).flatMap(({ tests }) => tests))
    if (outcome === 'ask' || outcome === 'over') expect(reason && whoToAsk[reason]).toBeDefined();
});

test('the floor is never below the percentage, and never a cent above it', () => {
  fc.assert(
    fc.property(anySum, (value) => {
      const floor = lowestPrice(value, figures);
      expect(floor * 100).toBeGreaterThanOrEqual(value * 80);
      expect((floor - 1) * 100).toBeLessThan(value * 80);
    }),
  );
});

test('every input affects the result, and every cited rule exists', () => {
  const others: [HouseSale, HouseSale][] = [
    [{}, { title: 'trust' }],
    [{}, { will: 'yes', saleInWill: 'silent' }],
    [
      { will: 'yes', saleInWill: 'forbids' },
      { will: 'yes', saleInWill: 'power' },
    ],
    [{}, { givenTo: 'other' }],
    [{}, { spouse: 'no' }],
    [{}, { heirs: 4 }],
    [{}, { under18: 'yes' }],
    [{}, { allSign: 'no' }],
    [{}, { spouseBuys: 'yes' }],
    [{}, { inventory: 'no' }],
    [{}, { houseValue: dollars(300_000) }],
    [{ spouseShare: dollars(100_000) }, { spouseShare: dollars(100_000), liens: dollars(150_000) }],
    [{}, { offer: dollars(1) }],
    [{}, { spouseShare: dollars(1) }],
    [{}, { married: 0 }],
    [
      { title: 'transferred', owners: 1 },
      { title: 'transferred', owners: 2 },
    ],
  ];
  for (const [one, other] of others) {
    const [a, b] = [houseSale({ ...agreed, ...one }, figures), houseSale({ ...agreed, ...other }, figures)];
    expect(a).not.toEqual(b);
    for (const { path, tests, notes } of [...a, ...b])
      for (const rule of [path, ...tests.map((line) => line.rule), ...notes]) expect(rules).toHaveProperty(rule);
  }
});
