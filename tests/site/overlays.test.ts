// What may come up over a page: on which pages, and that a form or tool is never interrupted.
import { expect, test } from 'vitest';
import { indexedPages, pages } from '../support/built-pages.ts';

const island = (name: string) => `astro-island[component-url*="/${name}."]`;
const offering = pages.filter(({ root }) => root.querySelector(island('ExitOffer')));

test('every page has the cookie sheet and the button that opens it again', () => {
  for (const { root, path } of pages) {
    expect(root.querySelectorAll(island('CookieConsent')).length, path).toBe(1);
    const button = root.querySelector('.site-footer button#consent-wanted');
    // Without JavaScript there is nothing to choose.
    expect(button?.hasAttribute('hidden'), path).toBe(true);
  }
});

test('reading pages have the exit offer', () => {
  const paths = offering.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/faq', '/blog', '/about', '/cost-of-probate-in-ohio']));
  for (const { path, root } of indexedPages)
    if (root.querySelector('.short-answer') && !root.querySelector('.tool-page')) expect(paths, path).toContain(path);
});

test('form, confirmation, legal, tool and noindex pages do not', () => {
  for (const { path, root, indexed } of offering) {
    expect(indexed, path).toBe(true);
    // The three fields beside an article about a house are folded.
    expect(root.querySelector('form.form:not(.house-value > form)'), path).toBeNull();
    expect(path).not.toMatch(
      /^\/(confirmation|chatbot|search|legal-|attorney-|privacy-|terms-|tools|plan$|selling-house-probate$)/,
    );
  }
});

test('without an analytics provider nothing is counted', () => {
  for (const { root, path } of pages) {
    expect(root.querySelector('meta[name="analytics"]'), path).toBeNull();
    const policy = root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? '';
    expect(policy, path).toContain("connect-src 'self';");
    expect(policy, path).not.toContain('https:');
  }
});
