// The search page. The index is fetched with the first query, or when the field gets focus; everything stays in the
// browser. The query is in the URL, so that going back and reloading restore it.

import { getPart } from '../../shared/get-part.browser.ts';
import {
  correctionNote,
  createSpeller,
  findPartialMatches,
  isOnlyBeginning,
  type PageKind,
  pageKinds,
  resultSummary,
  searchFailed,
  searchLimit,
  significantWords,
} from './search.ts';

/** The part of Pagefind's browser API that is used here (its own types are not published for the browser). */
interface Pagefind {
  options(options: typeof indexOptions): Promise<void>;
  init(): Promise<void>;
  filters(): Promise<unknown>;
  destroy(): Promise<void>;
  search(words: string, options: { filters: { kind?: PageKind } }): Promise<PagefindResults>;
}
interface PagefindResult {
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
interface PagefindResults {
  results: PagefindResult[];
  /** Number of results by kind, ignoring the selected kind. */
  totalFilters: { kind?: Record<string, number> };
}

const indexPath = '/pagefind/pagefind.js';
const wordsPath = '/pagefind/words.json';
const indexOptions = {
  excerptLength: 28,
  ranking: { termSimilarity: 5, metaWeights: { title: 10, also: 5, every: 0.1 } },
};
/** Milliseconds: the debounce of typing, and the timeouts of the index and of the list of words. */
const debounceMs = 200;
const timeoutMs = 10_000;
const wordsTimeoutMs = 2_000;
const pageSize = 10;
const minFullMatches = 3;
const maxParts = 3;

const form = document.querySelector<HTMLFormElement>('[data-search]');
if (!form) throw new Error('The page has no search form.');
const field = form.elements.namedItem('q') as HTMLInputElement;

const views = ['popular', 'none', 'failed'] as const;
const list = getPart<HTMLOListElement>('results');
const more = getPart<HTMLButtonElement>('more');
const itemTemplate = getPart<HTMLTemplateElement>('result').content.firstElementChild as HTMLElement;

function show(status: string, view?: (typeof views)[number]): void {
  getPart('status').textContent = status;
  for (const name of views) getPart(name).hidden = name !== view;
  // Without results in the selected kind, another may help; otherwise kinds are offered with their counts.
  getPart('kinds').hidden = view === 'popular' || view === 'failed' || !(chosenKind() || (showsCounts && !view));
  if (!view) return;
  list.replaceChildren();
  more.hidden = true;
}

let loading: Promise<Pagefind> | undefined;
let pagefind: Pagefind | undefined;
let loaded = false;
let spell = (query: string): string => query;

async function loadSpeller(): Promise<void> {
  const response = await fetch(wordsPath);
  if (response.ok) spell = createSpeller(await response.json());
}

async function load(): Promise<Pagefind> {
  pagefind = (await import(/* @vite-ignore */ indexPath)) as Pagefind;
  const { init, options } = pagefind;
  await options(indexOptions);
  await init();
  // Without the list of words nothing is corrected.
  const late = new Promise((resolve) => setTimeout(resolve, wordsTimeoutMs));
  await Promise.all([pagefind.filters(), Promise.race([loadSpeller().catch(() => {}), late])]);
  loaded = true;
  return pagefind;
}

/** The index, loaded once. */
function index(): Promise<Pagefind> {
  loading ??= load();
  return loading;
}

/** Drops an index that failed to load, so that the next search retries. */
function resetIndex(): void {
  loading = undefined;
  loaded = false;
  // It failed already, and the visitor saw the error.
  pagefind?.destroy().catch(() => {});
}

/** Pages with all of the words first; where they are few, pages with most of the words after them. */
async function search(
  query: string,
  kind: PageKind | undefined,
): Promise<PagefindResults & { all: number; spelled: string }> {
  const pagefind = await index();
  const options = { filters: kind ? { kind } : {} };
  const spelled = spell(query);
  const words = significantWords(spelled);
  const full = await pagefind.search(words.join(' '), options);
  const [first] = full.results;
  if (first && isOnlyBeginning(words, (await first.data()).excerpt))
    return { results: [], totalFilters: {}, all: 0, spelled };
  const all = full.results.length;
  if (all >= minFullMatches || words.length < 2) return { ...full, all, spelled };
  const searchFor = async (subset: string[]) => (await pagefind.search(subset.join(' '), options)).results;
  return { results: await findPartialMatches(words, searchFor, pageSize), totalFilters: {}, all, spelled };
}

async function resultItem(result: PagefindResult): Promise<HTMLElement> {
  const { url, meta, excerpt, filters, sub_results } = await result.data();
  const item = itemTemplate.cloneNode(true) as HTMLElement;
  const link = getPart<HTMLAnchorElement>('link', item);
  link.href = url;
  link.textContent = meta.title;
  const [kind] = filters.kind ?? [];
  getPart('kind', item).textContent = kind ? pageKinds[kind] : '';
  getPart('excerpt', item).innerHTML = /^(?:<mark>)?[a-z(]/.test(excerpt) ? `… ${excerpt}` : excerpt;
  const parts = sub_results
    .filter((section) => section.url !== url)
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, maxParts);
  getPart('parts', item).replaceChildren(
    ...parts.map((section) => {
      const place = document.createElement('li');
      const anchor = place.appendChild(document.createElement('a'));
      anchor.href = section.url;
      anchor.textContent = section.title;
      return place;
    }),
  );
  if (parts.length === 0) getPart('parts', item).remove();
  return item;
}

const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('The search index timed out.')));
const chosenKind = () => (new FormData(form).get('kind') || undefined) as PageKind | undefined;

