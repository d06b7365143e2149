import { z } from 'astro/zod';
import { longDate } from '../shared/dates.ts';
import { citationFields } from './common-fields.ts';
import { fields, moment, namesUnreadSection, text, unreadSectionError } from './front-matter.ts';

const rangeUnits = ['usd', 'hours', 'days', 'weeks', 'months', 'years', 'percent'] as const;

const fractionWords: Record<string, string> = {
  '1/2': 'one-half',
  '1/3': 'one-third',
  '1/4': 'one-fourth',
  '2/3': 'two-thirds',
};
const unitSigns: Record<string, string> = { usd: '$', percent: '%' };
const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface Numbers {
  value: string;
  range?: { low: number; high: number; unit: (typeof rangeUnits)[number] } | undefined;
  date?: Date | undefined;
  yearly?: { month: number; day: number } | undefined;
  fraction?: { numerator: number; denominator: number } | undefined;
}

/** Whether the value prints the same figures that the tools and the bars take from the other fields. */
function printsItsNumbers({ value, range, date, yearly, fraction }: Numbers): boolean {
  const printed: string[] = value.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const unit = range && (unitSigns[range.unit] ?? range.unit.slice(0, -1));
  const words = [
    ...(unit ? [unit] : []),
    ...(date ? [longDate(date)] : []),
    ...(yearly ? [monthDay.format(Date.UTC(2024, yearly.month - 1, yearly.day))] : []),
    ...(fraction ? [fractionWords[`${fraction.numerator}/${fraction.denominator}`] ?? 'no such word'] : []),
  ];
  // "6 months to 1 year" is a range of 6 to 12 months, "$15 million" one of 15,000,000.
  const print = (number: number) => [
    number.toLocaleString('en-US'),
    ...(range?.unit === 'months' && number === 12 ? ['1'] : []),
    ...(value.includes('million') ? [String(number / 1_000_000)] : []),
  ];
  const numbers = range ? [range.low, range.high].map(print) : [];
  return (
    words.every((word) => value.includes(word)) &&
    numbers.every((forms) => forms.some((form) => printed.includes(form)))
  );
}

export const factSchema = fields({
  /** As printed inside a sentence. */
  value: z.string('Write the value as it stands inside a sentence, in quotes: "$35,000".'),
  /** The value as numbers: the tools count with it, and bars are drawn from it. */
  range: fields({
    low: z.number('Write the lowest value as a number.'),
    high: z.number('Write the highest value as a number; the lowest once more where there is only one.'),
    unit: z.enum(rangeUnits, { error: `Write one of: ${rangeUnits.join(', ')}.` }),
    /** "or more" */
    open: z.boolean('Write true where the value means "or more".').default(false),
  }).optional(),
  /** The value as a day, a day of every year, or a fraction, where a tool counts with one. */
  date: moment('Write the day, such as 2013-01-01.').optional(),
  yearly: fields({
    month: z.number('Write the month as a number.'),
    day: z.number('Write the day as a number.'),
  }).optional(),
  fraction: fields({
    numerator: z.number('Write the numerator.'),
    denominator: z.number('Write the denominator.'),
  }).optional(),
  /** The days of death for which the figure applies: `from` inclusive, `before` exclusive. */
  deaths: fields({
    from: moment('Write the first day of death for which it holds, such as 1994-11-09.').optional(),
    before: moment('Write the first day of death for which it no longer holds, such as 1994-11-09.').optional(),
  }).optional(),
  /** The fact as a row of the cost table (`by`, `since`) or of the time table (`from`). */
  row: fields({
    what: text(5, 100, 'Say in 5 to 100 characters what is paid for, or what is due.'),
    by: z.string('Name who prints the cost, such as "Franklin County\'s court".').optional(),
    since: moment('Write the day from which the cost holds, such as 2025-01-13, or leave the line out.').optional(),
    from: z.string('Name the day that the time is counted from, such as "the death".').optional(),
  }).optional(),
  /** One sentence: what the figure covers, and what it does not. */
  covers: text(20, 500, 'Say in a sentence of 20 to 500 characters what the figure covers, and what it does not.'),
  ...citationFields,
  /**
   * A: the law, a court's page or an opinion was read (`note` says where it was an old copy). B: secondary sources
   * agree. K: known to be in its section, whose text was not read; only where acting by it cannot harm (the earlier of
   * two readings, or somebody else's duty). S: our own estimate.
   */
  grade: z.enum(['A', 'B', 'K', 'S'], {
    error: 'Grade A, B, K or S only. A figure that nobody could verify (X) is not shipped: write "ask the court".',
  }),
  /** A reservation, printed beside the source. */
  note: z.string('Write the note as a sentence.').optional(),
})
  .refine(printsItsNumbers, {
    path: ['value'],
    error: 'The value as printed and its range, date, yearly or fraction are not the same figure.',
  })
  .refine((fact) => fact.grade === 'S' || fact.grade === 'K' || fact.source, {
    path: ['source'],
    error: 'A fact of grade A or B names its source.',
  })
  .refine(namesUnreadSection, unreadSectionError)
  .refine((fact) => fact.grade !== 'S' || !(fact.source || fact.url), {
    path: ['source'],
    error: 'Grade S is our own estimate and has no source. Give the grade of the source you found, or leave it out.',
  });
