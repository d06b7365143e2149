import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { order, reviewed } from './common-fields.ts';
import { fields, path } from './front-matter.ts';

const illustrations = ['calendar', 'courthouse', 'folder', 'house', 'people'] as const;

/** Parts of a guide chapter besides its own text. */
const part = z.union(
  [
    z.strictObject({
      /** An answer, or a section of an article or a legal page: its address, a section's with the anchor. */
      from: path.refine((from) => from.includes('#') || from.startsWith('/answers/'), {
        error: 'Name the section too, such as "/cost-of-probate-in-ohio#what-the-court-charges".',
      }),
      /** False where the chapter's title repeats it. */
      heading: z.boolean().default(true),
      /** Off to end at the section's first subheading. */
      subsections: z.boolean().default(true),
    }),
    z.strictObject({
      checklist: reference('checklists'),
      /** Off to print it on the same page as the part before it. */
      ownPage: z.boolean().default(true),
    }),
    /** Generated from data by the build. */
    z.strictObject({ list: z.enum(['courts', 'disclaimer', 'limits', 'sources', 'words']) }),
  ],
  'Write a section ({ from: … }), a checklist ({ checklist: … }) or a list made out of data ({ list: … }).',
);

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
