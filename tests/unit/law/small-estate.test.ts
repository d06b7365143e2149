import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import { smallEstate } from '../../../src/features/law/small-estate.ts';
import { whoToAsk } from '../../../src/features/law/who-to-ask.ts';
import { anyEstate, anySum } from './arbitraries.ts';
import { figures, rules } from './figures.ts';
import { cards, dollars, line, only, outcome } from './small-estate-cards.ts';

test('the ways in their order, with the rules beside them', () => {
  const notes = (estate: SmallEstate) => Object.fromEntries(cards(estate).map((card) => [card.way, card.notes]));
  const always = ['outside-probate', 'vehicle-titles', 'survivorship-deed', 'transfer-on-death'];
  expect(Object.entries(notes({ assets: 0, land: 0 }))).toEqual([
    ['nothing-left', always],
    ['summary-release', []],
    ['release', ['common-law-marriage', 'debts-not-subtracted']],
    ['full-administration', ['full-administration']],
  ]);
  expect(notes({ assets: 0, land: 1, vehicles: 1, spouse: 'yes', allToSpouse: 'will' })).toEqual({
    'nothing-left': ['outside-probate', 'vehicle-types', 'vehicle-titles', 'survivorship-deed', 'transfer-on-death'],
    'summary-release': ['summary-release-land'],
    release: ['debts-not-subtracted'],
    'full-administration': ['full-administration', 'certificate-of-transfer', 'land-only'],
  });
});

test('something is left, or land stands among the assets already', () => {
  expect(line('outside-probate', { ...only, assets: 1 })).toMatchObject({
    outcome: 'not-met',
    reason: 'something-left',
  });
  expect(outcome('release-for-anyone', { assets: dollars(35_000), vehicles: 0, land: 'yes', spouse: 'no' })).toBe(
    'within',
  );
});

test('the limit is shown if it is certain, and left out if it is one of two', () => {
  const estate = { ...only, assets: dollars(90_000), spouse: 'yes', allToSpouse: 'will' } as const;
  expect(line('release-by-will', { ...estate, death: '1999-03-18' })).not.toHaveProperty('limit');
  const cars = { ...estate, assets: 0, vehicles: dollars(70_000) };
  expect(line('release-for-anyone', cars)).toMatchObject({ outcome: 'ask', limit: dollars(35_000) });
  expect(line('spouse-vehicles', cars)).toMatchObject({ outcome: 'ask', limit: dollars(65_000) });
  expect(line('spouse-vehicles', { ...cars, vehicles: 1 })).toMatchObject({
    outcome: 'within',
    limit: dollars(65_000),
  });
});

test('a date of death is required and must not be in the future', () => {
  expect(smallEstate({ assets: 0 }, figures, '2026-11-21')).toEqual({ stopped: 'death-needed' });
  expect(smallEstate({ death: '2026-11-21' }, figures, '2026-11-21')).toHaveLength(4);
  expect(smallEstate({ death: '2026-11-22' }, figures, '2026-11-21')).toEqual({ stopped: 'death-in-future' });
});

test('without the value of the estate no test is within its limit', () => {
  const outcomes = cards({ spouse: 'yes', allToSpouse: 'will', land: dollars(200_000) }).flatMap(({ tests }) => tests);
  expect(outcomes.find(({ rule }) => rule === 'release-for-anyone')?.outcome).toBe('over');
  expect(line('release-for-anyone', { spouse: 'yes' })).toMatchObject({ outcome: 'ask', reason: 'not-known' });
  // Nor with a part of it: who has no land writes 0.
  for (const known of [{ assets: 0, land: 0 }, { assets: 0, vehicles: 0 }, { ...only }])
    for (const rule of ['release-for-anyone', 'outside-probate'])
      expect(line(rule, { spouse: 'no', ...known })).toMatchObject({ outcome: 'ask' });
});

test('more assets never open a simpler procedure', () => {
  const openness = { within: 0, met: 0, ask: 1, over: 2, 'not-met': 2 };
  const open = (estate: SmallEstate, rule: string) => {
    const found = line(rule, estate);
    return found && openness[found.outcome];
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

test('every line with the outcome "ask" has a reason and whom to ask, and cites an existing rule', () => {
  fc.assert(
    fc.property(anyEstate, (estate) => {
      for (const { tests, notes } of cards(estate)) {
        for (const { rule, outcome, reason, limit } of tests) {
          if (outcome === 'ask') expect(reason && whoToAsk[reason]).toBeDefined();
          if (limit !== undefined) expect(rules[rule]?.grade).not.toBe('C');
        }
        for (const rule of [...tests.map((one) => one.rule), ...notes]) expect(rules).toHaveProperty(rule);
      }
    }),
  );
});
