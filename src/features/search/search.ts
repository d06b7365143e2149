// The site's own search: what can be found, under which kind, and by which words.
import { stopWords } from '../../shared/stop-words.ts';

/** Kinds that results can be narrowed to, in the order in which they are offered. */
export const pageKinds = {
  article: 'Articles',
  tool: 'Tools',
  topic: 'Short answers',
  question: 'Common questions',
  term: 'Court terms',
  form: 'Court forms',
  county: 'Counties and courts',
  blog: 'Blog',
  service: 'Services',
  legal: 'Legal pages',
  about: 'About us',
} as const;

export type PageKind = keyof typeof pageKinds;

/** Longest search, in characters. */
export const searchLimit = 200;

/**
 * Marks an element as one find of the search: the main part of a page, or a part with an address (an id) of its own.
 */
export const searchable = (kind: PageKind) => ({
  'data-pagefind-body': '',
  'data-pagefind-filter': `kind:${kind}`,
});

/** Said where the index cannot be had. */
export const searchFailed = 'The search could not be loaded.';

/** What the search says of `count` results, of which `all` have every word. */
export function resultSummary(query: string, kind: PageKind | undefined, count: number, all: number): string {
  const asked = `for “${query}”${kind ? ` in ${pageKinds[kind]}` : ''}.`;
  if (count === 0) return `No results ${asked}`;
  const some =
    all === count ? '' : ` ${all === 0 ? 'None' : `Only ${all}`} ${all > 1 ? 'have' : 'has'} all of these words.`;
  return `${count} ${count === 1 ? 'result' : 'results'} ${asked}${some}`;
}

/**
 * What is marked shares no more than half of the only word searched for: Pagefind falls back to the longest indexed
 * word that it begins with, which for "abogado" is "a", and for "excutor" the "ex" of "ex-wife".
 */
export function isOnlyBeginning([word = '', another]: string[], excerpt: string): boolean {
  const moreThanHalf = word.slice(0, Math.floor(word.length / 2) + 1).toLowerCase();
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(
    ([, text = '']) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
  );
  const isShort = ([first = '', ...others]: string[]) =>
    first.length < moreThanHalf.length && ![first, ...others].join('').startsWith(moreThanHalf);
  return another === undefined && /^\p{L}+$/u.test(word) && marked.length > 0 && marked.every(isShort);
}

/** Most words of one search that are looked up alone. */
const maxWords = 8;

/**
 * The words of a search that say what it is about; all of them where none does. A search in quotation marks stays
 * whole.
 */
export function significantWords(query: string): string[] {
  if (query.includes('"')) return [query];
  // Without the quotation marks "4.0" is 40, and a part of 401(k).
  if (/^(?:form\s+)?\d{1,2}\.\d{1,2}$/i.test(query.trim())) return [`"${query.trim()}"`];
  const words = query
    .replace(/[()]/g, '')
    .split(/[\s,;:!?]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return telling.length > 0 ? telling.slice(0, maxWords) : words.slice(0, maxWords);
}

/**
 * Finds pages that have most of these words, for a search that hardly any page answers with all of them: those with
 * most words first, then by score, at least half of the words, and no fewer words than it takes for `enough` pages.
 * `find` returns the pages with all of some words; asked with the words that a page has, it marks all of them there.
 */
export async function findPartialMatches<Find extends { id: string; score: number }>(
  words: string[],
  find: (words: string[]) => Promise<Find[]>,
  enough: number,
): Promise<Find[]> {
  const alone = await Promise.all(words.map((word) => find([word])));
  const had = new Map<string, string[]>();
  for (const [at, pages] of alone.entries())
    for (const { id } of pages) had.set(id, [...(had.get(id) ?? []), words[at] as string]);
  const sets = [...new Map([...had.values()].map((set) => [set.join(' '), set])).values()];
  const found = new Map<string, Find>();
  for (let size = words.length; size * 2 >= words.length && found.size < enough; size -= 1) {
    const together = await Promise.all(sets.filter(({ length }) => length === size).map(find));
    const pages = together.flat().sort((a, b) => b.score - a.score);
    for (const page of pages) if (!found.has(page.id)) found.set(page.id, page);
  }
  return [...found.values()];
}
