// What the build relies on in Astro's output: an upgrade that changes it fails here and in the build.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { prefetchRules } from '../../src/features/navigation/prefetch-rules.ts';
import { postprocessPage } from '../../src/integrations/postprocess-html/astro-page.ts';

const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const runtime = 'customElements.get("astro-island")||customElements.define("astro-island",f)';
const island = (name: string) => `<astro-island client="${name}" opts="{}"></astro-island>`;
const policy = (scripts = '', styles = '') =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">`;
const pageWith = (script: string, ...islands: string[]) =>
  `<head>${policy(hash(script))}</head><script>${script}</script>${islands.join('')}`;

test('the policy names the hashes of the scripts and styles of its page alone', () => {
  const rest =
    '<script type="application/ld+json">{}</script><style>a{}</style><script>b()</script><svg><path d="M1"></path></svg>';
  const printed = policy(hash('elsewhere()') + hash('b()'), hash('x{}') + hash('a{}') + hash('y{}')) + rest;
  const { html } = postprocessPage(printed);
  expect(html).toBe(policy(hash('b()'), hash('a{}')) + rest);
  expect(postprocessPage(html).html).toBe(html);
});

test('other sources of the policy are kept', () => {
  const { html } = postprocessPage(policy(` 'wasm-unsafe-eval' https://count.example${hash('b()')}`));
  expect(html).toBe(policy(" 'wasm-unsafe-eval' https://count.example"));
});

/** A page with these styles in its head, and what becomes of them and of its body. */
function styled(styles: string[], body: string, isScripted = (_name: string) => false) {
  const printed = styles.map((text) => `<style>${text}</style>`).join('');
  const { html } = postprocessPage(
    `<head>${policy('', styles.map(hash).join(''))}${printed}</head><body>${body}</body>`,
    () => isScripted,
  );
  const css = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
  expect(html).toContain(policy('', hash(css)));
  return { css, body: /<body>(.*)<\/body>/.exec(html)?.[1] };
}

test('the styles of a page are merged, without the rules for unused classes', () => {
  const styles = ['.a{top:0}.b{top:1px}', '.c{top:2px}.\\[\\&\\>p\\]\\:d{top:3px}'];
  const body = '<p class="a">Words</p><p class="[&#38;&gt;p]:d">Words</p>';
  expect(styled(styles, body)).toEqual({ css: '.a{top:0}.\\[\\&\\>p\\]\\:d{top:3px}', body });
  expect(styled(styles, body, (name) => name === 'c').css).toContain('.c{');
});

const list = ':is(.a,.b) p{top:1px}:where(.a) p{top:2px}p:not(.a){top:3px}';
test.each([
  [
    'a page with live data keeps every rule',
    '.a{top:0}.b{top:1px}',
    '<div data-live="faqs"></div>',
    '.a{top:0}.b{top:1px}',
  ],
  ['rules used inside noscript stay', '.a{top:0}', '<noscript><p class="a">Words</p></noscript>', '.a{top:0}'],
  ['unused selectors of a list go', '.a,p .b,:is(.a,.c) i{top:0}', '<p class="c">Words</p>', ':is(.a,.c) i{top:0}'],
  ['lists of unused classes go, :not() stays', list, '<p>Words</p>', 'p:not(.a){top:3px}'],
  [
    'custom properties that no rule reads go',
    ':root{--a:1px;--b:2px}p{top:var(--a)}',
    '<p>Words</p>',
    ':root{--a:1px}p{top:var(--a)}',
  ],
  ['quotation marks stay', 'p:before{content:"a > b"}', '<p>Words</p>', 'p:before{content:"a > b"}'],
])('styles: %s', (_what, css, body, expected) => {
  expect(styled([css], body).css).toBe(expected);
});

test.each([
  ['a ">" in an attribute', '<p title="a > b">Words</p>'],
  ['tags in a comment', '<p><!-- </p> -->Words</p>'],
  ['tags in a script', '<script type="text/plain"> <p> </script>'],
  ['escaped quotation marks', '<p title="&quot;A&quot;">It&#39;s &quot;A&quot; &lt; B</p>'],
  ['preformatted text', '<pre> a\n b</pre>'],
  ['a template', '<template><p> a</p></template>'],
  ['boolean attributes', '<input type="checkbox" checked required><br>'],
])('%s stays as it is', (_what, body) => {
  expect(postprocessPage(policy() + body).html).toBe(policy() + body);
});

/** A page with a head, whose policy allows these scripts. */
const headed = (body: string, ...scripts: string[]) =>
  `<head>${policy(scripts.map(hash).join(''))}</head>${scripts.map((text) => `<script>${text}</script>`).join('')}${body}`;
