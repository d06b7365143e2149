export interface Range {
  low: number;
  high: number;
  unit: 'usd' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'percent';
  open: boolean;
}

const inDays = { hours: 1 / 24, days: 1, weeks: 7, months: 30.4, years: 365 } as const;

const toScale = (amount: number, unit: Range['unit']): number =>
  unit === 'usd' || unit === 'percent' ? amount : amount * inDays[unit];

/** The high end of a range in words: "$5,000", "1 year". */
const amount = ({ high, unit }: Range): string =>
  unit === 'usd'
    ? `$${high.toLocaleString('en-US')}`
    : unit === 'percent'
      ? `${high}%`
      : `${high} ${high === 1 ? unit.slice(0, -1) : unit}`;

/**
 * Places ranges on one common scale from zero to the highest value.
 * `start` and `width` are percent of the scale; a single amount becomes a mark two percent wide.
 * `end` is the amount at the end of the scale, as it is printed.
 * Throws when an entry has no range or when money and time are mixed.
 */
export function barsOf<T extends { id: string; range?: Range | undefined }>(
  entries: T[],
): { bars: (T & { start: number; width: number })[]; end: string } {
  const kinds = new Set<string>();
  const ranges = entries.map((entry) => {
    if (!entry.range)
      throw new Error(`The fact "${entry.id}" has no range to draw. Add one to src/content/facts.yaml.`);
    kinds.add(entry.range.unit in inDays ? 'time' : entry.range.unit);
    return { low: toScale(entry.range.low, entry.range.unit), high: toScale(entry.range.high, entry.range.unit) };
  });
  if (kinds.size > 1) throw new Error(`Bars need one kind of figure; these mix ${[...kinds].join(' and ')}.`);
  const top = Math.max(...ranges.map((range) => range.high));
  const highest = entries[ranges.findIndex(({ high }) => high === top)]?.range;
  const bars = entries.map((entry, index) => {
    const { low, high } = ranges[index] as { low: number; high: number };
    const width = Math.max(2, ((high - low) / top) * 100);
    return { ...entry, start: Math.min(98, (low / top) * 100), width };
  });
  return { bars, end: highest ? amount(highest) : '' };
}
