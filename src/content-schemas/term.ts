import { z } from 'astro/zod';
import { fields } from './front-matter.ts';

const explain = 'Explain the term in one or two plain sentences.';

export const termSchema = fields({
  term: z.string('Write the word of the court.'),
  meaning: z.string(explain).min(30, explain),
  section: z.string('Write the section, such as "R.C. 2113.03".').optional(),
});