function selectKind(kind: string): void {
  for (const choice of form?.querySelectorAll<HTMLInputElement>('[name="kind"]') ?? [])
    choice.checked = choice.value === kind;
}

/** Whether kinds show their counts: not for results that match only most of the words. */
let showsCounts = false;

function showCounts(kinds: Record<string, number> = {}): void {
  const all = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  showsCounts = all > 0;
  for (const place of form?.querySelectorAll<HTMLElement>('[data-count]') ?? []) {
    const number = place.dataset.count ? kinds[place.dataset.count] : all;
    place.textContent = showsCounts ? `(${number ?? 0})` : '';
    const choice = place.closest('label');
    if (choice) choice.hidden = place.dataset.count !== '' && !number && !choice.querySelector('input')?.checked;
  }
}

/** Puts the search into the URL, and the number of shown results into the history entry, for going back. */
function updateHistory(query: string, kind: PageKind | undefined, shown: number): void {
  const address = new URLSearchParams({ ...(query && { q: query }), ...(kind && { kind }) }).toString();
  history.replaceState({ shown }, '', address ? `?${address}` : location.pathname);
}

/** Number of the newest search: the result of an older one that resolves later is dropped (race). */
let searchId = 0;

async function runSearch(shown = pageSize): Promise<void> {
  const query = field.value.slice(0, searchLimit).trim();
  if (!query) selectKind('');
  const kind = chosenKind();
  searchId += 1;
  const currentId = searchId;
  updateHistory(query, kind, shown);
  if (!query) {
    showCounts();
    return show('', 'popular');
  }
  if (!loaded) getPart('status').textContent = 'Searching…';
  try {
    const { results, totalFilters, all, spelled } = await Promise.race([search(query, kind), timeout()]);
    const first = await Promise.all(results.slice(0, shown).map(resultItem));
    if (currentId !== searchId) return;
    showCounts(totalFilters.kind);
    getPart<HTMLAnchorElement>('ask').href = `/chatbot?${new URLSearchParams({ q: query })}`;
    if (results.length === 0 && !navigator.onLine) throw new Error('Parts of the index may be missing.');
    const summary = resultSummary(spelled, kind, results.length, all) + correctionNote(query, spelled);
    show(summary, results.length === 0 ? 'none' : undefined);
    if (results.length === 0) return;
    list.replaceChildren(...first);
    more.hidden = results.length <= shown;
    more.onclick = async () => {
      const from = list.childElementCount;
      const next = await Promise.all(results.slice(from, from + pageSize).map(resultItem));
      if (currentId !== searchId) return;
      list.append(...next);
      more.hidden = list.childElementCount >= results.length;
      updateHistory(query, kind, list.childElementCount);
      next[0]?.querySelector('a')?.focus();
    };
  } catch {
    resetIndex();
    if (currentId === searchId) show(searchFailed, 'failed');
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void runSearch(), debounceMs);
});
// Prefetch: if it fails, the search itself reports the error.
field.addEventListener('focus', () => index().catch(() => {}), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  void runSearch();
});
getPart('kinds').addEventListener('change', () => void runSearch());

const params = new URLSearchParams(location.search);
field.value = (params.get('q') ?? '').slice(0, searchLimit);
selectKind(params.get('kind') ?? '');
if (field.value.trim()) void runSearch(history.state?.shown);
