import { z } from 'astro/zod';
import { reviewed } from './common-fields.ts';
import { fields } from './front-matter.ts';

const heading = 'Write the words above the list.';
const item = z.string('Write what to do.').max(110, 'Write a shorter item.');

/** Lists that a reader prints, ticks and fills in. */
export const checklistSchema = fields({
  title: z.string(heading),
  /** `tick` puts an empty box before each item, `write` a line to write on after it. */
  kind: z.enum(['tick', 'write'], { error: 'Write tick or write.' }),
  lead: z.string('Write the sentence to begin with, or leave the line out.').optional(),
  groups: z.array(
    fields({ title: z.string(heading), items: z.array(item, 'Write a list of items.') }),
    'Write a list of groups.',
  ),
  reviewed,
});
