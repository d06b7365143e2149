import { expect, test } from 'vitest';
import { type FactRange, layOutBars } from '../../src/features/facts/bars.build.ts';

const entry = (id: string, low: number, high: number, unit: FactRange['unit']) => ({
  id,
  range: { low, high, unit, open: false },
});

test('places ranges on one scale from zero to the highest value', () => {
  const { bars, end } = layOutBars([entry('a', 0, 50, 'usd'), entry('b', 50, 1000, 'usd')]);
  expect(bars).toMatchObject([
    { id: 'a', start: 0, width: 5 },
    { id: 'b', start: 5, width: 95 },
  ]);
  expect(end).toBe('$1,000');
});

test('a single amount is drawn as a visible mark inside the scale', () => {
  const { bars, end } = layOutBars([entry('a', 10, 10, 'weeks')]);
  expect(end).toBe('10 weeks');
  expect(bars[0]).toMatchObject({ start: 98, width: 2 });
});

test.each<[number, FactRange['unit'], string]>([
  [1, 'years', '1 year'],
  [20, 'percent', '20%'],
])('the end of a scale to %d %s is printed as "%s"', (high, unit, end) => {
  expect(layOutBars([entry('a', 0, high, unit)]).end).toBe(end);
});

test('days, weeks, months and years share one scale', () => {
  const { bars } = layOutBars([entry('a', 0, 6, 'months'), entry('b', 0, 4, 'weeks'), entry('c', 0, 1, 'years')]);
  expect(bars.map(({ width }) => Math.round(width))).toEqual([50, 8, 100]);
});

test('throws for a fact without a range, and for mixed units', () => {
  expect(() => layOutBars([{ id: 'a' }])).toThrow('The fact "a" has no range');
  expect(() => layOutBars([entry('a', 1, 2, 'usd'), entry('b', 1, 2, 'months')])).toThrow('mix usd and time');
});
