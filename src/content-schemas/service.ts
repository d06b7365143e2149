import { description, icon, order, related, reviewed, title } from './common-fields.ts';
import { fields, text } from './front-matter.ts';

export const serviceSchema = fields({
  title,
  description,
  /** The sentence on the card. */
  summary: text(40, 200, 'Write the sentence on the card in 40 to 200 characters.'),
  icon,
  order,
  reviewed,
  related,
});
