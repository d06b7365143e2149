/** A fact's range, as in src/content/facts.yaml. */
export interface FactRange {
  low: number;
  high: number;
  unit: 'usd' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'percent';
  open: boolean;
}

const daysPerUnit = { hours: 1 / 24, days: 1, weeks: 7, months: 30.4, years: 365 } as const;

const toScale = (amount: number, unit: FactRange['unit']): number =>
  unit === 'usd' || unit === 'percent' ? amount : amount * daysPerUnit[unit];

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
export function layOutBars<T extends { id: string; range?: FactRange | undefined }>(
  entries: T[],
): { bars: (T & { start: number; width: number })[]; end: string } {
  const quantities = new Set<string>();
  const ranges = entries.map((entry) => {
    if (!entry.range)
      throw new Error(`The fact "${entry.id}" has no range to draw. Add one to src/content/facts.yaml.`);
    quantities.add(entry.range.unit in daysPerUnit ? 'time' : entry.range.unit);
    return { low: toScale(entry.range.low, entry.range.unit), high: toScale(entry.range.high, entry.range.unit) };
  });
  if (quantities.size > 1) throw new Error(`Bars need one kind of figure; these mix ${[...quantities].join(' and ')}.`);
  const scaleEnd = Math.max(...ranges.map((range) => range.high));
  const highest = entries[ranges.findIndex(({ high }) => high === scaleEnd)]?.range;
  const bars = entries.map((entry, index) => {
    const { low, high } = ranges[index] as { low: number; high: number };
    const width = Math.max(2, ((high - low) / scaleEnd) * 100);
    return { ...entry, start: Math.min(98, (low / scaleEnd) * 100), width };
  });
  return { bars, end: highest ? formatHigh(highest) : '' };
}
