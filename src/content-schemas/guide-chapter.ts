import { z } from 'astro/zod';
import { reviewed } from './common-fields.ts';
import { path } from './front-matter.ts';
import { part } from './guide-part.ts';

/** A chapter of the guide that visitors download: its own words in the body, then `parts` of the site's pages. */
export const guideChapterSchema = z.object({
  title: z.string(),
  /** Place in the guide. */
  order: z.int().positive(),
  /** Drawn beside the chapter's title. */
  illustration: z.enum(['calendar', 'courthouse', 'folder', 'house', 'people']).optional(),
  /** Printed small: to look things up, not to read through. */
  reference: z.boolean().default(false),
  reviewed,
  parts: z.array(part).default([]),
  /** The page that says more. */
  more: path.optional(),
});
