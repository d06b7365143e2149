import { z } from 'astro/zod';
import { tools } from '../features/tools/tool-list.ts';
import { order, reviewed } from './common-fields.ts';
import { fields, text } from './front-matter.ts';

const questionMessage = 'Write the question as a question, with a question mark.';
const section = 'Write sections such as "R.C. 2113.03", "Civ.R. 12" or "26 U.S.C. 1014".';
const slugs = 'Name other answers by their file names, such as "who-pays-the-mortgage".';
const toolPaths = tools.map(({ href }) => href);

/** Shown as it is typed, in lists and by the question box too. */
const plainText = (min: number, max: number, message: string) =>
  text(min, max, message).regex(
    /^[^*[\]`<>]*$/,
    'Write plain text here: Markdown, links and components belong below the second ---.',
  );

/** A list at the end of a printed sheet. */
export function sheetItems(what: string) {
  const message = `Write ${what} in lines of 3 to 80 characters, such as "The title of the car"; [] for nothing.`;
  return z.array(plainText(3, 80, message), message).max(4, 'Write four lines at most: the sheet is one page.');
}

/** One question and its answer, at /answers/{slug}; the folder is the topic. How to write one: CONTRIBUTING.md. */
export const answerSchema = fields({
  /** In general words: "the person who died", "a surviving spouse", "a child"; no made-up family. */
  question: text(12, 90, 'Write the question in 12 to 90 characters, in general words.').endsWith('?', questionMessage),
  /** The direct answer, true by itself. `{fact-id}` prints a fact. */
  answer: plainText(40, 320, 'Write the direct answer in one to three sentences, 40 to 320 characters.'),
  /** Where it depends: each a line in which readers recognize their own case. */
  cases: z
    .array(
      fields({
        /** Continues the sentence after "If". */
        if: plainText(
          3,
          110,
          'Say in 3 to 110 characters whose case it is, such as "the deed has survivorship words".',
        ),
        then: plainText(10, 300, 'Say in 10 to 300 characters what follows.'),
      }),
      'Write two to six cases, each with "if" and "then", or leave the line out.',
    )
    .min(2, 'Write at least two cases, or put the one into the answer.')
    .max(6, 'Write six cases at most; a seventh is a question of its own.')
    .optional(),
  /** How people put it, in their own words: read by the search and the question box alone. */
  asked: z
    .array(
      text(5, 400, 'Write how people put the question, in 5 to 400 characters.'),
      'Write two to sixteen ways in which people put the question.',
    )
    .min(2, 'Write two to sixteen ways in which people put the question.')
    .max(16, 'Write sixteen ways at most.'),
  /** Sections of law and court rules on which the answer rests. */
  sections: z.array(z.string(section).regex(/^(?:R\.C\.|\S+\.R\.|\d+ [A-Z])/, section), section).optional(),
  /** Ids of court forms, from forms.yaml. */
  forms: z.array(z.string('Write ids of forms.yaml.'), 'Write a list of ids of forms.yaml.').optional(),
  /** Address of the visitor tool that counts it. */
  tool: z.enum(toolPaths, { error: `Write the address of a tool: ${toolPaths.join(', ')}.` }).optional(),
  /** What to take along, and what not to sign, pay, sell or throw away yet; where they differ from the topic's lists. */
  bring: sheetItems('what to bring').optional(),
  leaveAlone: sheetItems('what to leave alone').optional(),
  /** Slugs of other answers. */
  related: z
    .array(z.string(slugs).regex(/^[a-z0-9-]+$/, slugs), slugs)
    .max(4, 'Name four related answers at most.')
    .optional(),
  /** Its place on /faq, for the forty most asked. */
  common: z
    .int('Write its place on /faq as a whole number, from 1.')
    .positive('Write its place on /faq as a whole number, from 1.')
    .optional(),
  /** Place in its topic: the order in which families meet the questions. */
  order,
  reviewed,
});
