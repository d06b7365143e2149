import { z } from 'astro/zod';
import { fields, path } from './front-matter.ts';

const question = z.string('Write the question.').endsWith('?', 'Write the question with a question mark.');
const helpLine = z.string('Name a line of help-lines.yaml, such as "lifeline".');

/** Prepared replies of the question box, for when it quotes no page. */
export const questionReplySchema = fields({
  /** Plain text; a line break ends a paragraph, `{line-id}` prints the number of a help line, `{our-phone}` ours. */
  text: z
    .string('Write what the reply says.')
    .min(40, 'The reply is too short to help anyone. Write at least one full sentence.'),
  /** Added for a message in Spanish. */
  spanish: z.string('Write the Spanish sentences, or leave the line out.').optional(),
  /** Where to go from here: pages of this site, or telephone lines to call or text. */
  links: z
    .array(
      z.union(
        [
          fields({ title: z.string('Write the title of the page.'), url: path }),
          fields({ call: helpLine }),
          fields({ text: helpLine }),
        ],
        'Write a page ({ title: …, url: /… }) or a help line ({ call: … } or { text: … }).',
      ),
      'Write a list of pages or help lines.',
    )
    .default([]),
  /** Suggested questions; each is a heading or a common question of this site. */
  next: z.array(question, 'Write a list of questions.').default([]),
});
