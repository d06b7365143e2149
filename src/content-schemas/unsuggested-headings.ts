import { z } from 'astro/zod';

/** Headings that make no sense as suggested questions outside their page. */
export const unsuggestedHeadingsSchema = z.object({
  headings: z.array(z.string().endsWith('?', 'Only questions are offered: take out a heading that asks nothing.')),
});
