// What the build relies on in Astro's output: an upgrade that prints something else fails here and in the build.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { postprocessPage } from '../../src/integrations/postprocess-html/astro-page.ts';

const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const runtime = 'customElements.get("astro-island")||customElements.define("astro-island",f)';
const island = (name: string) => `<astro-island uid="1" client="${name}" opts="{}"></astro-island>`;
const policy = (scripts = '', styles = '') =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">`;
const pageWith = (script: string, ...islands: string[]) =>
  `${policy(hash(script))}<script>${script}</script>${islands.join('')}`;
const page = (...directives: string[]) => pageWith(runtime, ...directives.map(island));

test('a page allows the scripts and styles that stand in it, and drops the hashes of others', () => {
  const rest =
    '<script type="application/ld+json">{}</script><style>a{}</style><script>b()</script><svg><path d="M1"/></svg>';
  const printed = policy(hash('elsewhere()') + hash('b()'), hash('x{}') + hash('a{}') + hash('y{}')) + rest;
  const { html } = postprocessPage(printed);
  expect(html).toBe(policy(hash('b()'), hash('a{}')) + rest);
  expect(postprocessPage(html).html).toBe(html);
});

test('a page whose islands only come up later fetches the runtime', () => {
  const { html, runtime: shared } = postprocessPage(page('when', 'when'));
  expect(shared?.text).toBe(runtime);
  expect(html).toBe(
    `${policy()}<script type="module" fetchpriority="low" src="${shared?.address}"></script>${island('when')}${island('when')}`,
  );
});

test('a page with an island that can be touched keeps it', () => {
  expect(postprocessPage(page('when', 'touch'))).toEqual({ html: page('when', 'touch') });
});

test('scripts of their own address come last; scripts in the page stay as they are', () => {
  expect(postprocessPage(`${policy()}<script type="module" src="/a.js"></script>`).html).toBe(
    `${policy()}<script type="module" fetchpriority="low" src="/a.js"></script>`,
  );
});

const figure = (id: string) => `<a class="fact" href="#source-${id}">3 months</a>`;
const source = (id: string) => `<li id="source-${id}"> <strong>3 months</strong>: What it covers. </li>`;

test('a source leads back to the first place of its figure, and only that place is named', () => {
  const { html } = postprocessPage(
    `${policy()}<p>${figure('a')} ${figure('a')} ${figure('unlisted')}</p><ul>${source('a')}</ul>`,
  );
  expect(html.match(/id="fact-/g)).toHaveLength(1);
  expect(html).toContain('<p><a class="fact" id="fact-a" href="#source-a">');
  expect(html).toContain('What it covers.  <a class="no-print" href="#fact-a">Back to the text</a></li>');
});

test.each([
  ['in plain words', '<p>3 months</p>'],
  ['in a folded answer', `<details class="faq-item"><p>${figure('a')}</p></details>`],
])('a source whose figure stands %s stays as it is', (_where, words) => {
  const page = policy() + words + source('a');
  expect(postprocessPage(page)).toEqual({ html: page });
});

test.each([
  ['has no policy', '<p>Words</p>'],
  ['policy forbids a script', `${policy()}<script>b()</script>`],
  ['policy forbids a style', `${policy()}<style>a{}</style>`],
  ['an island does not say when', pageWith(runtime, '<astro-island uid="1"></astro-island>')],
  ['the runtime does not stand once', pageWith('define("astro-island",f)', island('when'))],
  ['the runtime does not stand once', page()],
])('a page of another shape stops the build: %s', (message, html) => {
  expect(() => postprocessPage(html)).toThrow(message);
});
