import { parse } from 'node-html-parser';

const blockEnd = /<\/(p|li|td|th|h\d|tr|div|aside)>/g;

/** The words of rendered HTML on one line, with a space where a block ends. */
export const htmlText = (html: string): string =>
  parse(html.replace(blockEnd, ' $&'))
    .text.replace(/[ \t\r\n]+/g, ' ')
    .trim();
