// What the articles owe a reader: enough words and not too many, the law itself instead of a referral, nothing said
// twice.
import { globSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { sectionNotRead } from '../../src/features/facts/grade.ts';
import { sentences } from '../../src/features/questions/search/passages.ts';
import { site } from '../../src/site.ts';
import { pages, visibleText } from '../support/built-pages.ts';

const slugs = globSync('src/content/articles/*.mdx').map((file) => `/${file.replace(/^.*\/|\.mdx$/g, '')}`);
const articles = pages.filter(({ path }) => slugs.includes(path));

/** Pages with telephone numbers, addresses and warnings, which nobody reads from top to bottom. */
const helpPages = ['/ordering-death-certificates-in-ohio', '/scams-after-a-death', '/where-to-get-help-in-ohio'];

/**
 * The short answer and the running text, block by block, tables and headings with them; links to tools and courts are
 * no text.
 */
function blocks(root: HTMLElement): HTMLElement[] {
  const all = root.querySelectorAll(':is(.short-answer, .prose) :is(p, li, td, th, h2, h3)');
  return all.filter(
    (block) => !block.querySelector('p, li, td, th, h2, h3') && !block.closest('.tool-links, .court-sites'),
  );
}

/** A word is a run without spaces that has a letter or a digit. */
const wordsIn = (all: HTMLElement[]): number =>
  all.flatMap((block) =>
    visibleText(block)
      .split(' ')
      .filter((part) => /[\p{L}\p{N}]/u.test(part)),
  ).length;

test('every article is built', () => {
  expect(articles.length).toBe(slugs.length);
  expect(articles.length).toBeGreaterThan(20);
  for (const path of helpPages) expect(slugs).toContain(path);
});

// Tables are for reference: they count toward the minimum only. The short answer and the headings count too.
test.each(articles)('$path has 900 to 1,800 words; a help page may do with 600', ({ path, root }) => {
  const all = blocks(root);
  expect(wordsIn(all)).toBeGreaterThanOrEqual(helpPages.includes(path) ? 600 : 900);
  expect(wordsIn(all.filter((block) => !block.closest('table')))).toBeLessThanOrEqual(1800);
});

const who = '(?:courts?|clerks?|magistrates?|attorneys?|lawyers?|recorders?|legal aid|bar associations?)';
/** Sends a reader to someone: by what the reader is to do, or by what the other can say. */
const sendsAway = [
  String.raw`\b(?:ask|asking|consult|contact|call|(?:check|confirm|speak|talk)\b.{0,20}\b(?:with|to)|(?:turn|write|go|take .{0,30}) to|see)\b(?: [^ .;:]+){0,4} ${who}\b`,
  String.raw`\bquestions? (?:for|to)(?: [^ .;:]+){0,3} ${who}\b`,
  String.raw`\b${who}(?:,? who)? (?:can|could|may|may have to|should|will) (?:be able to |best )?(?:advise|answer|confirm|explain|help|look|say|see|tell)\b`,
  String.raw`\b(?:find|get|have|hire|need)s? (?:an?|the|your)(?: [^ .;:]+)? (?:attorney|lawyer)\b`,
].map((source) => new RegExp(source, 'i'));
const sends = (sentence: string): boolean => sendsAway.some((pattern) => pattern.test(sentence));

/** The words of a block without the names of this site's own pages: those keep the reader here. */
function ownWords(block: HTMLElement): string {
  const copy = block.clone() as HTMLElement;
  for (const link of copy.querySelectorAll('a[href^="/"]:not(.term)')) link.remove();
  return visibleText(copy);
}

describe('articles state the law instead of referring to a court', () => {
  test.each([
    'Ask the court what the deadline is.',
    'If it is late, check the date with the clerk.',
    'Confirm the amount with your county’s recorder.',
    'Whether a loan comes off is a question for the court.',
    'An attorney can say what may be paid.',
    'You should talk to a probate attorney first.',
    'Hire a lawyer before you sign.',
  ])('is missing from: %s', (sentence) => {
    expect(sends(sentence)).toBe(true);
  });

  test.each(['The court asks for a bond.', 'The executor files the inventory with the court.'])(
    'is not missing from: %s',
    (sentence) => {
      expect(sends(sentence)).toBe(false);
    },
  );

  test('at most 30 sentences of all articles together send the reader to a court, a clerk or a lawyer', () => {
    const found = articles.flatMap(({ path, root }) =>
      blocks(root)
        .filter(({ tagName }) => !/^H\d$/.test(tagName))
        .flatMap((block) => sentences(ownWords(block)).filter(sends))
        // Printed with every figure of grade K, whatever the article says.
        .filter((sentence) => !sentence.includes(sectionNotRead))
        .map((sentence) => `${path}: ${sentence}`),
    );
    expect(found.length, found.join('\n')).toBeGreaterThan(0);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(30);
  });
});

describe('no repetition, plain English', () => {
  const texts = globSync('src/{content,pages,layouts,components}/**/*.{mdx,md,yaml,astro}')
    .filter((file) => !file.startsWith('src/content/phrasings/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\s+/g, ' ') }));
  const placesOf = (phrase: RegExp): string[] =>
    texts.flatMap(({ file, text }) => [...text.matchAll(phrase)].map(([words]) => `${file}: ${words}`));

  test('probate is defined in at most two places', () => {
    const places = placesOf(/Probate is the court process that settles/gi);
    expect(places.length).toBeGreaterThan(0);
    expect(places.length, places.join('\n')).toBeLessThanOrEqual(2);
  });

  test.each([
    /\bis worth asking\b/gi,
    /\b(?:a|how a|stuck) talk\b(?! to| with)/gi,
    /\bwhat speaks for it\b/gi,
    /\bdealt with the funeral\b/gi,
    /\babove all\b/gi,
    /\bbeginning takes one message\b/gi,
    /\bin another way\b/gi,
  ])('%s occurs nowhere', (phrase) => {
    expect(placesOf(phrase)).toEqual([]);
  });
});

// Beside Medicaid or the spouse's rights it would read as advice.
test('only the page about selling the house advertises the cash buyer, marked as advertising; About names it', () => {
  const { name, url } = site.cashBuyer;
  const naming = pages.filter(({ html }) => html.includes(name) || html.includes(url));
  expect(naming.map(({ path }) => path)).toEqual(['/about', '/selling-a-house-in-probate-ohio']);
  const [advertisement, ...others] = pages.flatMap(({ root }) => root.querySelectorAll('.cash-buyer'));
  expect(others).toEqual([]);
  expect(advertisement?.getAttribute('aria-label')).toBe('Advertisement');
  expect(visibleText(advertisement as HTMLElement)).toMatch(/^Advertisement\. .* may be paid if you sell/);
  expect(advertisement?.querySelector('a')?.getAttribute('rel')).toBe('sponsored nofollow');
});
