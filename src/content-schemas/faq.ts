import { z } from 'astro/zod';
import { faqGroups } from '../features/faq/faq.ts';
import { order } from './common-fields.ts';
import { fields } from './front-matter.ts';

export const faqSchema = fields({
  question: z
    .string('Write the question as a family would ask it.')
    .max(110, 'Questions are read on a telephone: 110 characters at most.')
    .endsWith('?', 'Write the question as a question, with a question mark.'),
  group: z.enum(faqGroups, { error: `The group must be one of: ${faqGroups.join(', ')}.` }),
  /** Place inside the group. */
  order,
});
