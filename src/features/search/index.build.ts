import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import { addressOf } from '../../shared/built-path.build.ts';
import { type SearchRecord, searchRecordsOn } from './records.build.ts';

/** The user interfaces that Pagefind writes beside the index; the search page has its own. */
const bundledInterfaces = '**/*{-ui.,component,highlight,playground}*';

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
const wordsIn = ({ content, text }: SearchRecord): string[] => {
  const hidden = [...content.matchAll(/<meta [^>]*content="([^"]*)"/g)].map(([, keywords]) => keywords);
  const words = [text, ...hidden].join(' ').toLowerCase();
  return words.match(/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu) ?? [];
};

/** All words of the site, those first that most records have: typos are corrected by them. */
function wordsByFrequency(records: readonly SearchRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const record of records)
    for (const word of new Set(wordsIn(record))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1)).map(([word]) => word);
}

/** Writes Pagefind's index of these records. Throws where Pagefind rejects one. */
async function writeIndex(records: readonly SearchRecord[], outputPath: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The search index could not be created: ${errors.join(' ')}`);
  const add = async ({ url, content }: SearchRecord) => {
    const added = await index.addHTMLFile({ url, content });
    if (added.errors.length > 0) throw new Error(`${url} is not in the search: ${added.errors.join(' ')}`);
  };
  for (let start = 0; start < records.length; start += concurrency)
    await Promise.all(records.slice(start, start + concurrency).map(add));
  const written = await index.writeFiles({ outputPath });
  if (written.errors.length > 0) throw new Error(`The search index was not written: ${written.errors.join(' ')}`);
  await pagefind.close();
}

/**
 * Writes the index of the site's search into `pagefind/` of the built site. Returns the number of records; throws on
 * keywords for an address that has no record.
 */
export async function writeSearchIndex(dist: string, keywords: ReadonlyMap<string, string>): Promise<number> {
  const records = globSync('**/*.html', { cwd: dist })
    .sort()
    .flatMap((file) => searchRecordsOn(addressOf(file), readFileSync(join(dist, file), 'utf8')))
    .map((record) => {
      const own = withKeywords(record.content, 'also', keywords.get(record.url));
      return { ...record, content: withKeywords(own, 'every', keywords.get(everyPart(record.url))) };
    });
  const addresses = new Set(records.flatMap(({ url }) => [url, everyPart(url)]));
  const missing = new Set(keywords.keys()).difference(addresses);
  if (missing.size > 0)
    throw new Error(`${keywordsFile}: the search has no ${[...missing][0]}. Correct the address, or remove it.`);
  const folder = join(dist, 'pagefind');
  await writeIndex(records, folder);
  for (const file of globSync(bundledInterfaces, { cwd: folder })) rmSync(join(folder, file));
  writeFileSync(join(folder, 'words.json'), JSON.stringify(wordsByFrequency(records)));
  return records.length;
}
