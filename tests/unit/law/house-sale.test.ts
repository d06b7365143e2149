import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { type HouseSale, houseSale, lowestPrice, type Path } from '../../../src/features/law/house-sale.ts';
import { houseTitles } from '../../../src/features/law/house-titles.ts';
import { whoToAsk } from '../../../src/features/law/who-to-ask.ts';
import { anySum } from './arbitraries.ts';
import { figures } from './figures.ts';

const path = (id: string, house: HouseSale) => houseSale(house, figures).find((one) => one.path === id);
const lineOf = (id: string, name: string, house: HouseSale) => path(id, house)?.tests.find((one) => one.test === name);

/** Everybody signs, and the price is enough. */
const everybodySigns =
  'title=alone&will=no&spouse=yes&heirs=3&under-18=no&all-sign=yes&inventory=yes&house-value=200000&offer=160000';
const agreed: HouseSale = parseState(everybodySigns, toolKeys.houseSale);

/** A path as "consent-sale open fiduciary heirs3"; one of its tests as "consent-sale.price met $160000". */
function inWords(paths: Path[], name: string): string[] {
  const [id, test] = name.split('.');
  const one = paths.find(({ path }) => path === id);
  if (!test) return [name, one?.state ?? '', ...(one?.signers ?? []).map(({ who, count = '' }) => `${who}${count}`)];
  const { outcome = '', reason = '', limit } = one?.tests.find((line) => line.test === test) ?? {};
  return [name, outcome, ...(reason ? [reason] : []), ...(limit === undefined ? [] : [`$${limit / 100}`])];
}

/** The worked examples: each takes the place of answers with which everybody signs. Of a path no more is compared than it names. */
test.each([
  ['offer=160000', 'consent-sale.price met $160000'],
  ['offer=159999.99', 'consent-sale.price not-met below-floor $160000'],
  ['offer=160000&inventory=', 'consent-sale.price met $160000'],
  ['house-value=123456.79&offer=', 'consent-sale.price ask not-known $98765.44'],
  ['inventory=no', 'consent-sale ask, consent-sale.price ask no-approved-inventory $160000'],
  [
    'heirs=4&under-18=yes',
    'consent-sale closed, consent-sale.adults not-met minor, court-sale ask, power-of-sale closed',
  ],
  ['heirs=4&under-18=yes&will=yes&sale-in-will=power', 'power-of-sale open'],
  ['heirs=4&all-sign=no', 'consent-sale closed, court-sale ask'],
  ['heirs=4&all-sign=no&will=yes&sale-in-will=power', 'power-of-sale open, consent-sale closed'],
  ['will=yes&sale-in-will=silent', 'power-of-sale closed, consent-sale open fiduciary spouse beneficiaries3'],
  ['will=yes&sale-in-will=forbids', 'power-of-sale closed, consent-sale closed'],
  ['title=tod-unrecorded', 'house-outside-estate.title not-met not-recorded-before-death, consent-sale open'],
  [
    'will=yes&sale-in-will=silent&given-to=spouse',
    'family-home.buying not-met given-by-name, family-home.taking ask given-by-name',
  ],
  ['house-value=150000&liens=0&spouse-share=150000', 'family-home.taking within $150000'],
  ['house-value=150000.01&liens=0&spouse-share=150000', 'family-home.taking over ask-court $150000'],
  ['house-value=40000&liens=60000&spouse-share=150000', 'family-home.taking within $150000'],
  ['house-value=160000&spouse-share=150000', 'family-home.taking ask not-known $150000'],
  ['offer=158000', 'consent-sale closed, consent-sale.price not-met below-floor $160000, court-sale ask'],
])('%s: %s', (link, expected) => {
  const paths = houseSale(parseState(`${link}&${everybodySigns}`, toolKeys.houseSale), figures);
  for (const words of expected.split(', ').map((text) => text.split(' '))) {
    const [name = ''] = words;
    expect(inWords(paths, name).slice(0, words.length)).toEqual(words);
  }
});

