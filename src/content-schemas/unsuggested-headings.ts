import { z } from 'astro/zod';

/** Headings that say too little away from their page to be offered as questions. */
export const unsuggestedHeadingsSchema = z.object({
  headings: z.array(z.string().endsWith('?', 'Only questions are offered: take out a heading that asks nothing.')),
});
