// The whole site under another operator's name, as it goes live, with new posts and with somebody who counts visits:
// nothing of the first operator is left, nothing that has no basis is claimed, what is due shows and nothing else does,
// and the tests that look at every page pass there too.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as first } from '../../src/site.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { htmlProblems } from './html-problems.ts';
import { addExamples, addPosts, inStore, mentioning, posts } from './new-posts.ts';

const SITE_IDENTITY = 'tests/fixtures/second-identity.yaml';
/**
 * The tests that say what holds on every page, whoever runs the site, and those of the words that repeat who we are.
 */
const again = {
  site: ['every-page', 'links', 'words', 'lead-forms', 'share-images'],
  unit: ['exit-intent', 'analytics', 'lead-rules', 'consultation'],
};

let copy: ProjectCopy;
let built: Awaited<ReturnType<ProjectCopy['build']>>;
beforeAll(async () => {
  copy = await copyProject(['tests', 'netlify', 'netlify.toml', 'vitest.config.ts', 'docs', 'CONTRIBUTING.md']);
  await addPosts(copy);
  await addExamples(copy);
  const PUBLIC_ANALYTICS_URL = 'https://counts.example/api/event';
  built = await copy.build({ SITE_IDENTITY, CONTEXT: 'production', WITHOUT_MAIL: 'true', PUBLIC_ANALYTICS_URL });
}, 240_000);
afterAll(() => copy.remove());

