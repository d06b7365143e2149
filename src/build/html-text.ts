import { parse } from 'node-html-parser';

const blockEnd = /<\/(p|li|td|th|h\d|tr|div|aside)>/g;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/**
 * The words of rendered HTML on one line, with a space where a block ends. Building a whole tree takes several
 * times as long, and a build asks for thousands of texts, so only a text with entities is parsed.
 */
export function htmlText(html: string): string {
  const text = html.replace(blockEnd, ' $&').replace(tag, '').replace(/\s+/g, ' ').trim();
  return text.includes('&') ? parse(text).textContent : text;
}
