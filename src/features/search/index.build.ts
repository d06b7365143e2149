import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { parse } from 'yaml';
import { addressOf } from '../../shared/built-path.build.ts';
import { applyEdits, attributeOf, type PageElement, readPage } from '../../shared/page-elements.build.ts';

/** What stands around the reading part: everything that is not printed either, and lines that every page repeats. */
const around = ['.no-print', '.reviewed', '.post > .small', 'astro-island'];
/** The finished interfaces that Pagefind brings along; the search page has its own. */
const interfaces = /-ui\.|component|highlight|playground/;

const wordsFile = 'src/content/search-words.yaml';

const atATime = 32;

/** One find: a page, or a part of it with an address of its own. */
interface SearchRecord {
  url: string;
  content: string;
}

/** Pagefind breaks a text after blocks only: "County seat: AkronProbate court". */
const spaced = (html: string): string => html.replace(/<\/(?:dd|dt|th)>/g, ' $&');

const isTitle = (element: PageElement): boolean =>
  /^(?:h[123]|dt)$/.test(element.name) || attributeOf(element, 'role') === 'rowheader';

/** What the search may find on a built page, each as a page of its own. `path` is its address. */
export function searchRecordsOn(path: string, html: string): SearchRecord[] {
  const { elements } = readPage(html);
  // A template is no part of the page until a script takes it out.
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
      // Its heading, or the term it explains, is the title, and no part of the excerpt.
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

/** A find that is found by these words too, which no excerpt shows. */
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
        let finds = 0;
        const add = async ({ url, content }: SearchRecord) => {
          const also = words.get(url);
          words.delete(url);
          const find = { url, content: also ? withWords(content, also) : content };
          const added = await index.addHTMLFile(find);
          if (added.errors.length > 0) throw new Error(`${find.url} is not in the search: ${added.errors.join(' ')}`);
          finds += 1;
        };
        // Pagefind is a process of its own: it reads one find while the next is made.
        let adding: Promise<void>[] = [];
        for await (const file of glob('**/*.html', { cwd: dist })) {
          for (const find of searchRecordsOn(addressOf(file), await readFile(join(dist, file), 'utf8')))
            adding.push(add(find));
          if (adding.length < atATime) continue;
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
        logger.info(`${finds} finds in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
