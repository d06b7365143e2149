// A tool's result is sent inside the notes of a sale request: a heading, a line for each fact, then an empty line or the
// end. The visitor reads it, and may change it, before it is sent.
import { oneLine } from '../../shared/plain-text.ts';

/** A house tool's result that a visitor may send to the agent. */
export interface Sheet {
  /** The tool's question, such as "What does your deed say?" */
  title: string;
  /** In words. A label has no colon; one that is a question loses its question mark. */
  lines: readonly { label: string; value: string }[];
  /** Whether the family has found the deed; undefined where the tool does not ask. */
  hasDeed?: boolean | undefined;
}

const heading = 'My sheet: ';

/** The sheet as lines of the notes. */
export const sheetNotes = ({ title, lines, hasDeed }: Sheet): string =>
  [
    `${heading}${title}`,
    ...(hasDeed === undefined ? [] : [`The deed: ${hasDeed ? 'found' : 'not found yet'}`]),
    ...lines.map(({ label, value }) => `${label.replace(/\?$/, '')}: ${oneLine(value)}`),
  ].join('\n');

/** Splits notes into the sheet and the visitor's own message. Either may be empty. */
export function splitSheet(notes: string): { message: string; sheet: string } {
  const lines = notes.split('\n');
  const first = lines.findIndex((line) => line.startsWith(heading));
  if (first < 0) return { message: notes, sheet: '' };
  const end = lines.indexOf('', first);
  const sheet = lines.splice(first, (end < 0 ? lines.length : end) - first);
  return { message: lines.join('\n').trim(), sheet: sheet.join('\n') };
}
