// How the sources of an answer are shown: what each one is, and none that says the same as one before it.
import { site } from '../../site.ts';
import type { Outcome, Source } from './contract.ts';

const kinds: [RegExp, string][] = [
  [/^\/answers\//, 'Answer'],
  [/^\/probate\//, 'Short page'],
  [/^\/glossary#/, 'Court term'],
  [/^\/(?:tools\/|plan\b)/, 'Tool'],
  [/^\/blog\//, 'Post'],
  [/^\/services\//, 'Service'],
  [/^\/(?:counties|forms)\b/, 'Court'],
  [/^\/[\w-]+-(?:in-)?ohio\b/, 'Guide'],
];

/** What kind of page a source is, in a word or two; nothing for a telephone link and for the pages about ourselves. */
export const kindOfPage = ({ url }: Source): string => kinds.find(([address]) => address.test(url))?.[1] ?? '';

/** What a title is about: its section, without the words that every page shares. */
const topic = (title: string): string =>
  (title.split(/[:?] /).at(-1) ?? title)
    .toLowerCase()
    .replace(/\b(?:in|for) ohio\b|[^a-z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The sources without near-twins: of two with the same topic the first stays. */
export const withoutTwins = (sources: Source[]): Source[] =>
  [...new Map([...sources].reverse().map((source) => [topic(source.title), source])).values()].reverse();

/** A telephone or text link to somebody who helps: any but our own. */
export const isHelpLine = ({ url }: Source): boolean =>
  /^(?:tel|sms):/.test(url) && ![site.phone.href, site.text.href].includes(url);

interface Sourced {
  outcome?: Outcome | undefined;
  sources?: Source[] | undefined;
}

/** The page that an answer is quoted from: the first of its sources that is a page of this site. */
export const quotedFrom = ({ outcome, sources = [] }: Sourced): Source | undefined =>
  outcome === 'quote' ? sources.find(({ url }) => url.startsWith('/')) : undefined;

/** An answer as a screen reader tells it: in one piece, the page it is quoted from first. */
export function spokenAnswer(answer: Sourced & { content: string }): string {
  const { title = '' } = quotedFrom(answer) ?? {};
  const end = title.endsWith('?') ? '' : '.';
  return title ? `From: ${title}${end} ${answer.content}` : answer.content;
}
