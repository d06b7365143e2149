import { z } from 'astro/zod';
import { order, title } from './common-fields.ts';
import { fields } from './front-matter.ts';

const sentence = 'Write the claim as one full sentence.';
const whom = 'Say in a sentence or two who to ask, and about what.';

/** A common wrong claim, corrected on /heard-elsewhere. The body states the law. */
export const correctionSchema = fields({
  title,
  /**
   * The wrong sentence as people hear it. Its figures are exceptions, named in
   * src/features/content-rules/figure-exceptions.ts.
   */
  claim: z.string(sentence).endsWith('.', sentence),
  /** Whom to ask about one's own case. */
  ask: z.string(whom).min(30, whom),
  order,
});
