// What a first visit costs, in bytes after brotli. Reached by leaving out code, never words.
import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotliQuality } from '../../netlify/local/http-messages.ts';
import { answerPaths, dist, indexedPages, pages } from '../support/built-pages.ts';
import { scriptsOf } from '../support/deferred-scripts.ts';

const known = new Map<string | Buffer, Record<number, number>>();
function sizeAt(quality: number, text: string | Buffer): number {
  const sizes = known.get(text) ?? {};
  known.set(text, sizes);
  sizes[quality] ??= brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  return sizes[quality];
}
/** Bytes after brotli: at its best, which takes long, only where no quicker way comes to as little as is allowed. */
function compressed(allowed: number, ...texts: (string | Buffer)[]): number {
  let size = Number.POSITIVE_INFINITY;
  for (const quality of [5, 9, constants.BROTLI_MAX_QUALITY]) {
    size = texts.reduce((sum, text) => sum + sizeAt(quality, text), 0);
    if (size <= allowed) return size;
  }
  return size;
}
const kB = 1024;
const articles = indexedPages.filter(({ root }) => root.querySelector('.short-answer'));

/** Pages with their own limit in kB: the FAQ page has forty whole answers, the list of answers each question. */
const limits: Record<string, number> = { '/faq': 16, '/answers': 27, '/tools/your-deed': 18.5 };
/** An answer is short: half a minute to read. */
const limitOf = (path: string): number => limits[path] ?? (answerPaths.has(path) ? 12 : 18);

/** The text of these scripts, and of all that they import as they start. */
function withImports(scripts: string[]): string[] {
  const found = new Map<string, string>();
  const add = (script: string) => {
    if (found.has(script)) return;
    const text = readFileSync(dist + script, 'utf8');
    found.set(script, text);
    for (const [, imported] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) add(`/_astro/${imported}`);
  };
  scripts.forEach(add);
  return [...found.values()];
}

test('HTML with CSS is at most 18 kB, an answer 12 kB', () => {
  expect(articles.length).toBeGreaterThan(2);
  for (const { path, html } of indexedPages) {
    const allowed = limitOf(path) * kB;
    const advice = `${path}: its limit is in "limits" of this file; shorten an answer, or ask whether the limit may grow`;
    expect(compressed(allowed, html), advice).toBeLessThanOrEqual(allowed);
  }
});

test('color tokens are inlined in pages, scripts and styles', () => {
  const built = globSync('dist/**/*.{html,css,js}');
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => readFileSync(file, 'utf8').includes('--color-'))).toEqual([]);
});

test('the home page fits the initial congestion window, as the local server compresses it', () => {
  /** Ten segments less the headers of the response, over HTTP/1.1. */
  const flight = 14 * kB - 700;
  const home = indexedPages.find(({ path }) => path === '/')?.html ?? '';
  expect(home).not.toBe('');
  expect(sizeAt(brotliQuality, home)).toBeLessThanOrEqual(flight);
});

test('a page loads no script, style or font before the first paint', () => {
  for (const { root, html, path } of pages) {
    expect(root.querySelectorAll('script[src], link[rel="stylesheet"], link[rel$="preload"]').length, path).toBe(0);
    expect(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1], path).not.toContain('url(');
    expect(scriptsOf(html).length, path).toBeGreaterThan(0);
  }
});

test('no class of ours has the name of a Tailwind utility', () => {
  const all = new Set<string | undefined>();
  for (const { html, path } of pages) {
    const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('\n');
    const layers = [...css.matchAll(/@layer utilities\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g)].map(
      ([layer]) => layer,
    );
    const others = layers.reduce((rest, layer) => rest.replace(layer, ''), css);
    const names = (text: string) =>
      new Set([...text.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name));
    const utilities = names(layers.join('\n'));
    for (const utility of utilities) all.add(utility);
    expect([...utilities.intersection(names(others))], path).toEqual([]);
  }
  expect([...all]).toContain('grid');
});

