import { type Block, type BlockOf, type Run, runsToText } from '../blocks.ts';
import { textWidth, wrap } from './wrap.ts';

/** Words with the address of each link behind it, unless the words are the address: a word of its slug is not. */
const runsWithUrls = (runs: Run[]): string =>
  runs
    .map(({ text, href }) => {
      if (!href || /^(mailto|tel|sms):/.test(href)) return text;
      return text.includes('.') && href.includes(text.trim())
        ? href
        : `${text.trimEnd()} <${href}>${text.endsWith(' ') ? ' ' : ''}`;
    })
    .join('');

const underlined = (text: string, line: string): string =>
  `${wrap(text)}\n${line.repeat(Math.min(text.length, textWidth))}`;

const steps = ({ steps }: BlockOf<'steps'>): string[] =>
  steps.flatMap(({ title, time, blocks }, index) => [
    underlined(`Step ${index + 1}. ${title}${time ? ` (${runsToText(time)})` : ''}`, '.'),
    ...blocks.flatMap((block) => blockToLines(block)),
  ]);

const columnLabel = (column: Run[]): string => runsToText(column).replace(/([^?])$/, '$1:');

/** Two columns are a list of pairs; more become one small record a row, which no mail program can break. */
function table({ columns, rows }: BlockOf<'table'>): string[] {
  if (columns.length === 2)
    return [rows.map(([a = [], b = []]) => wrap(`${runsWithUrls(a)}: ${runsWithUrls(b)}`, '- ')).join('\n')];
  return rows.map(([name = [], ...cells]) =>
    [
      wrap(runsWithUrls(name), '- '),
      ...cells.map((cell, index) => wrap(`${columnLabel(columns[index + 1] ?? [])} ${runsWithUrls(cell)}`, '    ')),
    ].join('\n'),
  );
}

const checklist = ({ title, lead, fillIn, groups }: BlockOf<'checklist'>): string[] => [
  underlined(title, '-'),
  ...(lead ? [wrap(runsWithUrls(lead))] : []),
  ...groups.map(({ title, items }) =>
    [
      `${title}:`,
      ...items.map((item) =>
        fillIn
          ? `${wrap(runsWithUrls(item), '  ')}:\n    ${'_'.repeat(textWidth - 8)}`
          : wrap(runsWithUrls(item), '  [ ] '),
      ),
    ].join('\n'),
  ),
];

const callout = ({ title, blocks }: BlockOf<'callout'>): string => {
  const bar = '| ';
  const lines = blocks.flatMap((block) => [
    '',
    ...blockToLines(block, textWidth - bar.length)
      .join('\n\n')
      .split('\n'),
  ]);
  return [title.toUpperCase(), ...lines].map((line) => (bar + line).trimEnd()).join('\n');
};

/** The paragraphs of one block in lines of at most `columns`; an empty line belongs between any two. */
export function blockToLines(block: Block, columns = textWidth): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.level === 2 ? underlined(block.text, '-') : `* ${block.text} *`];
    case 'paragraph':
      return [wrap(runsWithUrls(block.runs), '', columns)];
    case 'list':
      return [
        block.items
          .map(({ runs }, index) => wrap(runsWithUrls(runs), block.ordered ? `${index + 1}. ` : '- ', columns))
          .join('\n'),
      ];
    case 'steps':
      return steps(block);
    case 'table':
      return table(block);
    case 'callout':
      return [callout(block)];
    case 'bars':
      return [
        block.bars.map(({ value, label }) => wrap(`${runsToText(value)}: ${runsToText(label)}`, '- ')).join('\n'),
      ];
    case 'entries':
      return block.entries.map(({ word, meaning }) => `${word.toUpperCase()}\n${wrap(runsWithUrls(meaning), '  ')}`);
    case 'pairs':
      return [block.pairs.map(([name, value]) => `${name.padEnd(16)}${value}`).join('\n')];
    case 'checklist':
      return checklist(block);
  }
}