/** The scripts that a page loads after the paint, and the rest of the page. */
function later(html: string) {
  const [script = ''] = /<script>addEventListener.*?<\/script>/.exec(html) ?? [];
  const text = script.replace(/<\/?script>/g, '');
  expect(html).toContain(`script-src 'self'${hash(text)}${hash(prefetchRules)};`);
  return { paths: JSON.parse(/\[.*?\]/.exec(text)?.[0] ?? '[]'), body: html.slice(html.indexOf('</head>') + 7) };
}
const starter = 'dispatchEvent(new Event("astro:touch"))';

test('scripts load after the first paint, in order', () => {
  const scripts = ['/a.js', '/b.js'].map((path) => `<script type="module" src="${path}"></script>`);
  const { html } = postprocessPage(headed(`<p>Words</p>${scripts.join('')}`));
  expect(later(html)).toEqual({ paths: ['/a.js', '/b.js'], body: '<p>Words</p>' });
});

test('the island runtime and its directives are moved to a file that is loaded first', () => {
  const script = '<script type="module" src="/a.js"></script>';
  const { html, files } = postprocessPage(headed(island('event') + island('touch') + script, starter, runtime));
  expect(files.map(({ content }) => content)).toEqual([`${starter}\n${runtime}`]);
  expect(later(html)).toEqual({ paths: [files[0]?.path, '/a.js'], body: island('event') + island('touch') });
});

test('a page with only overlay islands does not load the island runtime', () => {
  const script = '<script type="module" src="/a.js"></script>';
  const { html, files } = postprocessPage(headed(island('event') + script, runtime));
  expect(files).toEqual([]);
  expect(later(html)).toEqual({ paths: ['/a.js'], body: island('event') });
});

test('a page with a client:query island keeps the runtime inline', () => {
  const script = '<script type="module" src="/a.js"></script>';
  const { html, files } = postprocessPage(headed(island('query') + script, runtime));
  expect(files).toEqual([]);
  expect(html).toContain(`<script>${runtime}</script>${island('query')}`);
  expect(html).toContain(hash(runtime));
});

test('large island props are moved to a file, small ones stay inline', () => {
  const given = (text: string) => `<astro-island props="{&quot;a&quot;:[0,&quot;${text}&quot;]}" client="touch">`;
  const { html, files } = postprocessPage(`${pageWith(runtime)}${given('x'.repeat(1000))}</astro-island>`);
  const file = files.find(({ path }) => path.endsWith('.json'));
  expect(JSON.parse(file?.content ?? '')).toEqual({ a: [0, 'x'.repeat(1000)] });
  expect(html).toContain(`<astro-island client="touch" data-props="${file?.path}">`);
  expect(postprocessPage(`${pageWith(runtime)}${given('x')}</astro-island>`).html).toContain(given('x'));
});

const figure = (id: string) => `<a class="fact" href="#source-${id}">3 months</a>`;
const source = (id: string) => `<li id="source-${id}"><strong>3 months</strong>: What it covers.</li>`;

test('a source links back to the first use of its figure, and only that use gets an id', () => {
  const { html } = postprocessPage(
    `${policy()}<p>${figure('a')} ${figure('a')} ${figure('unlisted')}</p><ul>${source('a')}</ul>`,
  );
  expect(html.match(/id="fact-/g)).toHaveLength(1);
  expect(html).toMatch(/^.{0,200}<p><a class="fact" href="#source-a" id="fact-1">/);
  expect(html).toContain('What it covers. <a class="no-print" href="#fact-1">Back to the text</a></li>');
});

test('a source whose figure is plain text gets no link back', () => {
  const page = `${policy()}<p>3 months</p><ul>${source('a')}</ul>`;
  expect(postprocessPage(page)).toEqual({ html: page, files: [] });
});

test.each([
  ['has no policy', '<p>Words</p>'],
  ['policy forbids a script', `${policy()}<script>b()</script>`],
  ['policy forbids a style', `${policy()}<style>a{}</style>`],
  ['an island does not name', pageWith(runtime, '<astro-island uid="1"></astro-island>')],
  ['does not have one runtime', pageWith('define("astro-island",f)', island('event'))],
  ['does not have one runtime', pageWith(runtime)],
  ['a page with scripts has no head', `${policy()}<script type="module" src="/a.js"></script>`],
])('unknown output of Astro stops the build: %s', (message, html) => {
  expect(() => postprocessPage(html)).toThrow(message);
});
