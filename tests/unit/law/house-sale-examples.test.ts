import { expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { houseSale, type Path } from '../../../src/features/law/house-sale.ts';
import { figures } from './figures.ts';
import { agreed, path } from './sale-paths.ts';

/** Everybody signs, and the price is enough: an answer of an example takes the place of one of these. */
const everybodySigns =
  'title=alone&will=no&spouse=yes&heirs=3&under-18=no&all-sign=yes&inventory=yes&house-value=200000&offer=160000';

/** A path as "consent-sale open fiduciary heirs3"; one of its tests as "consent-sale.price met $160000". */
function inWords(paths: Path[], name: string): string[] {
  const [id, test] = name.split('.');
  const one = paths.find(({ path }) => path === id);
  if (!test) return [name, one?.state ?? '', ...(one?.signers ?? []).map(({ who, count = '' }) => `${who}${count}`)];
  const { outcome = '', reason = '', limit } = one?.tests.find((line) => line.test === test) ?? {};
  return [name, outcome, ...(reason ? [reason] : []), ...(limit === undefined ? [] : [`$${limit / 100}`])];
}

/** The worked examples; of a path no more is compared than its example names. */
test.each([
  ['offer=160000', 'consent-sale.price met $160000'],
  ['offer=159999.99', 'consent-sale.price not-met below-floor $160000'],
  ['offer=160000&inventory=', 'consent-sale.price met $160000'],
  ['house-value=187345.55&offer=149876.44', 'consent-sale.price met $149876.44'],
  ['house-value=187345.55&offer=149876.43', 'consent-sale.price not-met below-floor $149876.44'],
  ['house-value=123456.79&offer=98765.44', 'consent-sale.price met $98765.44'],
  ['house-value=123456.79&offer=98765.43', 'consent-sale.price not-met below-floor $98765.44'],
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
  ['house-value=140000&liens=0&spouse-share=150000', 'family-home.taking within $150000'],
  ['house-value=150000&liens=0&spouse-share=150000', 'family-home.taking within $150000'],
  ['house-value=150000.01&liens=0&spouse-share=150000', 'family-home.taking over ask-court $150000'],
  ['house-value=160000&liens=0&spouse-share=150000', 'family-home.taking over ask-court $150000'],
  ['house-value=200000&liens=60000&spouse-share=150000', 'family-home.taking within $150000'],
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

test('of a shared house each other owner signs too, but not for a right of the spouse', () => {
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
