import { parse } from 'node-html-parser';

const blockEnd = /<\/(p|li|td|th|h\d|tr|div|aside)>/g;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Building a whole tree takes several times as long, and a build asks for thousands of texts: only entities need one. */
const decoded = (text: string): string => (text.includes('&') ? parse(text).textContent : text);

/** The words of rendered HTML on one line, with a space where a block ends. */
export const htmlText = (html: string): string =>
  decoded(html.replace(blockEnd, ' $&').replace(tag, '').replace(/\s+/g, ' ').trim());

const drawing = /<svg\b[\s\S]*?<\/svg>/g;

/** A row of a table as sentences: its first cell, then each other cell behind the name of its column. */
const rowText = (row: string): string => {
  const cells = [...row.matchAll(/<td\b([^>]*)>([\s\S]*?)<\/td>/g)].map(([, attributes = '', cell = '']) => ({
    label: /data-label="([^"]*)"/.exec(attributes)?.[1],
    text: cell.replace(tag, '').trim(),
  }));
  const [first, ...others] = cells.filter(({ text }) => text !== '');
  if (!first) return '';
  const said = others.map(({ label, text }) => `${label ? `${label}: ` : ''}${text}`).join('; ');
  return `\n• ${first.text}${said ? `. ${said}` : ''}.\n`;
};

/** The words of rendered HTML, one block a line. "• " begins an item of a list, or a row of a table. */
export const htmlLines = (html: string): string =>
  decoded(
    html
      .replace(drawing, ' ')
      .replace(/\s+/g, ' ')
      .replace(/<thead\b[\s\S]*?<\/thead>/g, ' ')
      .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, row: string) => rowText(row))
      .replace(/<li\b[^>]*>/g, '\n• ')
      .replace(blockEnd, '\n')
      .replace(tag, ''),
  )
    .replace(/• *\n\s*/g, '• ')
    .replace(/([.!?])\.(?=\n|$)/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
