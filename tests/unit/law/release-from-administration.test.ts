import { describe, expect, test } from 'vitest';
import { cards, estateOf, expectLine } from './small-estate-cards.ts';

describe('release', () => {
  test.each([
    ['children=mixed&minor=no', 'release-without-will within by-reading $100000'],
    ['assets=100000&children=ours', 'release-without-will within $100000'],
    ['assets=100000.01&children=ours', 'release-without-will over $100000'],
    ['children=mixed&minor=yes', 'release-without-will ask court-divides-allowance'],
    ['assets=60000&children=other', 'release-without-will ask not-known'],
    ['assets=20000&children=other&minor=no&vehicles=30000', 'release-without-will within by-reading $60000'],
    ['assets=20000.01&children=other&minor=no&vehicles=30000', 'release-without-will ask second-vehicle'],
    ['death=2019-05-01&assets=20000.01&children=other&minor=no&vehicles=9000', 'release-without-will ask any-vehicle'],
    ['children=mixed&minor=no&vehicles=65000.01', 'release-without-will ask choose-vehicles $100000'],
    ['death=2006-10-12&children=mixed&minor=no', 'release-without-will within by-reading $100000'],
    ['children=none', 'release-without-will within $100000'],
    ['death=2006-10-11&children=other', 'release-without-will ask older-law'],
    ['', 'release-without-will ask not-known'],
    ['all-to-spouse=will&children=ours', 'release-without-will not-met will'],
    ['all-to-spouse=no&children=ours', 'release-without-will not-met will'],
    ['spouse=no&children=ours', 'release-without-will not-met no-spouse'],
    ['spouse=no', 'release-by-will not-met no-spouse'],
    ['all-to-spouse=no', 'release-by-will not-met will-not-all-to-spouse'],
    ['children=ours', 'release-by-will not-met no-will'],
    ['children=ours&land=yes', 'release-exceptions ask court-page'],
  ])('%s: %s', (link, words) =>
    expectLine(words, link, 'spouse=yes&all-to-spouse=no-will&assets=80000&vehicles=0&land=0'),
  );

  test('a spouse’s test that may be met carries the note about the differing court page', () => {
    const rules = (link: string) =>
      cards(estateOf(`${link}&spouse=yes&all-to-spouse=no-will&assets=80000&vehicles=0&land=0`))
        .find(({ procedure }) => procedure === 'release')
        ?.tests.map(({ rule }) => rule)
        .slice(3)
        .join();
    expect(rules('children=ours')).toBe('');
    expect(rules('children=ours&land=1')).toBe('release-exceptions');
    for (const children of ['mixed', 'other'])
      expect(rules(`children=${children}&assets=0&minor=no`)).toBe('whole-family-allowance,release-exceptions');
    for (const other of ['spouse=no', 'all-to-spouse=will']) expect(rules(`children=mixed&land=1&${other}`)).toBe('');
    expect(rules('death=1960-05-01')).toBe('');
    expect(cards({ death: '1960-05-01' })[2]).toMatchObject({
      tests: ['release-for-anyone', 'release-by-will', 'release-without-will'].map((rule) => ({
        rule,
        reason: 'out-of-range',
      })),
      notes: ['debts-not-subtracted'],
    });
  });

  test.each<[link: string, words: string]>([
    ['spouse=no', 'release-for-anyone over $35000'],
    ['spouse=no', 'spouse-vehicles'],
    ['spouse=yes&all-to-spouse=will', 'release-for-anyone within $35000'],
    ['spouse=yes&all-to-spouse=no-will', 'release-for-anyone within $35000'],
    ...['all-to-spouse=will', 'all-to-spouse=no-will', 'spouse=yes'].flatMap((link) => [
      [link, 'release-for-anyone ask not-known $35000'] as [string, string],
      [link, 'spouse-vehicles ask not-known $65000'] as [string, string],
    ]),
    ['spouse=yes&all-to-spouse=no', 'release-for-anyone ask will-may-give-vehicles $35000'],
    ['spouse=yes&all-to-spouse=no', 'spouse-vehicles ask will-may-give-vehicles $65000'],
    ['', 'release-for-anyone ask not-known $35000'],
    ['vehicles=0&spouse=yes', 'spouse-vehicles'],
  ])('vehicles of $3,000 beside $33,000 count unless a spouse takes them: %s: %s', (link, words) =>
    expectLine(words, link, 'assets=33000&vehicles=3000&land=0'),
  );

  test.each([
    ['2017-04-06&vehicles=65000', 'spouse-vehicles within $65000'],
    ['2017-04-06&vehicles=65000.01', 'spouse-vehicles ask choose-vehicles $65000'],
    ['2017-04-05&vehicles=40000', 'spouse-vehicles-before-2017 ask at-most-two-vehicles $40000'],
    ['2017-04-05&vehicles=40000.01', 'spouse-vehicles-before-2017 ask choose-vehicles $40000'],
    ['2002-07-22&vehicles=1000', 'spouse-vehicles-before-2017 ask older-law'],
  ])('the spouse’s vehicles after a death on %s: %s', (death, words) =>
    expectLine(words, `death=${death}&spouse=yes&all-to-spouse=will`),
  );

  test.each([
    ['land=0&all-to-spouse=will', 'release-by-will ask not-known'],
    ['land=0&spouse=yes', 'release-by-will ask not-known'],
    ['land=0&all-to-spouse=no-will&children=ours', 'release-without-will ask not-known'],
    ['spouse=yes&all-to-spouse=no-will&children=other&minor=no', 'release-without-will ask not-known $60000'],
    ['spouse=yes&all-to-spouse=no-will&land=80000.01', 'release-without-will over $100000'],
  ])('an unknown spouse, will or value never meets a test, and never changes one that is over: %s: %s', (link, words) =>
    expectLine(words, link, 'vehicles=0&assets=20000'),
  );

  test.each([
    ['', 'spouse-vehicles ask choose-vehicles $65000'],
    ['', 'release-for-anyone ask choose-vehicles $35000'],
    ['vehicles=120000', 'release-by-will ask choose-vehicles $100000'],
    ['death=2017-04-05&vehicles=40000', 'spouse-vehicles-before-2017 ask at-most-two-vehicles $40000'],
    ['death=2017-04-05&vehicles=40000', 'outside-probate ask at-most-two-vehicles'],
    ['death=2017-04-05&vehicles=40000', 'release-for-anyone ask at-most-two-vehicles $35000'],
    ['death=2002-07-22', 'outside-probate ask older-law'],
    ['death=2002-07-22', 'release-for-anyone ask older-law $35000'],
    ['all-to-spouse=no&vehicles=1', 'outside-probate ask will-may-give-vehicles'],
    ['funeral=6000&funeral-paid-by=other', 'summary-release-payer ask choose-vehicles $5000'],
    ['funeral=6000&children=ours&funeral-paid-by=spouse', 'summary-release-spouse ask choose-vehicles $45000'],
    ['children=ours&funeral-paid-by=spouse', 'summary-release-spouse ask not-known'],
    ['assets=35000&all-to-spouse=&vehicles=65000.01', 'release-for-anyone over $35000'],
  ])('where the vehicles leave the outcome open, each test gives their reason: %s: %s', (link, words) =>
    expectLine(words, link, 'land=0&assets=0&spouse=yes&all-to-spouse=will&vehicles=70000'),
  );
});
