import { z } from 'astro/zod';
import { fields, path } from './front-matter.ts';

const questionMessage = 'Write the question as a question, with a question mark.';
const oneSentence = 'The reply is too short to help anyone. Write at least one full sentence.';

/** Replies of the assistant page, one entry each. */
export const cannedReplySchema = fields({
  /** The suggested question that this reply answers. */
  question: z.string(questionMessage).endsWith('?', questionMessage).optional(),
  /** Plain text; line breaks stay. `{fact-id}` prints a fact. */
  text: z.string(oneSentence).min(60, oneSentence),
  /** Where to read more, the article first. */
  more: z.array(path, 'Write a list of paths on this site.').default([]),
});
