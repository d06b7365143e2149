import { description, title } from './common-fields.ts';
import { fields, moment } from './front-matter.ts';

export const legalSchema = fields({
  title,
  description,
  lastUpdated: moment('Write the day of the last change, such as 2025-01-01.'),
  /** Set when the text had to change after `lastUpdated` to stay true of this site. */
  revised: moment('Write the day of the revision, such as 2026-11-21, or leave the line out.').optional(),
});
