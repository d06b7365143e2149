import { parse } from 'node-html-parser';

/** The words of rendered HTML on one line, with a space where a block ends. */
export const htmlText = (html: string): string =>
  parse(html.replace(/<\/(p|li|td|th|h\d|tr|div|aside)>/g, ' </$1>'))
    .textContent.replace(/\s+/g, ' ')
    .trim();
