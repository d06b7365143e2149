// The rules and figures as they stand in the content.
import { describe, expect, test } from 'vitest';
import { factIdsIn, findFigures } from '../../../src/features/facts/typed-figures.ts';
import { type FactValue, figureKinds, figuresFrom } from '../../../src/features/law/figures.ts';
import { rulesByPage } from '../../../src/features/law/rule-ids.ts';
import { facts, figures, rules } from './figures.ts';

const changed = (id: string, fact: Partial<FactValue>) =>
  figuresFrom((one) => (one === id ? ({ ...facts[one], ...fact } as FactValue) : facts[one]));

describe('figures', () => {
  test('are read from the values that the pages print', () => {
    expect(figures['inventory-deadline']).toEqual({ count: 3, unit: 'months' });
    expect(figures['survival-period']).toEqual({ count: 120, unit: 'hours' });
    expect(figures['family-allowance']).toBe(4_000_000);
    expect(figures['consent-sale-minimum']).toBe(80);
    expect(figures['intestate-more-children-fraction']).toEqual({ over: 1, under: 3 });
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
    expect(changed('inventory-deadline', { value: '90 days' })['inventory-deadline']).toEqual({
      count: 90,
      unit: 'days',
    });
    expect(changed('release-limit', { value: '$50,000' })['release-limit'].limit).toBe(5_000_000);
  });

  test.each(Object.entries(figureKinds))('"%s" (%s) cannot be counted with when it is written in words', (id) => {
    expect(() => changed(id, { value: 'some time' })).toThrow(`the value of the fact "${id}"`);
  });

  test.each([
    ['intestate-more-children-fraction', 'one-fourth', { over: 1, under: 4 }],
    ['intestate-more-children-fraction', 'two-thirds', { over: 2, under: 3 }],
    ['account-extension', '1 year', { count: 1, unit: 'years' }],
    ['account-extension', '4 weeks', { count: 4, unit: 'weeks' }],
  ] as const)('"%s" may become "%s"', (id, value, figure) => {
    expect(changed(id, { value })[id]).toEqual(figure);
  });

  test.each([
    ['inventory-deadline', 'about 3 months'],
    ['inventory-deadline', '3 months or more'],
    ['consent-sale-minimum', 'about 80%'],
    ['consent-sale-minimum', '80% or more'],
    ['final-income-tax-date', 'Easter 15'],
    ['estate-tax-end', 'Easter 1, 2013'],
  ])('"%s" is not taken from "%s"', (id, value) => {
    expect(() => changed(id, { value })).toThrow(`cannot count with "${value}"`);
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

describe('rules', () => {
  test('each has a name in the code, and each name a rule', () => {
    const pages = Object.values(rulesByPage);
    expect(pages.flatMap(Object.keys).sort()).toEqual(Object.keys(rules).sort());
    const anchors = pages.flatMap(Object.values);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test.each(Object.entries(rules))('%s names facts that are there, and types no figure', (_, rule) => {
    for (const id of factIdsIn(rule.text)) expect(facts).toHaveProperty(id);
    if (rule.grade === 'C') expect(factIdsIn(rule.text)).toEqual([]);
    expect(findFigures(rule.text)).toEqual([]);
    expect(rule.source).not.toBe('');
  });
});
