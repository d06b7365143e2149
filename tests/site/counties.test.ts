// The counties and the forms as they are built: complete without JavaScript, with no invented data.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasPage } from '../../src/features/counties/local-facts.ts';
import { findFigures } from '../../src/features/facts/typed-figures.ts';
import { site } from '../../src/site.ts';
import { respond } from '../answers/evaluate-answers.ts';
import { dist, pageAt, pages, visibleText } from '../support/built-pages.ts';
import { scriptsOf } from '../support/deferred-scripts.ts';

interface County {
  name: string;
  seat: string;
  court?: { url: string; address?: string; phone?: string };
  fees?: string[];
  local?: { says: string }[];
}
const yaml = <T>(name: string) =>
  Object.entries(parse(readFileSync(`src/content/${name}.yaml`, 'utf8')) as Record<string, T>);
const counties = yaml<County>('counties').map(([id, county]) => ({ id, fees: [], local: [], ...county }));
const facts = new Map(yaml<{ value: string }>('facts'));
const list = pageAt('/counties')?.root as HTMLElement;
const countyPages = pages.filter(({ path }) => path.startsWith('/counties/'));
const forms = pageAt('/forms')?.root as HTMLElement;
/** A page's own words, without the header and footer. */
const mainText = (root: HTMLElement) => visibleText(root.querySelector('main') as HTMLElement);

test('the map has 88 links, each to its county', () => {
  const links = list.querySelectorAll('.county-map svg a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(counties.map(({ id }) => `#${id}`));
  for (const [index, link] of links.entries()) {
    const { name, seat, court } = counties[index] as County;
    expect(link.getAttribute('aria-label')).toBe(`${name} County, seat: ${seat}`);
    expect(link.querySelector('path')?.getAttribute('d'), name).toMatch(/^M/);
    expect(link.classNames, name).toBe(court ? 'verified' : '');
  }
});

test('the list has every county with its seat, and links only to verified sites of courts', () => {
  expect(counties.filter(({ court }) => court)).toHaveLength(15);
  for (const { id, name, seat, court } of counties) {
    const entry = list.getElementById(id) as HTMLElement;
    expect(entry.querySelector('dt')?.textContent).toBe(`${name} County`);
    expect(visibleText(entry)).toContain(`County seat: ${seat}`);
    const away = entry.querySelectorAll('a[href^="http"]').map((link) => link.getAttribute('href'));
    expect(away, name).toEqual(court ? [court.url] : []);
    if (court && court.url.length > 'https://'.length + 25)
      expect(entry.querySelector('a wbr'), `${court.url} may break`).not.toBeNull();
    expect(entry.classList.contains('verified'), name).toBe(Boolean(court));
  }
});

test('the list explains a name that is both a county and another county’s seat', () => {
  const shared = counties.flatMap(({ id, name }) => {
    const other = counties.find(({ seat, id: otherId }) => seat === name && otherId !== id);
    return other ? [{ id, other: other.name }] : [];
  });
  expect(shared).toHaveLength(6);
  for (const { id, other } of shared)
    expect(visibleText(list.getElementById(id) as HTMLElement)).toContain(`is also the seat of ${other} County`);
});

test('exactly the counties with enough local facts have a page', () => {
  expect(countyPages.map(({ path }) => path).sort()).toEqual(
    counties.filter(hasPage).map(({ id }) => `/counties/${id}`),
  );
});

const telephone = /\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/g;
const street = /\b\d+ (?:[NSEW]\. )?\w+(?: \w+)? (?:St|Ave|Rd|Blvd|Street|Avenue|Road)\b\.?/g;

test('pages of counties print only telephone numbers, addresses and fees from the content, and no judge', () => {
  for (const { path, root } of [...pages.filter(({ path }) => path === '/counties'), ...countyPages]) {
    const words = mainText(root);
    const county = counties.find(({ id }) => path === `/counties/${id}`);
    expect(words.match(telephone) ?? [], path).toEqual(county?.court?.phone ? [county.court.phone] : []);
    // A sentence of `local` has its own source, so it may state a place or hours.
    const unsourced = counties
      .flatMap(({ local = [] }) => local)
      .reduce((text, { says }) => text.replace(says, ''), words);
    for (const address of unsourced.match(street) ?? []) expect(county?.court?.address ?? '', path).toContain(address);
    expect(unsourced, path).not.toMatch(/\bJudge [A-Z]|\bHon\. |\bhours?: |\bopen (?:from|until)\b/);
    const cited = [
      ...(county?.fees ?? []),
      ...(county?.local ?? []).flatMap(({ says }) => [...says.matchAll(/\{([^}]+)\}/g)].map(([, id = '']) => id)),
    ];
    const held = cited.map((id) => facts.get(id)?.value ?? '').join(' | ');
    for (const { text } of findFigures(words))
      if (text.startsWith('$')) expect(held, path).toContain(text.replace(/[.,]$/, ''));
  }
  expect(
    countyPages
      .map(({ root }) => mainText(root))
      .join(' ')
      .match(telephone),
  ).not.toContain(site.phone.shown);
});

