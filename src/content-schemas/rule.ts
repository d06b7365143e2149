import { z } from 'astro/zod';
import { factIdsIn } from '../features/facts/typed-figures.ts';
import { dateStages } from '../features/plan/date-stages.ts';
import { citationFields } from './common-fields.ts';
import { fields, namesUnreadSection, path, text, unreadSectionError } from './front-matter.ts';

/** Texts of the rules that the tools apply: the code is in src/features/law, the figures are facts. */
export const ruleSchema = fields({
  label: text(4, 80, 'Name the rule in 4 to 80 characters.'),
  /** The rule in plain words. `{fact-id}` prints a fact. */
  text: text(15, 420, 'Say in one to four sentences of 15 to 420 characters what the law says.'),
  /** For a rule that two sides read differently. */
  readings: fields({
    creditor: z.string('Say how a creditor reads it.'),
    executor: z.string('Say how the executor reads it.'),
  }).optional(),
  /** For a rule with a day: what can still be done once it has passed. */
  past: text(15, 200, 'Say in one or two sentences what can still be done once the day has passed.').optional(),
  /** The paper that is filed by that day. */
  form: z.string('Write the id of a form in src/content/forms.yaml.').optional(),
  /** The page of this site that explains it, to which the plan links. */
  guide: path.optional(),
  /** The stage of an estate under which the plan has its date. */
  stage: z.enum(dateStages, { error: `Write one of: ${dateStages.join('; ')}.` }).optional(),
  ...citationFields,
  grade: z.enum(['A', 'B', 'C', 'K'], { error: 'Write grade A, B, C or K.' }),
  note: z.string('Write the note as a sentence.').optional(),
})
  .refine((rule) => rule.grade !== 'C' || factIdsIn(rule.text).length === 0, {
    path: ['text'],
    error: 'A rule of grade C shows no figure: say who to ask.',
  })
  .refine((rule) => rule.grade === 'K' || rule.source, { path: ['source'], error: 'Name what was read.' })
  .refine(namesUnreadSection, unreadSectionError);
