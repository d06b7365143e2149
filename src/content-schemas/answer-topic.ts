import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { sheetItems } from './answer.ts';
import { icon } from './common-fields.ts';
import { fields, text } from './front-matter.ts';

const id = 'Write the id in small letters and hyphens, such as "first-days".';
const from = 'Write the lowest "order" of the answers below the heading.';

/** A topic of the answers: what its page, its list and its printed sheets show. */
export const answerTopicSchema = fields({
  /** The folder of its answers, and part of the address. */
  id: z.string(id).regex(/^[a-z-]+$/, id),
  title: text(4, 40, 'Write the title in 4 to 40 characters.'),
  text: text(20, 100, 'Say in a sentence of 20 to 100 characters what the topic is about.'),
  icon,
  /** Headings, where the topic is too long for one list. */
  parts: z
    .array(
      fields({ from: z.int(from).positive(from), title: text(4, 60, 'Write the heading in 4 to 60 characters.') }),
      'Write a list of headings, or leave the line out.',
    )
    .min(2, 'Write two headings at least, or leave the line out.')
    .optional(),
  bring: sheetItems('what to bring'),
  leaveAlone: sheetItems('what to leave alone'),
});

let lastRead = { source: '', ids: [''] };

/** The ids of the topics. Parsed again only when the file has changed: hundreds of answers ask. */
function topicIds(): string[] {
  const source = readFileSync('src/content/answer-topics.yaml', 'utf8');
  if (source !== lastRead.source) lastRead = { source, ids: (parse(source) as { id: string }[]).map(({ id }) => id) };
  return lastRead.ids;
}

/** Error for an answer's path, relative to the answers folder. */
export function misplacedAnswer(file: string): string | undefined {
  const ids = topicIds();
  const [folder = '', ...rest] = file.split('/');
  const slug = rest.at(-1)?.replace(/\.mdx?$/, '');
  if (rest.length !== 1 || !ids.includes(folder))
    return `put the file into the folder of one topic: ${ids.join(', ')}.`;
  return slug && ids.includes(slug) ? `"${slug}" is the address of a topic. Rename the file.` : undefined;
}
