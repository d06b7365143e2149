import { z } from 'astro/zod';
import { path } from './front-matter.ts';

/** What the assistant page says, one entry a reply. */
export const cannedReplySchema = z.object({
  /** The suggested question that this reply answers. */
  question: z.string().endsWith('?', 'Write the question as a question, with a question mark.').optional(),
  /** Plain text; line breaks stay. `{fact-id}` prints a fact. */
  text: z.string().min(60, 'The reply is too short to help anyone. Write at least one full sentence.'),
  /** Where to read more, the article first. */
  more: z.array(path).default([]),
});
