import type { z } from 'astro/zod';
import type { factSchema } from '../../content-schemas/fact.ts';

export type FactRange = NonNullable<z.infer<typeof factSchema>['range']>;

/** Dollars and percent as they are, times in days. */
const scales = { usd: 1, percent: 1, hours: 1 / 24, days: 1, weeks: 7, months: 30.4, years: 365 };

/** The high end of a range: "$5,000", "1 year". */
const formatHigh = ({ high, unit }: FactRange): string =>
  unit === 'usd'
    ? `$${high.toLocaleString('en-US')}`
    : unit === 'percent'
      ? `${high}%`
      : `${high} ${high === 1 ? unit.slice(0, -1) : unit}`;

/**
 * Places ranges on one common scale from zero to the highest value.
 * `start` and `width` are percent of the scale; a single amount becomes a mark two percent wide.
 * `end` is the printed amount at the end of the scale.
 * Throws when an entry has no range or when money and time are mixed.
 */
export function layOutBars<T extends { id: string; range?: FactRange | undefined }>(entries: T[]) {
  const drawn = entries.map((entry) => {
    const { id, range } = entry;
    if (!range) throw new Error(`The fact "${id}" has no range to draw. Add one to src/content/facts.yaml.`);
    return { ...entry, range, low: range.low * scales[range.unit], high: range.high * scales[range.unit] };
  });
  const kinds = new Set(drawn.map(({ range: { unit } }) => (unit === 'usd' || unit === 'percent' ? unit : 'time')));
  if (kinds.size > 1) throw new Error(`Bars need one kind of figure; these mix ${[...kinds].join(' and ')}.`);
  const scaleEnd = Math.max(...drawn.map(({ high }) => high));
  const longest = drawn.find(({ high }) => high === scaleEnd);
  const bars = drawn.map((entry) => ({
    ...entry,
    start: Math.min(98, (entry.low / scaleEnd) * 100),
    width: Math.max(2, ((entry.high - entry.low) / scaleEnd) * 100),
  }));
  return { bars, end: longest ? formatHigh(longest.range) : '' };
}
