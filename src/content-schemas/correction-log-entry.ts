import { fields, moment, path, text } from './front-matter.ts';

/** An error that was corrected, for readers of the earlier version. */
export const correctionLogEntrySchema = fields({
  date: moment('Write the day of the correction, such as 2026-11-21.'),
  page: path,
  was: text(10, 300, 'Say in a sentence or two what stood there, in 10 to 300 characters.'),
  now: text(
    10,
    400,
    'Say in a sentence or two what stands there now, in 10 to 400 characters. {fact-id} prints a fact.',
  ),
});
