import { z } from 'astro/zod';
import { situations } from '../features/court-forms/situations.ts';
import { fields, path } from './front-matter.ts';

const inQuotes = 'Write the number as the court prints it, in quotes: "6.0".';
const situationIds = Object.keys(situations) as (keyof typeof situations)[];
const someSituations = `Write a list of one or more of: ${situationIds.join(', ')}.`;

export const formSchema = fields({
  /** Its place in the file. */
  order: z.int(),
  number: z
    .string(inQuotes)
    .regex(/^\d+\.\d+(?: to \d+\.\d+)?$/, inQuotes)
    .optional(),
  title: z.string('Write the title as the court prints it.'),
  /** Purpose of the form; `{fact-id}` prints a figure, here and in `when`. */
  tells: z.string('Say in a sentence what the form tells the court.'),
  /** When in the case it is filed. */
  when: z.string('Say in a sentence when in the case it comes.'),
  /** Who signs, if the law or a court requires it. */
  signs: z.string('Say who signs.').optional(),
  situations: z.array(z.enum(situationIds, { error: someSituations }), someSituations).min(1, someSituations),
  /** A: a court's page or a court rule was read. B: secondary sources agree. C: neither. */
  grade: z.enum(['A', 'B', 'C'], { error: 'Write grade A, B or C.' }),
  source: z.string('Name the page or rule that was read.'),
  /** Related pages of this site. */
  pages: z.array(path, 'Write a list of paths on this site.').default([]),
}).refine((form) => (form.grade === 'C') === (form.number === undefined), {
  path: ['number'],
  error: 'A form of grade A or B has its number; one of grade C has its title alone.',
});
