// The guide that visitors download, as a PDF and as plain text: both are made of the site, so both must say what it
// says.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { findFigures } from '../../src/features/facts/typed-figures.ts';
import { guidePdfUrl, guideTextUrl } from '../../src/features/guide/files.ts';
import { disclaimer, notLegalAdvice, site } from '../../src/site.ts';
import { dist } from '../support/built-pages.ts';

interface Fact {
  value: string;
  range?: { unit: string };
  covers: string;
  section?: string;
  row?: { from?: string };
  deaths?: { from?: string; before?: string };
  source?: string;
  grade: string;
}

const yaml = <Entry>(file: string): Record<string, Entry> =>
  parseYaml(readFileSync(`src/content/${file}.yaml`, 'utf8'));
/** White space and apostrophes differ by line breaks and typesetting; words do not. */
const even = (text: string): string => text.replace(/\s+/g, ' ').replace(/’/g, "'");

const text = readFileSync(dist + guideTextUrl, 'utf8');
const bytes = new Uint8Array(readFileSync(dist + guidePdfUrl));
const pdf = await getDocumentProxy(bytes.slice());
const pages = (await extractText(pdf, { mergePages: false })).text.map(even);
/** A version has all of these words. */
const expectIn = (words: string, parts: string[]) =>
  expect(parts.filter((part) => !words.includes(even(part)))).toEqual([]);

const versions = { text: even(text), PDF: pages.join(' ') };

const facts = Object.values(yaml<Fact>('facts'));
const chapters = globSync('src/content/guide/*.mdx').map((file) => {
  const { title, order } = parseYaml(readFileSync(file, 'utf8').split('---')[1] ?? '');
  return { title: even(title), order };
});
const checklists = Object.values(yaml<{ title: string; groups: { items: string[] }[] }>('checklists'));
const steps = parse(readFileSync(`${dist}/ohio-probate-process-step-by-step.html`, 'utf8')).querySelectorAll(
  '.steps h3',
);

test('the chapters are numbered consecutively', () => {
  expect(chapters.length).toBeGreaterThan(10);
  expect(chapters.map(({ order }) => order).sort((a, b) => a - b)).toEqual(chapters.map((_, index) => index + 1));
});

describe.each(Object.entries(versions))('the %s', (version, words) => {
  test('has every chapter, checklist and step', () => {
    const heading = ({ title, order }: (typeof chapters)[number]) =>
      version === 'text' ? `${order}. ${title.toUpperCase()}` : `Chapter ${order} ${title}`;
    expectIn(words, chapters.map(heading));
    const items = checklists.flatMap(({ title, groups }) => [title, ...groups.flatMap(({ items }) => items)]);
    // The replacement of placeholders is tested below.
    expectIn(
      words,
      items.flatMap((item) => item.split(/\{[^}]+\}/)),
    );
    expect(steps.length).toBe(9);
    expectIn(
      words,
      steps.map(({ textContent }) => textContent),
    );
  });

  test('has every deadline with what it covers and its source', () => {
    const limits = facts.filter(({ section, row }) => section && row?.from);
    expect(limits.length).toBeGreaterThan(20);
    const printed = limits.flatMap(({ value, covers, section, source }) => [
      `${value}: ${covers}`,
      // Grade K has no source.
      source ? `${section}. ${source}` : `${section}`,
    ]);
    expectIn(words, printed);
  });

  test('has each limit that depends on the day of death, with its dates', () => {
    const dated = facts.filter(({ deaths }) => deaths);
    expect(dated.length).toBeGreaterThan(10);
    for (const { value, deaths } of dated) {
      const day = (iso = '') => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const days = [deaths?.from && `from ${day(deaths.from)}`, deaths?.before && `before ${day(deaths.before)}`];
      const row = days.filter(Boolean).join(', ');
      expectIn(words, [version === 'text' ? `Deaths: ${row} At most: ${value}` : row]);
    }
  });

  test('states its publisher, its date and that it is not legal advice', () => {
    const title = version === 'text' ? site.product.toUpperCase() : site.product;
    expectIn(words, [
      title,
      site.brand,
      site.agent,
      site.brokerage,
      /Updated for \d{4}/.exec(words)?.[0] ?? 'Updated for',
      disclaimer,
    ]);
    expect(/Reviewed \w+ \d+, \d{4}\. This copy was made on \w+ \d+, \d{4}\./.test(words)).toBe(true);
    expect(/who gains if you sell/i.test(words)).toBe(true);
  });

  test('contains only figures from the facts', () => {
    const figures = (text: string) => findFigures(text).map((figure) => figure.text.replace(/[.,]$/, ''));
    const known = new Set(facts.flatMap((fact) => figures(even(Object.values(fact).join(' | ')))));
    // The hyphen before an item of a list would read as a range.
    const printed = new Set(figures(words.replaceAll('. - ', '. ')));
    expect(printed.size).toBeGreaterThan(20);
    expect([...printed].filter((figure) => !known.has(figure))).toEqual([]);
  });

  test('contains no placeholder', () => {
    expect(words.match(/.{0,30}([{}]|undefined|\bnull\b|NaN|\[object|<[A-Z]|&[a-z]+;).{0,30}/)).toBeNull();
  });
});

