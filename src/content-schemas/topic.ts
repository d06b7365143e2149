import { z } from 'astro/zod';
import { answer, description, reviewed, title } from './common-fields.ts';
import { fields, path } from './front-matter.ts';

const twoTitles = 'Name at least two related titles.';

export const topicSchema = fields({
  title,
  description,
  answer,
  /** The full article this page is the short form of. */
  article: path,
  /** Titles of other topic pages or articles: each must be, once slugified, a slug under /probate. */
  relatedLinks: z.array(z.string(twoTitles), twoTitles).min(2, twoTitles),
  reviewed,
});
