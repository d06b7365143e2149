// Fields that several kinds of pages have.
import { z } from 'astro/zod';
import { moment, path, text } from './front-matter.ts';

/** Search engines truncate longer titles and descriptions; shorter ones do not inform. */
export const title = text(15, 65, 'Write a title of 15 to 65 characters that says what the page answers.');
export const description = text(
  70,
  160,
  'Write one or two sentences of 70 to 160 characters, as search results show them.',
);
export const answer = text(60, 600, 'Write the short answer in one to three full sentences, 60 to 600 characters.');
export const related = z
  .array(path, 'Name two to six related pages by their paths.')
  .min(2, 'Name at least two related pages, so that no page is a dead end.')
  .max(6, 'Name six related pages at most.');
export const icon = z.string('Name an icon of the Lucide set, such as "landmark".');
/** The day a person last read the whole page against its sources. */
export const reviewed = moment('Write the day the page was last reviewed, such as 2026-11-21.');
export const order = z.int('Write the place in the list as a whole number, from 1.').positive();

/** Where a figure or a rule is from. Grade K: `section` says where it is, though its text was not read. */
export const citationFields = {
  section: z.string('Write the section, rule or form, such as "R.C. 2113.03".').optional(),
  source: z.string('Name the page or paper that was read.').optional(),
  url: z.url('Write the address of the page that was read, with https://.').optional(),
  /** The day the source was read; for an estimate, the day it was last reviewed. */
  checked: moment('Write the day the source was read, such as 2026-11-21.'),
};
