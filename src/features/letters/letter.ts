// A letter as data: its fields, its text with [field] in the place of what the visitor types, and the text filled in.
import letterFields from '../../content/letter-fields.json' with { type: 'json' };

export interface LetterField {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Lines that the field shows; one where it is left out. */
  rows?: number | undefined;
  /** What can be chosen, as the letter prints it; a field without options is typed into. */
  options?: readonly string[] | undefined;
  /** Never typed, such as a Social Security number: the printed letter has a blank for it. */
  byHand?: boolean | undefined;
  /** HTML's `autocomplete`, for what a browser may know of the visitor. */
  autocomplete?: string | undefined;
}

/** A paragraph, a list, or a paragraph that is left out where its field is empty. */
export type LetterPart = string | { list: readonly string[] } | { if: string; then: string };

export interface Letter {
  /** The last part of its address, and the name of its file. */
  id: string;
  subject: string;
  /** The line before its text, where it is not the usual one. */
  greeting?: string | undefined;
  text: readonly LetterPart[];
  enclosed: readonly string[];
  fields: readonly LetterField[];
}

/** Fields of every letter; `role` is shown where the text prints it. */
export const sharedFields: readonly LetterField[] = letterFields;

/** The ids of the fields that a letter prints, in order. */
export const printedFields = ({ subject, text }: Pick<Letter, 'subject' | 'text'>): string[] =>
  [subject, ...text.flatMap((part) => (typeof part === 'string' ? part : 'list' in part ? part.list : part.then))]
    .flatMap((line) => [...line.matchAll(/\[([a-z-]+)\]/g)])
    .map(([, id = '']) => id);

/** What was typed, by field. */
export type LetterValues = Record<string, string>;

/** A place to fill in by hand, with what belongs there. */
export interface Blank {
  blank: string;
}

export interface FilledBlock {
  kind: 'sender' | 'date' | 'recipient' | 'subject' | 'text' | 'item' | 'signature';
  parts: readonly (string | Blank)[];
}

/** The letter as it is printed; `today` is the day on it, a blank where it is undefined. */
export function fillLetter(letter: Letter, values: LetterValues, today?: string): FilledBlock[] {
  const valueOrBlank = (id: string): string | Blank => {
    const field = letter.fields.find((field) => field.id === id);
    const value = id === 'today' ? today : values[id]?.trim();
    return value && !field?.byHand ? value : { blank: field?.label ?? 'Date' };
  };
  const fill = (text: string) =>
    text
      .split(/\[([a-z-]+)\]/)
      .map((piece, index) => (index % 2 ? valueOrBlank(piece) : piece))
      .filter((part) => part !== '');
  const block = (kind: FilledBlock['kind'], text: string): FilledBlock => ({ kind, parts: fill(text) });
  const items = (list: readonly string[]) => list.map((item) => block('item', item));
  /** A letter without anything typed is filled in by hand: it has every paragraph. */
  const isBlank = !Object.values(values).some((value) => value.trim());
  const fillPart = (part: LetterPart): FilledBlock[] => {
    if (typeof part === 'string') return [block('text', part)];
    if ('list' in part) return items(part.list);
    return isBlank || values[part.if]?.trim() ? [block('text', part.then)] : [];
  };
  return [
    block('sender', '[name]\n[address]\n[contact]'),
    block('date', '[today]'),
    block('recipient', '[recipient]'),
    block('subject', `Re: ${letter.subject}`),
    block('text', letter.greeting ?? 'To whom it may concern:'),
    ...letter.text.flatMap(fillPart),
    block('signature', 'Sincerely,\n\n\n[name]'),
    ...(letter.enclosed.length > 0 ? [block('text', 'Enclosed:'), ...items(letter.enclosed)] : []),
  ];
}

const blankLine = '____________________';

/** A block as plain text, with a line for each blank. */
export const blockText = ({ kind, parts }: FilledBlock): string =>
  (kind === 'item' ? '- ' : '') + parts.map((part) => (typeof part === 'string' ? part : blankLine)).join('');

/** The whole letter as plain text, to be copied. */
export const letterText = (blocks: readonly FilledBlock[]): string =>
  blocks.map((block, index) => (index === 0 ? '' : block.kind === 'item' ? '\n' : '\n\n') + blockText(block)).join('');
