import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import { smallEstate } from '../../../src/features/law/small-estate.ts';
import { whoToAsk } from '../../../src/features/law/who-to-ask.ts';
import { anyEstate, anySum } from './arbitraries.ts';
import { figures, rules } from './figures.ts';
import { cards, estateOf, expectLine, line } from './small-estate-cards.ts';

test('the procedures in their order, with their notes', () => {
  const notes = (link: string) =>
    Object.fromEntries(cards(estateOf(link)).map(({ procedure, notes }) => [procedure, notes]));
  const always = ['outside-probate', 'vehicle-titles', 'survivorship-deed', 'transfer-on-death'];
  expect(Object.entries(notes('assets=0&land=0'))).toEqual([
    ['nothing-left', always],
    ['summary-release', []],
    ['release', ['common-law-marriage', 'debts-not-subtracted']],
    ['full-administration', ['full-administration']],
  ]);
  expect(notes('assets=0&land=1&vehicles=1&spouse=yes&all-to-spouse=will')).toEqual({
    'nothing-left': ['outside-probate', 'vehicle-types', 'vehicle-titles', 'survivorship-deed', 'transfer-on-death'],
    'summary-release': ['summary-release-land'],
    release: ['debts-not-subtracted'],
    'full-administration': ['full-administration', 'certificate-of-transfer', 'land-only'],
  });
});

/** A limit is shown if it is certain, and left out if it is one of two. Who has no land writes 0. */
test.each<[link: string, words: string]>([
  ['vehicles=0&land=0&assets=1', 'outside-probate not-met something-left'],
  // Land that is counted among the assets.
  ['assets=35000&vehicles=0&land=yes&spouse=no', 'release-for-anyone within $35000'],
  ['death=1999-03-18&assets=90000&spouse=yes&all-to-spouse=will&vehicles=0&land=0', 'release-by-will ask pages-differ'],
  ['spouse=yes&all-to-spouse=will&land=200000', 'release-for-anyone over $35000'],
  ['spouse=yes', 'release-for-anyone ask not-known $35000'],
  ...['assets=0&land=0', 'assets=0&vehicles=0', 'vehicles=0&land=0'].flatMap((link) => [
    [`spouse=no&${link}`, 'release-for-anyone ask not-known $35000'] as [string, string],
    [`spouse=no&${link}`, 'outside-probate ask not-known'] as [string, string],
  ]),
])('%s: %s', (link, words) => expectLine(words, link));

test('a date of death is required and must not be in the future', () => {
  expect(smallEstate({ assets: 0 }, figures, '2026-11-21')).toEqual({ stopped: 'death-needed' });
  expect(smallEstate({ death: '2026-11-21' }, figures, '2026-11-21')).toHaveLength(4);
  expect(smallEstate({ death: '2026-11-22' }, figures, '2026-11-21')).toEqual({ stopped: 'death-in-future' });
});

test('more assets never open a simpler procedure', () => {
  const openness = { within: 0, met: 0, ask: 1, over: 2, 'not-met': 2 };
  const open = (estate: SmallEstate, rule: string) => {
    const test = line(rule, estate);
    return test && openness[test.outcome];
  };
  const grows = fc.constantFrom('assets', 'vehicles', 'land' as const);
  fc.assert(
    fc.property(anyEstate, grows, anySum, (estate, key, more) => {
      const before = estate[key as 'assets'] ?? 0;
      if (typeof before !== 'number') return;
      const larger = { ...estate, [key]: before + more };
      for (const rule of [
        'outside-probate',
        'summary-release-payer',
        'summary-release-spouse',
        'summary-release-spouse-unpaid',
        'release-for-anyone',
        'release-by-will',
        'release-without-will',
      ])
        expect(open(larger, rule) ?? 0).toBeGreaterThanOrEqual(open({ ...estate, [key]: before }, rule) ?? 0);
    }),
  );
});

test('every line with the outcome "ask" has a reason and whom to ask, and no rule of grade C a limit', () => {
  fc.assert(
    fc.property(anyEstate, (estate) => {
      for (const { rule, outcome, reason, limit } of cards(estate).flatMap(({ tests }) => tests)) {
        if (outcome === 'ask') expect(reason && whoToAsk[reason]).toBeDefined();
        if (limit !== undefined) expect(rules[rule].grade).not.toBe('C');
      }
    }),
  );
});
