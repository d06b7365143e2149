// The search page. The index is fetched with the first query, or when the field is touched; everything stays in the
// browser. The address follows what is searched, so that going back and reloading find it again.

import { part } from '../../shared/part.browser.ts';
import {
  findPartialMatches,
  isOnlyBeginning,
  type PageKind,
  pageKinds,
  resultSummary,
  searchFailed,
  searchLimit,
  significantWords,
} from './search.ts';

/** What is used of Pagefind's browser module (its own types are not published for the browser). */
interface Pagefind {
  options(options: {
    excerptLength: number;
    ranking: { termSimilarity: number; metaWeights: { title: number; also: number } };
  }): Promise<void>;
  init(): Promise<void>;
  filters(): Promise<unknown>;
  destroy(): Promise<void>;
  search(words: string, options: { filters: { kind?: PageKind } }): Promise<Found>;
}
interface Find {
  id: string;
  score: number;
  data(): Promise<{
    url: string;
    /** HTML: text of our own pages with `<mark>` around the words. */
    excerpt: string;
    meta: { title: string };
    filters: { kind?: PageKind[] };
    sub_results: { title: string; url: string; locations: number[] }[];
  }>;
}
interface Found {
  results: Find[];
  /** How many of each kind there are, the chosen kind left aside. */
  totalFilters: { kind?: Record<string, number> };
}

const indexPath = '/pagefind/pagefind.js';
/** Milliseconds: the debounce of typing, and the timeout of the index. */
const pause = 200;
const timeoutMs = 10_000;
const finds = 10;
const few = 3;
const maxParts = 3;

const form = document.querySelector<HTMLFormElement>('[data-search]');
if (!form) throw new Error('The page has no search form.');
const field = form.elements.namedItem('q') as HTMLInputElement;

const views = ['popular', 'none', 'failed'] as const;
const list = part<HTMLOListElement>('finds');
const more = part<HTMLButtonElement>('more');
const blank = part<HTMLTemplateElement>('find').content.firstElementChild as HTMLElement;

function show(status: string, view?: (typeof views)[number]): void {
  part('status').textContent = status;
  for (const name of views) part(name).hidden = name !== view;
  // Where nothing is found in a kind, another may help; elsewhere kinds are offered with what they have.
  part('kinds').hidden = view === 'popular' || view === 'failed' || !(chosenKind() || (counted && !view));
  if (!view) return;
  list.replaceChildren();
  more.hidden = true;
}

let loading: Promise<Pagefind> | undefined;
let pagefind: Pagefind | undefined;
let loaded = false;

async function load(): Promise<Pagefind> {
  pagefind = (await import(/* @vite-ignore */ indexPath)) as Pagefind;
  await pagefind.options({ excerptLength: 28, ranking: { termSimilarity: 5, metaWeights: { title: 10, also: 5 } } });
  await pagefind.init();
  await pagefind.filters();
  loaded = true;
  return pagefind;
}

/** The index, loaded once. */
function index(): Promise<Pagefind> {
  loading ??= load();
  return loading;
}

/** Drops an index that failed to load, so that the next search retries. */
function forget(): void {
  loading = undefined;
  loaded = false;
  // It failed already; the visitor was told.
  pagefind?.destroy().catch(() => {});
}

/** Pages with all of the words first; where they are few, pages with most of the words after them. */
async function search(query: string, kind: PageKind | undefined): Promise<Found & { all: number }> {
  const pagefind = await index();
  const options = { filters: kind ? { kind } : {} };
  const words = significantWords(query);
  const found = await pagefind.search(words.join(' '), options);
  const [first] = found.results;
  if (first && isOnlyBeginning(words, (await first.data()).excerpt)) return { results: [], totalFilters: {}, all: 0 };
  const all = found.results.length;
  if (all >= few || words.length < 2) return { ...found, all };
  const find = async (some: string[]) => (await pagefind.search(some.join(' '), options)).results;
  return { results: await findPartialMatches(words, find, finds), totalFilters: {}, all };
}

