import { z } from 'astro/zod';
import { answer, description, reviewed, title } from './common-fields.ts';
import { fields, text } from './front-matter.ts';

/** What the page of a tool says around it. */
export const toolPageSchema = fields({
  title,
  /** For search engines and shared links. `{fact-id}` prints a fact. */
  description,
  heading: text(7, 65, 'Write a heading of 7 to 65 characters: the question that the tool answers.'),
  /** The page's name in the breadcrumbs. */
  here: text(5, 40, 'Write the page’s short name, 5 to 40 characters.'),
  lead: text(60, 300, 'Write one to three sentences to begin with, 60 to 300 characters.'),
  /** What the page answers. `{fact-id}` prints a fact. */
  answer,
  /** The heading of the part that needs JavaScript. */
  island: text(5, 40, 'Name the part that needs JavaScript in 5 to 40 characters.').default('The calculator'),
  reviewed,
  /** Says who gains from a sale: wherever a house is concerned. */
  house: z.boolean('Write true where a house is concerned, or leave the line out.').default(false),
});
