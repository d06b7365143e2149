import { z } from 'astro/zod';
import { articleGroups } from '../features/navigation/article-groups.ts';
import { answer, description, icon, order, related, reviewed, title } from './common-fields.ts';
import { fields } from './front-matter.ts';

export const articleSchema = fields({
  /** Shown as the heading and, with the brand behind it, as the browser's title. */
  title,
  /** For search engines and shared links. `{fact-id}` prints a fact. */
  description,
  /** The short answer above the text. `{fact-id}` prints a fact. */
  answer,
  group: z.enum(articleGroups, { error: `The group must be one of: ${articleGroups.join('; ')}.` }),
  /** Place in lists, from the first thing a family needs to the last. */
  order,
  /** Icon from the Lucide set. */
  icon,
  reviewed,
  related,
  /** `false` keeps the cash buyer's advertisement away from a reader who looks for help. */
  advertisement: z.boolean('Write true or false.').default(true),
});
