import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import * as pagefind from 'pagefind';
import { addressOf } from '../../shared/built-path.build.ts';
import { type SearchRecord, searchRecordsOn } from './records.build.ts';

const options = {
  /** Selectors outside the main text: everything not printed, and lines that every page repeats. */
  excludeSelectors: ['.no-print', '.reviewed', '.post > .small', 'astro-island'],
  forceLanguage: 'en',
};
/** The user interfaces that Pagefind writes beside the index; the search page has its own. */
const bundledInterfaces = /-ui\.|component|highlight|playground/;

/** Hidden keywords by address. */
export const keywordsFile = 'src/content/search-words.yaml';

const concurrency = 32;

/** Adds hidden keywords to a record, which no excerpt shows. */
const withKeywords = (content: string, name: 'also' | 'every', keywords: string | undefined): string =>
  keywords
    ? content.replace('<body>', `<body><meta data-pagefind-meta="${name}[content]" content="${keywords}">`)
    : content;

/** The key of keywords that every part of a page has: "/counties#*". They count for little. */
const everyPart = (url: string): string => `${url.split('#', 1)}#*`;

/** Words of a record, in lower case, with its keywords. */
const wordsIn = ({ content }: SearchRecord): string[] => {
  const page = parse(content);
  const hidden = page.querySelectorAll('meta').map((keywords) => keywords.getAttribute('content'));
  for (const left of page.querySelectorAll(['script', ...options.excludeSelectors].join())) left.remove();
  const text = [page.structuredText, ...hidden].join(' ');
  return text.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu) ?? [];
};

/** All words of the site, those first that most records have: typos are corrected by them. */
function wordsByFrequency(records: readonly SearchRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const record of records)
    for (const word of new Set(wordsIn(record))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1)).map(([word]) => word);
}

/** The files of the index of these records, by path. Throws where Pagefind rejects one. */
async function buildIndex(records: readonly SearchRecord[]): Promise<{ path: string; content: Uint8Array }[]> {
  const { index, errors } = await pagefind.createIndex(options);
  if (!index) throw new Error(`The search index could not be created: ${errors.join(' ')}`);
  const add = async (record: SearchRecord) => {
    const added = await index.addHTMLFile(record);
    if (added.errors.length > 0) throw new Error(`${record.url} is not in the search: ${added.errors.join(' ')}`);
  };
  for (let start = 0; start < records.length; start += concurrency)
    await Promise.all(records.slice(start, start + concurrency).map(add));
  const { files } = await index.getFiles();
  await pagefind.close();
  return files;
}

/**
 * Writes the index of the site's search into `pagefind/` of the built site. Returns the number of records; throws on
 * keywords for an address that has no record.
 */
export async function writeSearchIndex(dist: string, keywords: ReadonlyMap<string, string>): Promise<number> {
  const records = globSync('**/*.html', { cwd: dist })
    .sort()
    .flatMap((file) => searchRecordsOn(addressOf(file), readFileSync(join(dist, file), 'utf8')))
    .map(({ url, content }) => {
      const own = withKeywords(content, 'also', keywords.get(url));
      return { url, content: withKeywords(own, 'every', keywords.get(everyPart(url))) };
    });
  const addresses = new Set(records.flatMap(({ url }) => [url, everyPart(url)]));
  const missing = new Set(keywords.keys()).difference(addresses);
  if (missing.size > 0)
    throw new Error(`${keywordsFile}: the search has no ${[...missing][0]}. Correct the address, or remove it.`);
  for (const { path, content } of await buildIndex(records)) {
    if (bundledInterfaces.test(path)) continue;
    const file = join(dist, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(join(dist, 'pagefind/words.json'), JSON.stringify(wordsByFrequency(records)));
  return records.length;
}
