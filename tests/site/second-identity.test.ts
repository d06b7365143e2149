// The whole site under another operator's name, as it goes live: nothing of the first one is left, nothing that has no
// basis is claimed, and the tests that look at every page pass there too.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as first } from '../../src/site.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const SITE_IDENTITY = 'tests/support/second-identity.yaml';
/** The tests that say what holds on every page, whoever runs the site, and those of the words that repeat who we are. */
const again = {
  site: ['every-page', 'links', 'validity', 'words', 'lead-forms', 'share-images'],
  unit: ['exit-intent', 'analytics', 'lead-rules', 'consultation'],
};

let copy: ProjectCopy;
let built: Awaited<ReturnType<ProjectCopy['build']>>;
beforeAll(async () => {
  copy = await copyProject(['tests', 'netlify', 'netlify.toml', 'vitest.config.ts', 'docs', 'CONTRIBUTING.md']);
  built = await copy.build({ SITE_IDENTITY, CONTEXT: 'production', WITHOUT_MAIL: 'true' });
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

test('it is built for production, and the claims that it leaves out are named', () => {
  expect(built.built, built.output).toBe(true);
  expect(built.output).toMatch(
    /\[WARN\] \[launch-check\] .*second-identity\.yaml:\d+: homes-sold: "160\+"\. Write how/,
  );
});

test('nothing of the first identity is left', () => {
  const names = [first.brand, first.agent, first.brokerage, first.email, new URL(first.url).host, first.cashBuyer.name];
  const numbers = [first.phone, first.text].flatMap(({ shown, href }) => [shown, href]);
  expect(files().length).toBeGreaterThan(100);
  const left = files().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...names, ...numbers].filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
  });
  expect(left).toEqual([]);
});

test('a claim without a basis is on no page; one with a basis, the portrait and the profile are', async () => {
  const unfounded = ['90+', '160+', '36 hours', '21 days'];
  const claimed = files().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return unfounded.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
  });
  expect(claimed).toEqual([]);
  const about = await copy.read('dist/about.html');
  expect(about).toContain('12 years');
  expect(about).toContain('src="/icon-512.png" alt="Robin Field"');
  expect(about).toContain('<a href="https://www.facebook.com/field-and-rowe-probate" rel="me">');
  expect(about).toContain('href="tel:+12168675309">(216) 867-5309</a>');
  expect(await copy.read('dist/privacy-policy.html')).toContain('A request is kept 18 months, then deleted.');
});

test('it is no demonstration, and search engines may list it', async () => {
  const home = await copy.read('dist/index.html');
  expect(home).not.toMatch(/Demonstration|noindex/);
  expect(await copy.read('dist/sitemap-0.xml')).toContain('https://www.field-and-rowe-probate.com/accessibility');
});

test('the tests of every page, and of the words that repeat who we are, pass', async () => {
  const named = Object.entries(again).flatMap(([project, names]) =>
    names.map((name) => `tests/${project}/${name}.test.ts`),
  );
  const { PATH = '', HOME = '' } = process.env;
  const run = promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'site', '--project', 'unit', '--reporter=dot', ...named],
    { cwd: copy.root, env: { PATH, HOME, NO_COLOR: '1', SITE_IDENTITY }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { stdout } = await run.catch(({ stdout, stderr }) => ({ stdout: `${stdout}${stderr}` }));
  expect(stdout.match(/^.*\bFAIL\b.*$/gm) ?? []).toEqual([]);
  expect(stdout).toMatch(new RegExp(`Test Files {2}${named.length} passed`));
}, 240_000);
