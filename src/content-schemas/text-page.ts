import { description, reviewed, title } from './common-fields.ts';
import { fields, text } from './front-matter.ts';

/** A text page of the site that is not an article. */
export const textPageSchema = fields({
  title,
  description,
  /** The heading, where it is not the title. */
  heading: text(15, 65, 'Write a heading of 15 to 65 characters.').optional(),
  /** The page's name in the breadcrumbs. */
  here: text(5, 40, 'Write the page’s short name, 5 to 40 characters.'),
  /** The sentences to begin with. */
  lead: text(60, 400, 'Write one to three sentences to begin with, 60 to 400 characters.'),
  reviewed,
});

/** A fixed text that several pages show. */
export const statementSchema = fields({ title });