test('a first visit to any page fetches at most 75 kB before an overlay comes up, fonts counted', () => {
  for (const { path, html } of indexedPages) {
    const scripts = scriptsOf(html);
    const fonts = [...html.matchAll(/url\("?(\/[^")]+\.woff2)/g)].map(([, font = '']) => font);
    const icon = `${dist}/favicon.svg`;
    const fixed = [...fonts.map((font) => dist + font), icon].reduce((sum, file) => sum + statSync(file).size, 0);
    const allowed = 75 * kB - fixed;
    expect(fonts.length, path).toBeGreaterThan(0);
    expect(compressed(allowed, html, ...withImports(scripts)), path).toBeLessThanOrEqual(allowed);
  }
});

/**
 * Each island's own script in kB after brotli, without what it shares with others, React above all; and what its first
 * touch fetches, all counted: 100 kB, of a tool less.
 */
const islands: Record<string, [own: number, firstTouch?: number]> = {
  Chatbot: [3],
  Commission: [2, 90],
  ConsultationForm: [2],
  CookieConsent: [2],
  Deadlines: [3, 90],
  DownloadForm: [0.6],
  ExitOffer: [3],
  GuideEmailForm: [0.5],
  GuideForm: [1],
  HeirsSheet: [4, 90],
  HouseOptions: [7, 90],
  HouseSale: [3, 90],
  LetterForm: [2, 80],
  Log: [4, 90],
  OfferSheet: [3, 90],
  // All tools in one, what was done, and how every tool's answers are read.
  Plan: [7, 93],
  QuestionBox: [5],
  SaleForm: [3],
  SmallEstate: [2, 90],
  Toasts: [14],
  WhoInherits: [7, 90],
  YourDeed: [5, 90],
};

test('each island is within its budget; its first touch fetches at most 100 kB, of a tool 93 kB', () => {
  const found = new Map<string, string>();
  for (const { root } of pages) {
    for (const island of root.querySelectorAll('astro-island'))
      found.set(island.getAttribute('component-url') ?? '', island.getAttribute('renderer-url') ?? '');
  }
  expect([...found.keys()].map((file) => /\/(\w+)\./.exec(file)?.[1]).sort()).toEqual(Object.keys(islands));
  for (const [file, renderer] of found) {
    const name = /\/(\w+)\./.exec(file)?.[1] ?? '';
    const [own = 0, firstTouch = 100] = islands[name] ?? [];
    expect(compressed(own * kB, readFileSync(dist + file)), name).toBeLessThanOrEqual(own * kB);
    const scripts = withImports([file, renderer]);
    expect(compressed(firstTouch * kB, ...scripts), name).toBeLessThanOrEqual(firstTouch * kB);
  }
});

test('an article runs at most 5 kB of script before any interaction, inline scripts counted', () => {
  for (const { root, path, html } of articles) {
    const inline = root
      .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
      .map(({ textContent }) => textContent);
    const scripts = [...inline, ...withImports(scriptsOf(html))];
    // The question box of a topic page is an island that can be touched: it has the runtime of islands.
    const allowed = (root.querySelector('astro-island:not([client="event"])') ? 7 : 5) * kB;
    expect(scripts, path).not.toEqual([]);
    expect(compressed(allowed, ...scripts), path).toBeLessThanOrEqual(allowed);
  }
});

test('the need detection that the chatbot loads while somebody types is at most 170 kB', () => {
  const [learned, ...others] = globSync(`${dist}/_astro/need.*.js`);
  expect(others).toEqual([]);
  expect(compressed(170 * kB, readFileSync(learned ?? ''))).toBeLessThanOrEqual(170 * kB);
});

test('the fonts weigh at most 50 kB together', () => {
  const fonts = globSync(`${dist}/**/*.woff2`);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, font) => sum + statSync(font).size, 0)).toBeLessThanOrEqual(50 * kB);
});
