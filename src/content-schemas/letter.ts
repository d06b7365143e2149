import { z } from 'astro/zod';
import { printedFields, sharedFields } from '../features/letters/letter.ts';
import { citationFields, description, order, reviewed, title } from './common-fields.ts';
import { fields, namesUnreadSection, path, text, unreadSectionError } from './front-matter.ts';

const id = 'Write the id of a field in small letters and hyphens, such as "loan-number".';
const fieldId = z.string(id).regex(/^[a-z-]+$/, id);
const sentence = text(8, 420, 'Write a paragraph of 8 to 420 characters; [field] prints what was typed.');
const line = text(4, 200, 'Write one line of 4 to 200 characters.');

const field = fields({
  id: fieldId,
  label: text(3, 90, 'Name the field in 3 to 90 characters.'),
  hint: text(5, 200, 'Write the hint in 5 to 200 characters, or leave the line out.').optional(),
  rows: z.int('Write the number of lines that the field shows.').min(2).max(8).optional(),
  options: z.array(line, 'Write what can be chosen, as the letter prints it.').min(2).optional(),
  byHand: z.boolean('Write true for what nobody should type, such as a Social Security number.').optional(),
});

const part = z.union(
  [
    sentence,
    fields({ list: z.array(line, 'Write the lines of the list.').min(2) }),
    fields({ if: fieldId, then: sentence }),
  ],
  'Write a paragraph, a "list" of lines, or "if" (a field) and "then" (a paragraph for when it is filled in).',
);

const source = fields({
  what: text(10, 220, 'Say in 10 to 220 characters what the source says.'),
  ...citationFields,
  grade: z.enum(['A', 'B', 'K'], { error: 'Write grade A, B or K. What nobody verified is not in a letter.' }),
})
  .refine(({ grade, source }) => grade === 'K' || source, { path: ['source'], error: 'Name what was read.' })
  .refine(namesUnreadSection, unreadSectionError);

const list = (what: string) => z.array(line, `Write the lines of a list: ${what}.`);

/**
 * A letter to send after a death, at /letters/{slug}. It asks and informs, and never argues the reader's case. The text
 * below the second --- says what the letter does and what it does not.
 */
export const letterSchema = fields({
  title,
  description,
  /** The sentence on its card. */
  summary: text(40, 160, 'Write the sentence on the card in 40 to 160 characters.'),
  order,
  /** The letter's subject, after "Re:". `[field]` prints a field's value, here and in `letter`. */
  subject: line,
  /** Where "To whom it may concern:" does not fit. */
  greeting: line.optional(),
  letter: z.array(part, 'Write the paragraphs of the letter.').min(2, 'Write the paragraphs of the letter.'),
  /** Fields besides those of every letter (src/features/letters/letter.ts). */
  fields: z.array(field, 'Write a list of fields, or [] for none.'),
  /** When it is sent. `{fact-id}` prints a fact. */
  when: text(30, 420, 'Say in 30 to 420 characters when the letter is sent.'),
  /** Enclosures: also printed under the letter. */
  enclosed: list('what goes with the letter'),
  keep: list('what the sender keeps').min(1, 'Say what the sender keeps.'),
  /** Legal basis; [] if only a contract applies. */
  sources: z.array(source, 'Write a list of sources, or [] for none.'),
  /** Related pages: they link to the letter, and it to them. */
  pages: z.array(path, 'Write the paths of the pages that speak of it.').min(1, 'Name a page that speaks of it.'),
  reviewed,
}).check(({ value, issues }) => {
  const fieldIds = [...sharedFields, ...value.fields].map(({ id }) => id);
  const printed = printedFields({ subject: value.subject, text: value.letter });
  const conditions = value.letter.flatMap((part) => (typeof part === 'object' && 'if' in part ? [part.if] : []));
  const problem = (message: string, field: string) =>
    issues.push({ code: 'custom', message, path: [field], input: value });
  for (const name of [...printed, ...conditions])
    if (!fieldIds.includes(name))
      problem(`There is no field "${name}". Add it to "fields", or write one of: ${fieldIds.join(', ')}.`, 'letter');
  for (const name of fieldIds.filter((id, index) => fieldIds.indexOf(id) !== index))
    problem(
      `Two fields are called "${name}". Every letter has: ${sharedFields.map(({ id }) => id).join(', ')}.`,
      'fields',
    );
  for (const { id: name } of value.fields)
    if (!printed.includes(name))
      problem(`Nothing prints the field "${name}". Write [${name}] in the letter, or remove it.`, 'fields');
});
