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

/** Every run of some blocks, in reading order. */
export function runsOf(blocks: Block[]): Run[] {
  return blocks.flatMap((block): Run[] => {
    switch (block.kind) {
      case 'paragraph':
        return block.runs;
      case 'list':
        return block.items.flatMap(({ runs }) => runs);
      case 'steps':
        return block.steps.flatMap(({ time = [], blocks }) => [...time, ...runsOf(blocks)]);
      case 'table':
        return [...block.columns, ...block.rows.flat()].flat();
      case 'callout':
        return runsOf(block.blocks);
      case 'bars':
        return block.bars.flatMap(({ value, label }) => [...value, ...label]);
      case 'entries':
        return block.entries.flatMap(({ meaning }) => meaning);
      case 'checklist':
        return [...(block.lead ?? []), ...block.groups.flatMap(({ items }) => items.flat())];
      default:
        return [];
    }
  });
}
