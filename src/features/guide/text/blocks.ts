import { type Block, plain, type Run } from '../blocks.ts';
import { width, wrap } from './wrap.ts';

type Printed<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Words with the address of each link behind it, unless the words are the address: a word of its slug is not. */
const words = (runs: Run[]): string =>
  runs
    .map(({ text, href }) => {
      if (!href || /^(mailto|tel|sms):/.test(href)) return text;
      return text.includes('.') && href.includes(text.trim())
        ? href
        : `${text.trimEnd()} <${href}>${text.endsWith(' ') ? ' ' : ''}`;
    })
    .join('');

const underlined = (text: string, line: string): string =>
  `${wrap(text)}\n${line.repeat(Math.min(text.length, width))}`;

const steps = ({ steps }: Printed<'steps'>): string[] =>
  steps.flatMap(({ title, time, blocks }, index) => [
    underlined(`Step ${index + 1}. ${title}${time ? ` (${plain(time)})` : ''}`, '.'),
    ...blocks.flatMap((block) => textOf(block)),
  ]);

const label = (column: Run[]): string => plain(column).replace(/([^?])$/, '$1:');

/** Two columns are a list of pairs; more become one small record a row, which no mail program can break. */
function table({ columns, rows }: Printed<'table'>): string[] {
  if (columns.length === 2) return [rows.map(([a = [], b = []]) => wrap(`${words(a)}: ${words(b)}`, '- ')).join('\n')];
  return rows.map(([name = [], ...cells]) =>
    [
      wrap(words(name), '- '),
      ...cells.map((cell, index) => wrap(`${label(columns[index + 1] ?? [])} ${words(cell)}`, '    ')),
    ].join('\n'),
  );
}

const checklist = ({ title, lead, write, groups }: Printed<'checklist'>): string[] => [
  underlined(title, '-'),
  ...(lead ? [wrap(words(lead))] : []),
  ...groups.map(({ title, items }) =>
    [
      `${title}:`,
      ...items.map((item) =>
        write ? `${wrap(words(item), '  ')}:\n    ${'_'.repeat(width - 8)}` : wrap(words(item), '  [ ] '),
      ),
    ].join('\n'),
  ),
];

const callout = ({ title, blocks }: Printed<'callout'>): string => {
  const bar = '| ';
  const lines = blocks.flatMap((block) => [
    '',
    ...textOf(block, width - bar.length)
      .join('\n\n')
      .split('\n'),
  ]);
  return [title.toUpperCase(), ...lines].map((line) => (bar + line).trimEnd()).join('\n');
};

/** The paragraphs of one block in lines of at most `columns`; an empty line belongs between any two. */
export function textOf(block: Block, columns = width): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.level === 2 ? underlined(block.text, '-') : `* ${block.text} *`];
    case 'paragraph':
      return [wrap(words(block.runs), '', columns)];
    case 'list':
      return [
        block.items
          .map(({ runs }, index) => wrap(words(runs), block.ordered ? `${index + 1}. ` : '- ', columns))
          .join('\n'),
      ];
    case 'steps':
      return steps(block);
    case 'table':
      return table(block);
    case 'callout':
      return [callout(block)];
    case 'bars':
      return [block.bars.map(({ value, label }) => wrap(`${plain(value)}: ${plain(label)}`, '- ')).join('\n')];
    case 'entries':
      return block.entries.map(({ word, meaning }) => `${word.toUpperCase()}\n${wrap(words(meaning), '  ')}`);
    case 'pairs':
      return [block.pairs.map(([name, value]) => `${name.padEnd(16)}${value}`).join('\n')];
    case 'checklist':
      return checklist(block);
  }
}
