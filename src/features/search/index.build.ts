import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import * as pagefind from 'pagefind';
import { addressOf } from '../../shared/built-path.build.ts';
import { cachedFile } from '../../shared/disk-cache.build.ts';
import { olderIndexPath, postsPerIndex } from './older-posts.ts';
import { type SearchRecord, searchRecordsOn } from './records.build.ts';

const options = {
  /** Selectors outside the main text: everything not printed, and lines that every page repeats. */
  excludeSelectors: ['.no-print', '.reviewed', '.post > .small', 'astro-island'],
  forceLanguage: 'en',
};
/** The finished interfaces that Pagefind brings along; the search page has its own. */
const interfaces = /-ui\.|component|highlight|playground/;
/** What an index needs beside another one: what runs is the other's. */
const ofMerged = /^(?:fragment|index|filter)\/|pf_meta$|-entry\.json$/;

/** Hidden keywords by address. */
export const wordsFile = 'src/content/search-words.yaml';

const concurrency = 32;

interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** Adds hidden keywords to a record, which no excerpt shows. */
const withWords = (content: string, words: string | undefined): string =>
  words ? content.replace('<body>', `<body><meta data-pagefind-meta="also[content]" content="${words}">`) : content;

/** The files of the index of these records. Throws where Pagefind refuses one. */
export async function indexOf(records: readonly SearchRecord[]): Promise<IndexFile[]> {
  const { index, errors } = await pagefind.createIndex(options);
  if (!index) throw new Error(`The search index could not be made: ${errors.join(' ')}`);
  const add = async (record: SearchRecord) => {
    const added = await index.addHTMLFile(record);
    if (added.errors.length > 0) throw new Error(`${record.url} is not in the search: ${added.errors.join(' ')}`);
  };
  for (let at = 0; at < records.length; at += concurrency)
    await Promise.all(records.slice(at, at + concurrency).map(add));
  const { files } = await index.getFiles();
  await index.deleteIndex();
  return files;
}

/** What an index comes from besides its pages: a change of one of these makes it anew. */
const makers = [
  './index.build.ts',
  './records.build.ts',
  '../../shared/page-elements.build.ts',
  '../../../node_modules/pagefind/package.json',
];

/** An index, and the addresses of its records. */
interface KeptIndex {
  files: IndexFile[];
  urls: string[];
}

/** The index of these pages with hidden keywords, kept from build to build until their main parts or the words change. */
async function keptIndexOf(
  pages: readonly { path: string; html: string }[],
  words: ReadonlyMap<string, string>,
): Promise<KeptIndex> {
  const made = await Promise.all(makers.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  const mains = pages.map(({ path, html }) => {
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    return [path, createHash('sha256').update(main).digest('base64')];
  });
  const draw = async (): Promise<Buffer> => {
    const records = pages
      .flatMap(({ path, html }) => searchRecordsOn(path, html))
      .map(({ url, content }) => ({ url, content: withWords(content, words.get(url)) }));
    return serialize({ files: await indexOf(records), urls: records.map(({ url }) => url) } satisfies KeptIndex);
  };
  return deserialize(await cachedFile('pagefind', [made, options, [...words], mains], draw));
}

/** Synchronous: a promise for each of thousands of small files takes longer. */
function write(folder: string, files: readonly IndexFile[]): void {
  for (const inner of new Set(files.map(({ path }) => dirname(path))))
    mkdirSync(join(folder, inner), { recursive: true });
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
}

/**
 * Writes the indexes of the site's own search into `pagefind/` of the built site: one of its pages, and one for each
 * group of old posts that the search page asks for. `posts` are the names of all posts, oldest first, `words` what is
 * written in `wordsFile`. Gives the number of records; throws on words for an address that has none.
 */
export async function writeSearchIndexes(
  dist: string,
  posts: readonly string[],
  words: ReadonlyMap<string, string>,
): Promise<number> {
  const pages = new Set(globSync('**/*.html', { cwd: dist }).sort());
  const [, older = ''] = /\sdata-older="(\d+)"/.exec(readFileSync(join(dist, 'search.html'), 'utf8')) ?? [];
  const files = posts.map((slug) => `blog/${slug}.html`).filter((file) => pages.has(file));
  const groups = Array.from({ length: Number(older) }, (_, at) =>
    files.slice(at * postsPerIndex, (at + 1) * postsPerIndex),
  );
  for (const file of groups.flat()) pages.delete(file);

  const unused = new Set(words.keys());
  let count = 0;
  const writeIndex = async (folder: string, names: readonly string[], isWanted: (path: string) => boolean) => {
    const searched = names
      .map((file) => ({ path: addressOf(file), html: readFileSync(join(dist, file), 'utf8') }))
      .filter(({ html }) => html.includes('data-pagefind-body'));
    const { files, urls } = await keptIndexOf(searched, words);
    for (const url of urls) unused.delete(url);
    count += urls.length;
    write(
      join(dist, folder),
      files.filter(({ path }) => isWanted(path)),
    );
  };
  await writeIndex('pagefind', [...pages], (path) => !interfaces.test(path));
  for (const [at, group] of groups.entries())
    await writeIndex(olderIndexPath(at), group, (path) => ofMerged.test(path));
  await pagefind.close();
  const [missing] = unused;
  if (missing) throw new Error(`${wordsFile}: the search has no ${missing}. Mend the address or take it out.`);
  return count;
}