async function asItem(find: Find): Promise<HTMLElement> {
  const { url, meta, excerpt, filters, sub_results } = await find.data();
  const item = blank.cloneNode(true) as HTMLElement;
  const link = part<HTMLAnchorElement>('link', item);
  link.href = url;
  link.textContent = meta.title;
  const [kind] = filters.kind ?? [];
  part('kind', item).textContent = kind ? pageKinds[kind] : '';
  part('excerpt', item).innerHTML = /^(?:<mark>)?[a-z(]/.test(excerpt) ? `… ${excerpt}` : excerpt;
  const parts = sub_results
    .filter((section) => section.url !== url)
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, maxParts);
  part('parts', item).replaceChildren(
    ...parts.map((section) => {
      const place = document.createElement('li');
      const anchor = place.appendChild(document.createElement('a'));
      anchor.href = section.url;
      anchor.textContent = section.title;
      return place;
    }),
  );
  if (parts.length === 0) part('parts', item).remove();
  return item;
}

const silence = () =>
  new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('The index is silent.')));
const chosenKind = () => (new FormData(form).get('kind') || undefined) as PageKind | undefined;

function choose(kind: string): void {
  for (const choice of form?.querySelectorAll<HTMLInputElement>('[name="kind"]') ?? [])
    choice.checked = choice.value === kind;
}

/** Each kind says how many results it has: not so where pages have only most of the words. */
let counted = false;

function count(kinds: Record<string, number> = {}): void {
  const all = Object.values(kinds).reduce((sum, one) => sum + one, 0);
  counted = all > 0;
  for (const place of form?.querySelectorAll<HTMLElement>('[data-count]') ?? []) {
    const number = place.dataset.count ? kinds[place.dataset.count] : all;
    place.textContent = counted ? `(${number ?? 0})` : '';
    const choice = place.closest('label');
    if (choice) choice.hidden = place.dataset.count !== '' && !number && !choice.querySelector('input')?.checked;
  }
}

/** The address has the search; its entry in the history has how many results were shown, for the way back. */
function remember(query: string, kind: PageKind | undefined, shown: number): void {
  const address = new URLSearchParams({ ...(query && { q: query }), ...(kind && { kind }) }).toString();
  history.replaceState({ shown }, '', address ? `?${address}` : location.pathname);
}

/** Number of the newest search: the result of an older one that resolves later is dropped (race). */
let newest = 0;

async function run(shown = finds): Promise<void> {
  const query = field.value.slice(0, searchLimit).trim();
  if (!query) choose('');
  const kind = chosenKind();
  newest += 1;
  const mine = newest;
  remember(query, kind, shown);
  if (!query) {
    count();
    return show('', 'popular');
  }
  if (!loaded) part('status').textContent = 'Searching…';
  try {
    const { results, totalFilters, all } = await Promise.race([search(query, kind), silence()]);
    const first = await Promise.all(results.slice(0, shown).map(asItem));
    if (mine !== newest) return;
    count(totalFilters.kind);
    part<HTMLAnchorElement>('ask').href = `/chatbot?${new URLSearchParams({ q: query })}`;
    if (results.length === 0 && !navigator.onLine) throw new Error('Parts of the index may be missing.');
    show(resultSummary(query, kind, results.length, all), results.length === 0 ? 'none' : undefined);
    if (results.length === 0) return;
    list.replaceChildren(...first);
    more.hidden = results.length <= shown;
    more.onclick = async () => {
      const from = list.childElementCount;
      const next = await Promise.all(results.slice(from, from + finds).map(asItem));
      if (mine !== newest) return;
      list.append(...next);
      more.hidden = list.childElementCount >= results.length;
      remember(query, kind, list.childElementCount);
      next[0]?.querySelector('a')?.focus();
    };
  } catch {
    forget();
    if (mine === newest) show(searchFailed, 'failed');
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void run(), pause);
});
// Prefetch: a failure is told to the visitor who searches, by the search itself.
field.addEventListener('focus', () => index().catch(() => {}), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  void run();
});
part('kinds').addEventListener('change', () => void run());

const asked = new URLSearchParams(location.search);
field.value = (asked.get('q') ?? '').slice(0, searchLimit);
choose(asked.get('kind') ?? '');
if (field.value.trim()) void run(history.state?.shown);
