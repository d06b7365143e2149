import { parse } from 'node-html-parser';

const blockEnd = /<\/(p|li|td|th|h\d|tr|div|aside)>/g;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Building a whole tree takes several times as long, and a build asks for thousands of texts: only entities need one. */
const decoded = (text: string): string => (text.includes('&') ? parse(text).textContent : text);

/** The words of rendered HTML on one line, with a space where a block ends. */
export const htmlText = (html: string): string =>
  decoded(html.replace(blockEnd, ' $&').replace(tag, '').replace(/\s+/g, ' ').trim());

const drawing = /<svg\b[\s\S]*?<\/svg>/g;

/**
 * The words of rendered HTML, one block a line. "• " begins an item of a list, "| " a row of a table, which says
 * nothing without its columns.
 */
export const htmlLines = (html: string): string =>
  decoded(
    html
      .replace(drawing, ' ')
      .replace(/\s+/g, ' ')
      .replace(/<li\b[^>]*>/g, '\n• ')
      .replace(/<\/t[dh]>/g, ' | ')
      .replace(/<tr\b[^>]*>/g, '\n| ')
      .replace(blockEnd, '\n')
      .replace(tag, ''),
  )
    .replace(/• *\n\s*/g, '• ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
