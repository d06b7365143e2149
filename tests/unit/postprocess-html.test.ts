// What the build relies on in Astro's output: an upgrade that prints something else fails here and in the build.
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
const page = (...directives: string[]) => pageWith(runtime, ...directives.map(island));

test('a page allows the scripts and styles that stand in it, and drops the hashes of others', () => {
  const rest =
    '<script type="application/ld+json">{}</script><style>a{}</style><script>b()</script><svg><path d="M1"/></svg>';
  const printed = policy(hash('elsewhere()') + hash('b()'), hash('x{}') + hash('a{}') + hash('y{}')) + rest;
  const { html } = postprocessPage(printed);
  expect(html).toBe(policy(hash('b()'), hash('a{}')) + rest);
  expect(postprocessPage(html).html).toBe(html);
});

/** A page with these styles in its head, and what becomes of them and of its body. */
function styled(styles: string[], body: string, isScripted = (_name: string) => false) {
  const printed = styles.map((text) => `<style>${text}</style>`).join('');
  const { html } = postprocessPage(
    `<head>${policy('', styles.map(hash).join(''))}${printed}</head><body>${body}</body>`,
    isScripted,
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

test('rules that live data may need are kept on pages with live data', () => {
  const css = '.a{top:0}@layer utilities{.b{top:1px}.c{top:2px}}';
  expect(styled([css], '<div data-live="faqs" class="b"></div>').css).toBe('.a{top:0}@layer utilities{.b{top:1px}}');
  const read = ':root{--b:1px;--c:2px}.a{top:var(--b)}';
  expect(styled([read], '<div data-live="faqs"></div>').css).toBe(':root{--b:1px}.a{top:var(--b)}');
});

test('rules used inside noscript are kept', () => {
  expect(styled(['.a{top:0}'], '<noscript><p class="a">Words</p></noscript>').css).toBe('.a{top:0}');
});

test('unused selectors are removed from a selector list', () => {
  expect(styled(['.a,p .b,:is(.a,.c) i{color:var(--x)}:root{--x:red}'], '<p class="c">Words</p>').css).toBe(
    ':is(.a,.c) i{color:var(--x)}:root{--x:red}',
  );
});

test('selectors for unused tags, and for :is() and :where() lists of unused classes, are removed', () => {
  const css = 'figure{top:0}:is(.a,.b) p{top:1px}:where(.a) p{top:2px}p:not(.a){top:3px}';
  expect(styled([css], '<p>Words</p>').css).toBe('p:not(.a){top:3px}');
});

test('a property with the name of a utility class does not keep that class', () => {
  const css = '.text-wrap{text-wrap:wrap}h1{text-wrap:balance}';
  expect(styled([css], '<h1>Words</h1>').css).toBe('h1{text-wrap:balance}');
});

test('unused custom properties are removed', () => {
  expect(styled([':root{--a:1px;--b:2px}p{top:var(--a)}'], '<p>Words</p>').css).toBe(':root{--a:1px}p{top:var(--a)}');
  expect(styled([':root{--a:1px;--b:2px}'], '', (name) => name === '--b').css).toBe(':root{--b:2px}');
});

test('an Astro scope is kept only where it distinguishes elements', () => {
  const one = '.a:where(.astro-11111111){top:0}';
  expect(styled([one], '<ul class="a astro-11111111"><li class="astro-11111111">Words</li></ul>')).toEqual({
    css: '.a{top:0}',
    body: '<ul class="a"><li>Words</li></ul>',
  });
  const [scoped, plain] = ['<p class="a astro-11111111">Words</p>', '<p class="a">Words</p>'];
  for (const other of [scoped + plain, plain + scoped]) expect(styled([one], other)).toEqual({ css: one, body: other });
  expect(styled([one], scoped + scoped.replaceAll('1', '2'))).toEqual({ css: one, body: scoped + plain });
  const escaped = '<p class="astro-11111111 [&#38;&gt;p]:d">Words</p>';
  expect(styled([one], escaped).body).toBe(escaped);
});

test('a list whose only class was a scope keeps an empty class attribute, so that it shows no markers', () => {
  expect(styled(['.a{top:0}'], '<ul class="astro-11111111"><li>Words</li></ul>').body).toBe(
    '<ul class=""><li>Words</li></ul>',
  );
});

test('white space that browsers do not render is removed, and kept between words', () => {
  const { html } = postprocessPage(
    `${policy()}<div> <p>\n  One <a href="/"> two </a>\n <b>three </b> </p> <p> <i> Four</i></p> <pre> a\n b</pre> </div><template> <p> a</p></template>`,
  );
  expect(html).toBe(
    `${policy()}<div><p>One <a href="/"> two </a> <b>three</b></p><p><i>Four</i></p><pre> a\n b</pre></div><template> <p> a</p></template>`,
  );
});

test('a ">" in an attribute, and tags in comments and scripts, are not parsed as tags', () => {
  const kept =
    '<p title="a > b"><!-- </p> --><br/>Words</i></p><p><input> a <circle/> b</p><script type="text/plain"> </p> </script>';
  expect(postprocessPage(`${policy()}${kept} <p> Words`).html).toBe(`${policy()}${kept}<p>Words`);
});

/** A page with a head, whose policy allows these scripts. */
const headed = (body: string, ...scripts: string[]) =>
  `<head>${policy(scripts.map(hash).join(''))}</head>${scripts.map((text) => `<script>${text}</script>`).join('')}${body}`;
/** The scripts that a page fetches once it is painted, and what stands in the page besides. */
function later(html: string) {
  const [script = ''] = /<script>addEventListener.*?<\/script>/.exec(html) ?? [];
  const text = script.replace(/<\/?script>/g, '');
  expect(html).toContain(`script-src 'self'${hash(text)}${hash(prefetchRules)};`);
  return { addresses: JSON.parse(/\[.*?\]/.exec(text)?.[0] ?? '[]'), body: html.slice(html.indexOf('</head>') + 7) };
}
const starter = 'dispatchEvent(new Event("astro:touch"))';

test('a page fetches its scripts once it is painted, in their order', () => {
  const scripts = ['/a.js', '/b.js'].map((address) => `<script type="module" src="${address}"></script>`);
  const { html } = postprocessPage(headed(`<p>Words</p>${scripts.join('')}`));
  expect(later(html)).toEqual({ addresses: ['/a.js', '/b.js'], body: '<p>Words</p>' });
});

test('the island runtime and its starter are moved to a file that is loaded first', () => {
  const script = '<script type="module" src="/a.js"></script>';
  const { html, files } = postprocessPage(headed(island('event') + island('touch') + script, starter, runtime));
  expect(files.map(({ text }) => text)).toEqual([`${starter}\n${runtime}`]);
  expect(later(html)).toEqual({ addresses: [files[0]?.address, '/a.js'], body: island('event') + island('touch') });
});

test('a page with only overlay islands does not load the island runtime', () => {
  const script = '<script type="module" src="/a.js"></script>';
  const { html, files } = postprocessPage(headed(island('event') + script, runtime));
  expect(files).toEqual([]);
  expect(later(html)).toEqual({ addresses: ['/a.js'], body: island('event') });
});

test('a page with a client:query island keeps the runtime inline', () => {
  const script = '<script type="module" src="/a.js"></script>';
  const { html, files } = postprocessPage(headed(island('query') + script, runtime));
  expect(files).toEqual([]);
  expect(html).toContain(`<script>${runtime}</script>${island('query')}`);
  expect(html).toContain(hash(runtime));
});

test('the web font is fetched after the scripts, and used only when coming from a page of this site', () => {
  const face =
    '@font-face{font-family:Lora-0a1b;src:url(/l.woff2)format("woff2");font-display:optional;font-weight:400 700;font-style:normal}';
  const css = `${face}:root{--font:Lora-0a1b,serif}p{font-family:var(--font)}`;
  const { html } = postprocessPage(
    `<head>${policy('', hash(css))}<style>${css}</style></head><p>Words</p><script type="module" src="/a.js"></script>`,
  );
  expect(html).toContain('<style>:root{--font:Lora,serif}p{font-family:var(--font)}</style>');
  const [, text = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  const declared = 'new FontFace("Lora","url(/l.woff2)",{weight:"400 700",display:"optional"})';
  expect(text.indexOf(declared)).toBeLessThan(text.indexOf('document.referrer'));
  expect(text.indexOf('["/a.js"]')).toBeLessThan(text.indexOf('f.load()'));
});

test('attributes with default values are removed from islands', () => {
  const said =
    '<astro-island uid="Z1" prefix="r1" component-export="default" props="{}" client="touch"></astro-island>';
  expect(postprocessPage(pageWith(runtime) + said).html).toContain('<astro-island prefix="r1" client="touch">');
});

test('large island props are moved to a file, small ones stay inline', () => {
  const given = (text: string) => `<astro-island props="{&quot;a&quot;:[0,&quot;${text}&quot;]}" client="touch">`;
  const { html, files } = postprocessPage(`${pageWith(runtime)}${given('x'.repeat(1000))}</astro-island>`);
  const file = files.find(({ address }) => address.endsWith('.json'));
  expect(JSON.parse(file?.text ?? '')).toEqual({ a: [0, 'x'.repeat(1000)] });
  expect(html).toContain(`<astro-island data-props="${file?.address}" client="touch">`);
  expect(postprocessPage(`${pageWith(runtime)}${given('x')}</astro-island>`).html).toContain(given('x'));
});

const figure = (id: string) => `<a class="fact" href="#source-${id}">3 months</a>`;
const source = (id: string) => `<li id="source-${id}"><strong>3 months</strong>: What it covers.</li>`;

test('a source links back to the first use of its figure, and only that use gets an id', () => {
  const { html } = postprocessPage(
    `${policy()}<p>${figure('a')} ${figure('a')} ${figure('unlisted')}</p><ul>${source('a')}</ul>`,
  );
  expect(html.match(/id="fact-/g)).toHaveLength(1);
  expect(html).toContain('<p><a class="fact" id="fact-1" href="#source-a">');
  expect(html).toContain('What it covers. <a class="no-print" href="#fact-1">Back to the text</a></li>');
});

test.each([
  ['in plain words', '<p>3 months</p>'],
  ['in a folded answer', `<details class="faq-item"><p>${figure('a')}</p></details>`],
])('a source whose figure stands %s stays as it is', (_where, words) => {
  const page = policy() + words + source('a');
  expect(postprocessPage(page)).toEqual({ html: page, files: [] });
});

test.each([
  ['has no policy', '<p>Words</p>'],
  ['policy forbids a script', `${policy()}<script>b()</script>`],
  ['A script does not end', `${policy()}<script>b()`],
  ['policy forbids a style', `${policy()}<style>a{}</style>`],
  ['an island does not say when', pageWith(runtime, '<astro-island uid="1"></astro-island>')],
  ['the runtime does not stand once', pageWith('define("astro-island",f)', island('event'))],
  ['the runtime does not stand once', page()],
  ['a page with scripts has no head', `${policy()}<script type="module" src="/a.js"></script>`],
])('a page of another shape stops the build: %s', (message, html) => {
  expect(() => postprocessPage(html)).toThrow(message);
});

test('an escaped quote is a quote between tags, and stays in an attribute', () => {
  const { html } = postprocessPage(`${policy()}<p title="&quot;A&quot;">It&#39;s &quot;A&quot; &lt; B</p>`);
  expect(html).toBe(`${policy()}<p title="&quot;A&quot;">It's "A" &lt; B</p>`);
});
