import { z } from 'astro/zod';
import { fields, moment, text } from './front-matter.ts';

const telFormat = 'Write in quotes +1 and ten digits, or a short number of three digits.';

/** Telephone lines for a reader who needs a person. */
export const helpLineSchema = fields({
  name: z.string('Write the name of the office or the line.'),
  /** As printed. */
  number: z.string('Write the number in quotes, as people dial it: "1-800-555-0100".'),
  /** As a telephone dials it. */
  tel: z.string(telFormat).regex(/^(\+1\d{10}|\d{3})$/, telFormat),
  for: text(20, 200, 'Say in 20 to 200 characters what the line is for.'),
  source: z.string('Name the page or text that gives the number.'),
  /** The day the number was last looked up. */
  checked: moment('Write the day the number was checked, such as 2026-11-21.'),
  /** A: the office's own page was read. B: public texts agree. */
  grade: z.enum(['A', 'B'], { error: 'Grade A or B only. Leave out a number that nobody could check.' }),
});
