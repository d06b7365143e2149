import { z } from 'astro/zod';
import { type ArticleGroup, articleSituations } from '../features/navigation/article-groups.ts';
import { answer, description, icon, order, related, reviewed, title } from './common-fields.ts';
import { fields } from './front-matter.ts';

const groups = Object.keys(articleSituations) as ArticleGroup[];

export const articleSchema = fields({
  /** Shown as the heading and, with the brand behind it, as the browser's title. */
  title,
  /** For search engines and shared links. `{fact-id}` prints a fact. */
  description,
  /** The short answer above the text. `{fact-id}` prints a fact. */
  answer,
  group: z.enum(groups, { error: `The group must be one of: ${groups.join('; ')}.` }),
  /** Place in lists, from the first thing a family needs to the last. */
  order,
  /** Icon from the Lucide set. */
  icon,
  reviewed,
  related,
  /** `house`: about a house, offers its valuation instead of a consultation. `sale`: about selling one, shows the advertisement too. */
  offers: z.enum(['house', 'sale'], { error: 'Write house or sale, or leave the line out.' }).optional(),
});
