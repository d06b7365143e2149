import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { parse } from 'yaml';
import { addressOf } from '../../shared/built-path.build.ts';
import { applyEdits, attributeOf, type PageElement, readPage } from '../../shared/page-elements.build.ts';

/** Selectors outside the main text: everything not printed, and lines that every page repeats. */
const around = ['.no-print', '.reviewed', '.post > .small', 'astro-island'];
/** The finished interfaces that Pagefind brings along; the search page has its own. */
const interfaces = /-ui\.|component|highlight|playground/;

const wordsFile = 'src/content/search-words.yaml';

const concurrency = 32;

/** One record of the index: a page, or a section of it with its own URL. */
interface SearchRecord {
  url: string;
  content: string;
}

/** Pagefind breaks a text after blocks only: "County seat: AkronProbate court". */
const spaced = (html: string): string => html.replace(/<\/(?:dd|dt|th)>/g, ' $&');

const isTitle = (element: PageElement): boolean =>
  /^(?:h[123]|dt)$/.test(element.name) || attributeOf(element, 'role') === 'rowheader';

/** The index records of a built page. `path` is its URL path. */
export function searchRecordsOn(path: string, html: string): SearchRecord[] {
  const { elements } = readPage(html);
  // Templates are not part of the page until a script clones them.
  const templates = elements.filter(({ name }) => name === 'template');
  const within = (outer: PageElement) => (one: PageElement) => one.start > outer.start && one.end <= outer.end;
  const shown = elements.filter((one) => !templates.some((template) => within(template)(one)));
  return shown
    .filter((one) => attributeOf(one, 'data-pagefind-body') !== undefined)
    .map((part) => {
      const inside = shown.filter(within(part));
      const edits = inside
        .filter(({ name }) => name === 'template')
        .map(({ start, end }) => ({ range: [start, end] as const, text: '' }));
      // The heading, or the term, becomes the title and is left out of the excerpt.
      const title = inside.find(isTitle);
      if (title) {
        const text = `<h1 data-pagefind-meta="title" data-pagefind-ignore>${html.slice(title.inner, title.innerEnd)}</h1>`;
        edits.push({ range: [title.start, title.end], text });
      }
      return {
        url: part.name === 'main' ? path : `${path}#${attributeOf(part, 'id')}`,
        content: `<html lang="en"><body>${spaced(applyEdits(html, edits, part.start, part.end))}</body></html>`,
      };
    });
}

/** Adds hidden keywords to a record, which no excerpt shows. */
const withWords = (content: string, words: string): string =>
  content.replace('<body>', `<body><meta data-pagefind-meta="also[content]" content="${words}">`);

/** Writes the index of the site's own search into `pagefind/`, from the pages as they were built. */
export function searchIndex(): AstroIntegration {
  let root: URL;
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const dist = fileURLToPath(dir);
        const { index, errors } = await pagefind.createIndex({ excludeSelectors: around, forceLanguage: 'en' });
        if (!index) throw new Error(`The search index could not be made: ${errors.join(' ')}`);
        const words = new Map<string, string>(Object.entries(parse(await readFile(new URL(wordsFile, root), 'utf8'))));
        let count = 0;
        const add = async ({ url, content }: SearchRecord) => {
          const also = words.get(url);
          words.delete(url);
          const record = { url, content: also ? withWords(content, also) : content };
          const added = await index.addHTMLFile(record);
          if (added.errors.length > 0) throw new Error(`${record.url} is not in the search: ${added.errors.join(' ')}`);
          count += 1;
        };
        // Pagefind is a process of its own: it reads one record while the next is made.
        let adding: Promise<void>[] = [];
        for await (const file of glob('**/*.html', { cwd: dist })) {
          for (const record of searchRecordsOn(addressOf(file), await readFile(join(dist, file), 'utf8')))
            adding.push(add(record));
          if (adding.length < concurrency) continue;
          await Promise.all(adding);
          adding = [];
        }
        await Promise.all(adding);
        const [missing] = words.keys();
        if (missing) throw new Error(`${wordsFile}: the search has no ${missing}. Mend the address or take it out.`);
        const { files } = await index.getFiles();
        for (const { path, content } of files.filter((file) => !interfaces.test(file.path))) {
          const target = join(dist, 'pagefind', path);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, content);
        }
        await pagefind.close();
        logger.info(`${count} records in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