/** What visitors and functions get, but for pictures and the search's own index. */
const files = () =>
  globSync(['dist/**/*.{html,js,json,xml,txt,webmanifest}', '.netlify/blobs/deploy/**/*'], {
    cwd: copy.root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
/** The text of a file, unpacked, without the numbers and hashes in it that are written as letters. */
function wordsOf(file: string): string {
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isPacked ? gunzipSync(bytes) : bytes).toString().replace(/'sha256-[^']*'|[A-Za-z0-9+/]{200,}/g, '');
}

test('it is built for production, and omitted claims are reported', () => {
  expect(built.built, built.output).toBe(true);
  expect(built.output).toMatch(
    /\[WARN\] \[launch-check\] .*second-identity\.yaml:\d+: homes-sold: "160\+"\. Write how/,
  );
});

test('nothing of the first identity remains', () => {
  const names = [first.brand, first.agent, first.brokerage, first.email, new URL(first.url).host, first.cashBuyer.name];
  const numbers = [first.phone, first.text].flatMap(({ shown, href }) => [shown, href]);
  expect(files().length).toBeGreaterThan(100);
  const left = files().flatMap((file) => {
    const text = wordsOf(file);
    return [...names, ...numbers].filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
  });
  expect(left).toEqual([]);
});

test('a claim without a basis is on no page; one with a basis, the portrait and the profile are', async () => {
  const unfounded = ['90+', '160+', '36 hours', '21 days'];
  const claimed = files().flatMap((file) => {
    const text = wordsOf(file);
    return unfounded.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
  });
  expect(claimed).toEqual([]);
  const about = await copy.read('dist/about.html');
  expect(about).toContain('12 years');
  expect(about).toContain('src="/icon-512.png" alt="Robin Field"');
  expect(about).toContain('<a href="https://www.facebook.com/field-and-rowe-probate" rel="me"');
  expect(about).toContain('href="tel:+12168675309">(216) 867-5309</a>');
  expect(await copy.read('dist/privacy-policy.html')).toContain('A request is kept 18 months, then deleted.');
});

test('it is not a demonstration, and may be indexed', async () => {
  for (const page of ['index', 'faq', 'lead-form'])
    expect(await copy.read(`dist/${page}.html`)).not.toMatch(/Demonstration|noindex/);
  expect(await copy.read('dist/sitemap-0.xml')).toContain('https://www.field-and-rowe-probate.com/accessibility');
});

test('a post from the template is on its page, in the list, in the deploy store and in the passages', async () => {
  const { slug, title } = posts.plain;
  const page = await copy.read(`dist/blog/${slug}.html`);
  expect(page).toContain(`>${title}</h1>`);
  expect(page).toContain('src="/images/blog/pixel.png" alt="A porch with an empty chair');
  expect(page).toContain('href="/glossary#executor"');
  expect(page).not.toContain('Draft');
  expect(await copy.read('dist/blog.html')).toContain(`href="/blog/${slug}"`);
  expect(await inStore(copy, posts.plain)).toEqual({ posts: true, passages: true });
  expect(mentioning(copy, 'dist', ['_template', 'A title that says what the post answers'])).toEqual([]);
});

test('the examples in CONTRIBUTING.md build', async () => {
  const page = await copy.read(`dist/blog/${posts.manual.slug}.html`);
  expect(page.match(/src="\/images\/blog\/pixel\.png" alt="A snow-covered porch/g)).toHaveLength(2);
  expect(page).toMatch(/href="#source-inventory-deadline-example"[^>]*>3 months<\/a>/);
  expect(page).toContain('Some courts give more time.');
  expect(await copy.read('dist/faq.html')).toContain('id="written-by-the-manual"');
});

test('a scheduled post is only in the deploy store, where functions withhold it', async () => {
  expect(await inStore(copy, posts.scheduled)).toEqual({ posts: true, passages: false });
  expect(mentioning(copy, 'dist', Object.values(posts.scheduled))).toEqual([]);
});

test('a configured analytics provider is in the page, its CSP and the privacy policy', async () => {
  const page = await copy.read('dist/privacy-policy.html');
  expect(page).toContain(
    '<meta name="analytics" content="{&quot;url&quot;:&quot;https://counts.example/api/event&quot;',
  );
  expect(page).toContain("connect-src 'self' https://counts.example;");
  expect(page).toContain('The counts go to counts.example');
});

test('pages with a visitor’s input have no analytics provider', async () => {
  const pages = [
    'plan',
    'tools',
    ...globSync('tools/*.html', { cwd: `${copy.root}/dist` }).map((file) => file.slice(0, -5)),
  ];
  expect(pages.length).toBeGreaterThan(6);
  for (const page of pages) {
    const html = await copy.read(`dist/${page}.html`);
    expect(html, page).toContain("connect-src 'self';");
    expect(html, page).not.toMatch(/counts\.example|name="analytics"/);
  }
});

// The other pages differ from those of validity.test.ts in the same parts.
test('the pages with most identity data and the new posts are valid HTML', async () => {
  const written = [posts.plain, posts.manual].map(({ slug }) => `blog/${slug}`);
  for (const page of ['index', 'about', 'faq', 'lead-form', 'privacy-policy', 'selling-house-probate', ...written])
    expect(await htmlProblems(await copy.read(`dist/${page}.html`)), page).toEqual([]);
});

test('a draft is not published in production', async () => {
  expect(mentioning(copy, 'dist', Object.values(posts.draft))).toEqual([]);
  expect(mentioning(copy, '.netlify', Object.values(posts.draft))).toEqual([]);
});

test('the page of all patterns is not published, and nothing links to it', () => {
  expect(mentioning(copy, 'dist', ['/patterns"', '/patterns.', '/Patterns.', '/overlays.', '/Overlays.'])).toEqual([]);
});

test('the tests of every page and of the identity pass', async () => {
  const named = Object.entries(again).flatMap(([project, names]) =>
    names.map((name) => `tests/${project}/${name}.test.ts`),
  );
  const { PATH = '', HOME = '' } = process.env;
  const run = promisify(execFile)(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'site',
      '--project',
      'unit',
      '--maxWorkers=1',
      '--reporter=dot',
      ...named,
    ],
    { cwd: copy.root, env: { PATH, HOME, NO_COLOR: '1', SITE_IDENTITY }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { stdout } = await run.catch(({ stdout, stderr }) => ({ stdout: `${stdout}${stderr}` }));
  expect(stdout.match(/^.*\bFAIL\b.*$/gm) ?? []).toEqual([]);
  expect(stdout).toMatch(new RegExp(`Test Files {2}${named.length} passed`));
}, 240_000);