test('of a shared house each other owner signs too, but not for a right of the spouse or a sale by the court', () => {
  const shared = { ...agreed, title: 'shared' } as const;
  const signers = (path: string) => houseSale(shared, figures).find((one) => one.path === path)?.signers ?? [];
  for (const path of ['power-of-sale', 'consent-sale', 'transfer-first'])
    expect(signers(path).at(-1)).toEqual({ who: 'co-owners' });
  expect(signers('consent-sale').slice(0, -1)).toEqual(
    houseSale(agreed, figures).find(({ path }) => path === 'consent-sale')?.signers,
  );
  for (const path of ['house-outside-estate', 'family-home', 'court-sale'])
    expect(signers(path)).not.toContainEqual({ who: 'co-owners' });
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

test('after the certificate of transfer no more spouses sign than there are owners', () => {
  expect(path('transfer-first', { title: 'transferred', owners: 2, married: 0 })?.signers).toEqual([
    { who: 'owners', count: 2 },
  ]);
  expect(path('transfer-first', { title: 'transferred', owners: 2, married: 5 })?.signers[1]?.count).toBe(2);
  expect(path('transfer-first', { title: 'transferred', married: 5 })?.signers[1]?.count).toBe(5);
});

test('who signs on each path, and its notes', () => {
  const inWords = (house: HouseSale) =>
    houseSale(house, figures).map(({ path, state, signers, notes }) =>
      [path, state, ...signers.map(({ who, count = '' }) => `${who}${count}`), ...notes].join(' '),
    );
  expect(inWords(agreed)).toEqual([
    'house-outside-estate closed new-owner survivorship-deed transfer-on-death',
    'power-of-sale closed executor',
    'consent-sale open fiduciary spouse heirs3 dower-signers minors-cannot-consent',
    'court-sale ask fiduciary',
    'transfer-first open owners owners-spouses dower dower-signers',
    'family-home ask spouse spouse-lives-in-home lived-there',
  ]);
  expect(inWords({ ...agreed, spouse: 'no', married: 0 })).toContain('transfer-first open owners3 dower dower-signers');
  expect(inWords({ title: 'transferred', owners: 2, married: 1 })).toEqual([
    'transfer-first open owners2 owners-spouses1 dower dower-signers',
  ]);
  expect(houseSale({ title: 'trust' }, figures)).toMatchObject([
    {
      path: 'house-outside-estate',
      state: 'open',
      tests: [{ rule: 'house-outside-estate', test: 'title', outcome: 'met' }],
      signers: [{ who: 'trustee' }],
      notes: ['deed-trust', 'deed-trustee-affidavit'],
    },
  ]);
  expect(inWords({ title: 'survivorship', owners: 1, married: 0 })).toEqual([
    'house-outside-estate open owners1 survivorship-deed dower-signers',
  ]);
  expect(inWords({ title: 'tod', owners: 3, married: 2 })).toEqual([
    'house-outside-estate open owners3 owners-spouses2 transfer-on-death dower-signers',
  ]);
  expect(inWords({ title: 'life-estate', owners: 2, married: 0 })).toEqual([
    'deed-life-estate open owners2 deed-life-estate-affidavit dower-signers',
  ]);
  expect(inWords({ title: 'land-contract' })).toEqual([
    'deed-contract-goes-on ask deed-contract-seller deed-contract-buyer',
  ]);
  expect(inWords({ title: 'unclear' })).toEqual(['house-outside-estate ask']);
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
  ['consent-sale', 'price', { offer: 800 }, 'ask', 'not-known'],
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
  expect(path('transfer-first', agreed)?.state).toBe('open');
  expect(path('transfer-first', { ...agreed, allSign: 'no' })?.state).toBe('closed');
  expect(lineOf('transfer-first', 'consents', { ...agreed, allSign: 'no' })).toMatchObject({
    reason: 'consent-missing',
  });
  // Of those whom a will names, one with a sum of money alone is no owner.
  for (const house of [{ will: 'yes', allSign: 'no' }, { will: 'yes', under18: 'yes' }, { under18: 'yes' }] as const)
    expect(path('transfer-first', { ...agreed, ...house })?.state, JSON.stringify(house)).toBe('ask');
  expect(lineOf('transfer-first', 'adults', { ...agreed, under18: 'yes' })?.reason).toBe('owner-may-not-sign');
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
  const line = lineOf('family-home', name, house);
  expect([line?.outcome, line?.reason]).toEqual([outcome, reason]);
});

test('heirs or beneficiaries consent, by the will; nobody where nobody else inherits', () => {
  const signers = (house: HouseSale) => path('consent-sale', house)?.signers.slice(2);
  expect(signers({ heirs: 2 })).toEqual([{ who: 'heirs-or-beneficiaries', count: 2 }]);
  expect(signers({ will: 'yes' })).toEqual([{ who: 'beneficiaries' }]);
  expect(signers({ heirs: 1, will: 'no' })).toEqual([{ who: 'heirs', count: 1 }]);
  expect(signers({ heirs: 0 })).toEqual([]);
});

describe('what is not known', () => {
  test('nothing typed: nothing is open, and a sale by the court needs a ground in the law', () => {
    const paths = houseSale({}, figures);
    expect(new Set(paths.map(({ state }) => state))).toEqual(new Set(['ask']));
    expect(paths.map(({ path }) => path).join(' ')).toBe(
      'house-outside-estate power-of-sale consent-sale court-sale transfer-first family-home',
    );
  });

  test('no spouse: nothing about the home, and no spouse signs', () => {
    expect(path('family-home', { ...agreed, spouse: 'no' })).toBeUndefined();
    expect(path('consent-sale', { ...agreed, spouse: 'no' })?.signers).toEqual([
      { who: 'fiduciary' },
      { who: 'heirs', count: 3 },
    ]);
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
});

test('every test with the outcome "ask" says whom to ask', () => {
  const houses: HouseSale[] = [
    {},
    ...houseTitles.map((title) => ({ title })),
    { ...agreed, inventory: 'no', spouseBuys: 'yes', givenTo: 'other', will: 'yes', saleInWill: 'power' },
    { ...agreed, houseValue: 90_00, spouseShare: 1_00 },
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
