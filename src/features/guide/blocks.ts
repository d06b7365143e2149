// Blocks of a guide chapter, independent of layout. The PDF and text writers print the same blocks.

/** Words of one kind inside a line. */
export interface Run {
  text: string;
  strong?: true;
  /** A web, mail or telephone address in full. */
  href?: string;
  /** The glossary entry that explains these words. */
  term?: string;
  /** The fact that these words are the value of. */
  fact?: string;
}

export interface Step {
  title: string;
  /** How long the step takes. */
  time?: Run[];
  blocks: Block[];
}

export interface ListItem {
  /** The fact or term that the item explains; links inside the PDF lead here. */
  id?: string;
  runs: Run[];
}

export interface Bar {
  value: Run[];
  label: Run[];
  /** Both in percent of the scale. */
  start: number;
  width: number;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id?: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'table'; columns: Run[][]; rows: Run[][][] }
  | { kind: 'callout'; title: string; tone: 'note' | 'care'; blocks: Block[] }
  | { kind: 'bars'; bars: Bar[] }
  /** Words and their meanings. */
  | { kind: 'entries'; entries: { id: string; word: string; meaning: Run[] }[] }
  /** Short pairs, printed in columns: a county and its seat. */
  | { kind: 'pairs'; pairs: [string, string][] }
  | {
      kind: 'checklist';
      title: string;
      fillIn: boolean;
      ownPage: boolean;
      lead?: Run[];
      groups: { title: string; items: Run[][] }[];
    };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The words of some runs, as a reader sees them. */
export const runsToText = (runs: Run[]): string => runs.map(({ text }) => text).join('');

/** The ids of the facts or of the terms that the runs of some blocks name, in reading order. */
export function idsIn(blocks: unknown, kind: 'fact' | 'term'): string[] {
  if (typeof blocks !== 'object' || blocks === null) return [];
  const { [kind]: id, ...parts } = blocks as Record<string, unknown>;
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(parts).flatMap((part) => idsIn(part, kind))];
}
