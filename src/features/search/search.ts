// The site's own search: kinds of results, and the words that a search is run with.
import { isOneEditApart } from '../../shared/edit-distance.ts';
import { stopWords } from '../../shared/stop-words.ts';

/** Kinds that results can be narrowed to, in the order in which they are offered. */
export const pageKinds = {
  answer: 'Answers',
  article: 'Articles',
  tool: 'Tools',
  letter: 'Letters',
  topic: 'Short answers',
  term: 'Court terms',
  form: 'Court forms',
  county: 'Counties and courts',
  blog: 'Blog',
  service: 'Services',
  legal: 'Legal pages',
  about: 'About us',
} as const;

export type PageKind = keyof typeof pageKinds;

/** Maximum length of a query, in characters. */
export const searchLimit = 200;

/** Marks an element as a search result: the main part of a page, or a part with an id of its own. */
export const searchable = (kind: PageKind) => ({
  'data-pagefind-body': '',
  'data-pagefind-filter': `kind:${kind}`,
});

/** Shown where the index cannot be loaded. */
export const searchFailed = 'The search could not be loaded.';

/** The line above `count` results, of which `all` have every word. */
export function resultSummary(query: string, kind: PageKind | undefined, count: number, all: number): string {
  const terms = `for “${query}”${kind ? ` in ${pageKinds[kind]}` : ''}.`;
  if (count === 0) return `No results ${terms}`;
  const partialNote =
    all === count ? '' : ` ${all === 0 ? 'None' : `Only ${all}`} ${all > 1 ? 'have' : 'has'} all of these words.`;
  return `${count} ${count === 1 ? 'result' : 'results'} ${terms}${partialNote}`;
}

/** What follows the summary where a search was corrected. */
export const correctionNote = (typed: string, query: string): string =>
  query === typed ? '' : ` You typed “${typed}”; in quotation marks it is not corrected.`;

/**
 * Whether the marked words share at most half of the only word searched for: Pagefind falls back to the longest indexed
 * word that it begins with, for "abogado" to "a", for "excutor" to the "ex" of "ex-wife".
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

/** Shorter words have too many neighbors at edit distance 1. */
const shortestTypo = 5;

/** What Pagefind finds a word without: "leases", "wanting". */
const ending = /(?:s|es|d|ed|ing)$/;

/**
 * Returns a function that corrects the typos of a search by the site's words, the most frequent first: a word that
 * begins none of them, with or without its ending, becomes the first that is one edit away and has the same first
 * letter. A word with a capital may be a name and stays, except the first, which telephones capitalize.
 */
export function createSpeller(siteWords: readonly string[]): (query: string) => string {
  const corrected = (typed: string, index: number): string => {
    const word = typed.toLowerCase();
    const mayBeName = index > 0 && word !== typed;
    const stem = word.replace(ending, '');
    if (mayBeName || siteWords.some((known) => known.startsWith(stem))) return typed;
    return siteWords.find((known) => known[0] === word[0] && isOneEditApart(word, known)) ?? typed;
  };
  const typo = new RegExp(`(?<![\\p{L}\\p{N}'’-])\\p{L}{${shortestTypo},}(?![\\p{L}\\p{N}'’-])`, 'gu');
  return (query) => (query.includes('"') ? query : query.replace(typo, corrected));
}

/** Maximum number of words of one search that are looked up alone. */
const maxWords = 8;

/** The words of a search without stop words; all of them where none is left. A search in quotation marks stays whole. */
export function significantWords(query: string): string[] {
  if (query.includes('"')) return [query];
  // Without the quotation marks "4.0" is 40, and a part of 401(k).
  if (/^(?:form\s+)?\d{1,2}\.\d{1,2}$/i.test(query.trim())) return [`"${query.trim()}"`];
  const words = query
    .replace(/[()]/g, '')
    .split(/[\s,;:!?]+/)
    .filter(Boolean);
  const significant = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return significant.length > 0 ? significant.slice(0, maxWords) : words.slice(0, maxWords);
}

/**
 * Finds pages that have most of these words, for a search whose words hardly any page has all of: those with most words
 * first, then by score; at least half of the words, and no fewer words than it takes for `minPages` pages. `find`
 * returns the pages that have all of some words, with these words marked.
 */
export async function findPartialMatches<Result extends { id: string; score: number }>(
  words: string[],
  find: (words: string[]) => Promise<Result[]>,
  minPages: number,
): Promise<Result[]> {
  const byWord = await Promise.all(words.map((word) => find([word])));
  const wordsOf = new Map<string, string[]>();
  for (const [wordIndex, pages] of byWord.entries())
    for (const { id } of pages) wordsOf.set(id, [...(wordsOf.get(id) ?? []), words[wordIndex] as string]);
  const sets = [...new Map([...wordsOf.values()].map((set) => [set.join(' '), set])).values()];
  const results = new Map<string, Result>();
  for (let size = words.length; size * 2 >= words.length && results.size < minPages; size -= 1) {
    const matches = await Promise.all(sets.filter(({ length }) => length === size).map(find));
    const pages = matches.flat().sort((a, b) => b.score - a.score);
    for (const page of pages) if (!results.has(page.id)) results.set(page.id, page);
  }
  return [...results.values()];
}