test('both list every county with its seat', () => {
  const counties = Object.values(yaml<{ name: string; seat: string }>('counties'));
  expect(counties.length).toBe(88);
  for (const { name, seat } of counties) expect(new RegExp(`^${name} +${seat}$`, 'm').test(text), name).toBe(true);
  expectIn(
    versions.PDF,
    counties.map(({ name, seat }) => `${name} ${seat}`),
  );
});

test('no line of the text is longer than 78 columns, except a long URL', () => {
  expect(text.split('\n').filter((line) => line.length > 78 && !/^(?:\| )?\S*https:\S+$/.test(line.trim()))).toEqual(
    [],
  );
});

test('every URL of this site in the text is a page', () => {
  const paths = [...text.matchAll(/https:\/\/[^\s>]+/g)].flatMap(([address]) =>
    address.startsWith(site.url) ? new URL(address.replace(/[.,]$/, '')).pathname : [],
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(`${dist + path}.html`))).toEqual([]);
});

test('the PDF is valid, has a title and an outline', async () => {
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: site.product, Author: `${site.agent}, ${site.brokerage}`, Language: 'en-US' });
  const outline = (await pdf.getOutline()).map(({ title }) => even(title));
  for (const { title, order } of chapters) expect(outline).toContain(`${order}. ${title}`);
});

test('at most 60 pages, at least 12 before the county list, none nearly empty', () => {
  expect(pages.length).toBeLessThanOrEqual(60);
  expect(pages.findIndex((page) => page.includes('All counties and their seats'))).toBeGreaterThanOrEqual(12);
  for (const [at, page] of pages.entries()) expect(page.length, `page ${at + 1}: ${page}`).toBeGreaterThan(400);
});

test('every page after the cover has the disclaimer, the publisher and its number', () => {
  // A long name runs on in a second line, after a hyphen too; its apostrophe is read back as a straight one.
  const solid = (words: string) => words.replace(/\s+/g, '').replaceAll('’', "'");
  for (const [at, page] of pages.entries()) {
    if (at === 0) continue;
    const line = `${notLegalAdvice} ${site.brand} · ${site.agent} · ${site.brokerage} ${at + 1}`;
    expect(solid(page)).toContain(solid(line));
  }
});

test('the table of contents has the first page of each chapter', () => {
  for (const { title, order } of chapters) {
    const page = pages.findIndex((words) => words.includes(`Chapter ${order} ${title}`)) + 1;
    expect(pages[1]).toContain(`${order} ${title} ${page}`);
  }
});

test('every internal link of the PDF has a target', async () => {
  const places = Object.keys(await pdf.getDestinations());
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    for (const { dest } of await (await pdf.getPage(number)).getAnnotations()) if (dest) links.push(dest);
  }
  expect(links.length).toBeGreaterThan(100);
  for (const dest of links) expect(places).toContain(dest);
});

test('no line of the PDF begins with a period or breaks a word before one', () => {
  expect(versions.PDF.match(/.{0,30}- [,.;:)].{0,30}/)).toBeNull();
});

test('the PDF library is not bundled into pages or functions', () => {
  const source = globSync('{src,netlify}/**/*.{ts,tsx,astro}').filter((file) =>
    readFileSync(file, 'utf8').includes('@react-pdf'),
  );
  expect(source.length).toBeGreaterThan(5);
  expect(source.filter((file) => !file.startsWith('src/features/guide/pdf/'))).toEqual([]);
  for (const script of globSync(`${dist}/**/*.js`))
    expect(readFileSync(script, 'utf8')).not.toMatch(/react-pdf|pdfkit/i);
});
