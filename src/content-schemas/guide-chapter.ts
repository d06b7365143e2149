import { z } from 'astro/zod';
import { order, reviewed } from './common-fields.ts';
import { fields, path } from './front-matter.ts';
import { part } from './guide-part.ts';

const illustrations = ['calendar', 'courthouse', 'folder', 'house', 'people'] as const;

/** A chapter of the guide that visitors download: its own words in the body, then `parts` of the site's pages. */
export const guideChapterSchema = fields({
  title: z.string('Write the title of the chapter.'),
  /** Place in the guide. */
  order,
  /** Drawn beside the chapter's title. */
  illustration: z.enum(illustrations, { error: `Write one of: ${illustrations.join(', ')}.` }).optional(),
  /** Printed small: to look things up, not to read through. */
  reference: z.boolean('Write true or false.').default(false),
  reviewed,
  parts: z.array(part, 'Write a list of parts, or leave the line out.').default([]),
  /** Page with more detail. */
  more: path.optional(),
});
