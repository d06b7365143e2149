import { z } from 'astro/zod';
import { fields, text } from './front-matter.ts';

const example = z
  .string('Write each example as one message in quotes.')
  .min(2, 'Write what somebody would type, two letters at least.')
  .max(500, 'A message has at most 500 characters. Write a shorter one.');

/** A need that the question box detects; one entry each. */
export const needSchema = fields({
  means: text(40, 200, 'Say in 40 to 200 characters who is in which need.'),
  /** Messages that show the need; the box learns from them. */
  examples: z
    .array(example, 'Write a list of examples, each after a dash.')
    .min(5, 'Write at least five examples, as different as people are: the box learns from them.'),
});
