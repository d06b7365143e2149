// The rules and figures of the content.
import { describe, expect, test } from 'vitest';
import rulesByPage from '../../../src/content/rule-anchors.json' with { type: 'json' };
import { type FactValue, figureKinds, figuresFrom } from '../../../src/features/law/figures.ts';
import { facts, figures, rules } from './figures.ts';

const changed = (id: string, fact: object) =>
  figuresFrom((one) => (one === id ? ({ ...facts[one], ...fact } as FactValue) : facts[one]));

describe('figures', () => {
  test('are the numbers of the facts', () => {
    expect(figures['inventory-deadline']).toEqual({ count: 3, unit: 'months' });
    expect(figures['survival-period']).toEqual({ count: 120, unit: 'hours' });
    expect(figures['family-allowance']).toBe(4_000_000);
    expect(figures['consent-sale-minimum']).toBe(80);
    expect(figures['intestate-more-children-fraction']).toEqual({ numerator: 1, denominator: 3 });
    expect(figures['final-income-tax-date']).toEqual({ month: 4, day: 15 });
    expect(figures['estate-tax-end']).toBe('2013-01-01');
    expect(figures['creditor-claim-period-since']).toBe('2004-04-08');
    expect(figures['release-limit-before-1994']).toEqual({
      limit: 2_500_000,
      from: '1987-10-20',
      before: '1994-11-09',
    });
  });

  test('a changed fact changes what the tools count with', () => {
    const days = { low: 90, high: 90, unit: 'days' } as const;
    expect(changed('inventory-deadline', { range: days })['inventory-deadline']).toEqual({ count: 90, unit: 'days' });
    const dollars = { low: 50_000, high: 50_000, unit: 'usd' } as const;
    expect(changed('release-limit', { range: dollars })['release-limit'].limit).toBe(5_000_000);
  });

  const none = { range: undefined, date: undefined, yearly: undefined, fraction: undefined };
  test.each(Object.entries(figureKinds))('the fact "%s" needs a %s', (id, kind) => {
    expect(() => changed(id, none)).toThrow(`The tools need a ${kind} in the fact "${id}"`);
  });

  test.each([
    ['inventory-deadline', { low: 3, high: 6, unit: 'months' }],
    ['inventory-deadline', { low: 3, high: 3, unit: 'months', open: true }],
    ['inventory-deadline', { low: 3, high: 3, unit: 'usd' }],
    ['consent-sale-minimum', { low: 80, high: 90, unit: 'percent' }],
    ['consent-sale-minimum', { low: 80, high: 80, unit: 'months' }],
    ['release-limit', { low: 35_000, high: 35_000, unit: 'usd', open: true }],
  ] as const)('"%s" is not taken from %j', (id, range) => {
    expect(() => changed(id, { range })).toThrow(`in the fact "${id}"`);
  });

  test('a missing one is named', () => {
    expect(() => figuresFrom((id) => (id === 'release-limit' ? undefined : facts[id]))).toThrow(
      'The tools need the fact "release-limit"',
    );
  });

  test('the days on which the vehicles’ and the summary release’s limits change are those that are printed', () => {
    expect(facts['spouse-vehicles-since']?.value).toBe('April 6, 2017');
    expect(figures['spouse-vehicles-limit'].from).toBe('2017-04-06');
    expect(figures['spouse-vehicles-limit-before-2017'].before).toBe('2017-04-06');
  });
});

test('each rule has a name in the code, and each name a rule', () => {
  const pages = Object.values(rulesByPage);
  expect(pages.flatMap(Object.keys).sort()).toEqual(Object.keys(rules).sort());
  const anchors = pages.flatMap(Object.values);
  expect(new Set(anchors).size).toBe(anchors.length);
});