test('structured data gives a court’s name and site, but no address or telephone number', () => {
  for (const { path, root } of countyPages) {
    const things = root
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => JSON.parse(rawText));
    const court = things.find((thing) => thing['@type'] === 'Courthouse');
    expect(Object.keys(court).sort(), path).toEqual(['@context', '@type', 'areaServed', 'name', 'url']);
  }
});

test('the table has every form, with confirmed numbers only', () => {
  const rows = forms.querySelectorAll('tbody tr');
  const written = yaml<{ title: string; number?: string }>('forms');
  expect(rows.map((row) => row.id)).toEqual(written.map(([id]) => `form-${id}`));
  for (const [index, row] of rows.entries()) {
    const { title, number } = written[index]?.[1] ?? { title: '' };
    expect(row.querySelector('[role="rowheader"]')?.textContent).toBe(number ? `Form ${number}: ${title}` : title);
    expect(row.hasAttribute('hidden')).toBe(false);
  }
  const confirmed = new Set(written.flatMap(([, { number }]) => number?.split(' to ') ?? []));
  const printed =
    visibleText(forms.querySelector('.form-list') as HTMLElement).match(
      /(?<!Sup\.R\. |R\.C\. )\b\d{1,2}\.\d{1,2}\b/g,
    ) ?? [];
  expect(printed.length).toBeGreaterThan(20);
  expect(printed.filter((number) => !confirmed.has(number))).toEqual([]);
});

test('the official list is linked once, with the date and grade of its address; no form is offered for download', () => {
  expect(forms.querySelectorAll('a[href*="supremecourt.ohio.gov"]')).toHaveLength(1);
  expect(mainText(forms)).toMatch(
    /We saw the address of the Supreme Court’s list on \w+ \d+, \d{4} in two public code repositories \(grade B\)/,
  );
  expect(forms.querySelectorAll('a[href$=".pdf"], a[href$=".doc"], a[download]')).toHaveLength(0);
});

test.each([
  ['where do i file in chillicothe', '/counties#ross', /Ross County.*seat is Chillicothe.*look it up with the county/s],
  [
    'probate court phone lake county',
    '/counties#lake',
    /lakecountyohio\.gov\/probate-court.*no verified telephone number/s,
  ],
  ['probate court in st clairsville', '/counties#belmont', /Belmont County Probate Court/],
  ['form for inventory', '/forms#form-inventory', /Form 6\.0/],
])('the question box answers %j from %s', (question, url, says) => {
  const { answer } = respond({ question, history: '' });
  expect(answer.sources[0]?.url).toBe(url);
  expect(answer.response).toMatch(says);
});

test('a place that is a county and a seat gives both as sources', () => {
  const { answer } = respond({ question: 'probate court in warren', history: '' });
  expect(answer.sources.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/counties#warren', '/counties#trumbull']),
  );
});

test.each(['/counties', '/forms'])('%s runs at most 6 kB of script', (path) => {
  const { root, html = '' } = pageAt(path) ?? {};
  const inline = root?.querySelectorAll('script:not([type="application/ld+json"])') ?? [];
  const scripts = [
    ...inline.map(({ rawText }) => rawText),
    ...scriptsOf(html).map((file) => readFileSync(dist + file)),
  ];
  const sizes = scripts.map((script) => brotliCompressSync(script).length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024);
});
