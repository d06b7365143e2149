import { z } from 'astro/zod';
import { title } from './common-fields.ts';

/** Wrong claims in circulation, each set against the law on /heard-elsewhere. The body says what the law says. */
export const correctionSchema = z.object({
  title,
  /** The wrong sentence as people hear it. Its figures are exceptions, named in src/features/content-rules/figure-exceptions.ts. */
  claim: z.string().endsWith('.', 'Write the claim as one full sentence.'),
  /** Who can say what holds in a reader's own case. */
  ask: z.string().min(30, 'Say in a sentence or two who to ask, and about what.'),
  order: z.int().positive(),
});
