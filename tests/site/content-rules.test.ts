// What happens to a post on its way, seen by its author: real builds of copies of the project. The posts with wrong
// fields share one, because the build names every mistake of its kind at once; for wrong text the build's own step is
// called alone. What the live site makes of a post is in second-identity.test.ts.
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentCheck } from '../../src/integrations/content-check.ts';
import { unreadableFields, wrongFields, wrongText } from '../fixtures/wrong-posts.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { addPosts, inStore, mentioning, picture, posts } from './new-posts.ts';

let copies: ProjectCopy[] = [];
const builds = new Map<object, Awaited<ReturnType<ProjectCopy['build']>>>();

async function copyWith(files: Record<string, string | Buffer>): Promise<ProjectCopy> {
  const copy = await copyProject();
  copies.push(copy);
  for (const [file, content] of Object.entries(files)) await copy.write(file, content);
  return copy;
}
const inBlog = (wrong: Record<string, { post: string }>) =>
  Object.fromEntries(Object.entries(wrong).map(([file, { post }]) => [`src/content/blog/${file}`, post]));

/** What a build of the copy would say once its fields are right. */
async function checked({ root }: ProjectCopy): Promise<{ built: boolean; output: string }> {
  const { 'astro:config:done': configure, 'astro:build:start': check } = contentCheck().hooks;
  const warnings: string[] = [];
  const logger = { warn: (line: string) => warnings.push(line) };
  await configure?.({ config: { root: pathToFileURL(`${root}/`) } } as Parameters<typeof configure>[0]);
  return Promise.resolve(check?.({ logger } as unknown as Parameters<typeof check>[0])).then(
    () => ({ built: true, output: warnings.join('\n') }),
    ({ message }: Error) => ({ built: false, output: message }),
  );
}

let preview: ProjectCopy;
beforeAll(async () => {
  // The site as it is without these posts.
  const liveSite = createServer((request, response) => createReadStream(`dist${request.url}`).pipe(response));
  const live = `http://127.0.0.1:${await listenOnFreePort(liveSite, '127.0.0.1')}`;
  preview = await copyWith({});
  await addPosts(preview);
  const fields = await copyWith(inBlog(wrongFields));
  const unreadable = await copyWith(inBlog(unreadableFields));
  builds.set(wrongText, await checked(await copyWith({ ...inBlog(wrongText), ...picture })));
  const built = async (copy: ProjectCopy, env: Record<string, string>, key: object) =>
    void builds.set(key, await copy.build(env));
  await Promise.all([
    built(fields, {}, wrongFields),
    built(unreadable, {}, unreadableFields),
    built(
      preview,
      {
        SHOW_DRAFTS: 'true',
        CONTEXT: 'deploy-preview',
        HEAD: 'new-posts',
        COMMIT_REF: 'abcdef0123',
        URL: live,
        // As the deploy button sets it, for previews too.
        ALLOW_PLACEHOLDERS: 'true',
        PUBLIC_ANALYTICS_URL: 'https://counts.example/api/event',
      },
      preview,
    ),
  ]);
  liveSite.close();
}, 240_000);
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.remove()));
  copies = [];
});

describe.each([
  ['fields', wrongFields],
  ['front matter', unreadableFields],
  ['text', wrongText],
])('the build stops on wrong %s, and says what to write instead', (_name, wrong) => {
  test.each(Object.entries(wrong))('%s', (file, { says }) => {
    const { built, output = '' } = builds.get(wrong) ?? {};
    expect(built).toBe(false);
    const lines = output.split('\n').filter((line) => line.startsWith(`src/content/blog/${file}:`));
    expect(lines.join('\n'), output).toContain(says);
    expect(output).not.toContain('Browser APIs');
  });

  test('reports nothing else', () => {
    const named = (builds.get(wrong)?.output ?? '').match(/^src\/[^:]+/gm) ?? [];
    expect([...new Set(named)].sort()).toEqual(Object.keys(inBlog(wrong)).sort());
  });
});

const noindex = '<meta name="robots" content="noindex">';
/** The islands that a page or layout hydrates, as paths below src/features. */
const islandsOf = (source: string): string[] =>
  [...source.matchAll(/<(\w+)[^>]*? client:/g)].flatMap(([, name]) => {
    const imported = new RegExp(`import ${name} from '[./]+/features/([^']+)'`).exec(source);
    return imported?.[1] ?? [];
  });

test('a demonstration says so on every page, including function pages, and its build passes', async () => {
  const { built, output } = builds.get(preview) ?? {};
  expect(built, output).toBe(true);
  const demonstration = 'Demonstration: names, numbers and claims on this site may be made up.';
  for (const page of ['dist/index', 'dist/faq', 'dist/lead-form', '.netlify/function-pages/lead-form'])
    expect(await preview.read(`${page}.html`)).toContain(demonstration);
  expect(output).not.toContain('launch-check');
});

test('previews show drafts, marked as drafts and noindex', async () => {
  for (const page of ['index', 'faq', `blog/${posts.draft.slug}`]) {
    expect(await preview.read(`dist/${page}.html`)).toContain(noindex);
    if (page !== `blog/${posts.draft.slug}`) expect(readFileSync(`dist/${page}.html`, 'utf8')).not.toContain(noindex);
  }
  expect(await preview.read(`dist/blog/${posts.draft.slug}.html`)).toContain('Draft: not published');
  expect(await preview.read('dist/blog.html')).toMatch(new RegExp(`Draft\\.[\\s\\S]{0,400}${posts.draft.title}`));
  expect(await inStore(preview, posts.draft)).toMatchObject({ posts: true });
  expect(mentioning(preview, 'dist', Object.values(posts.scheduled))).toEqual([]);
  // It would name a sitemap that is not there.
  expect(await preview.read('dist/robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

test('visits of a preview are not counted', () => {
  expect(mentioning(preview, 'dist', ['counts.example'])).toEqual([]);
});

test('the banner of a preview shows branch, commit and the changed pages', async () => {
  const page = await preview.read('dist/faq.html');
  expect(page).toContain('Preview of the branch “new-posts”, commit abcdef0. This is not the live site.');
  const [list = ''] = /<details><summary>This branch changes.*?<\/details>/s.exec(page) ?? [];
  const listed = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replace(/<[^>]*>/g, ''));
  expect(listed).toContain('Changed: /blog');
  expect(listed).toContain(`New: /blog/${posts.draft.slug}`);
  expect(listed).toContain(`New: /blog/${posts.plain.slug}`);
  // The project may have drafts of its own, and so many posts that the list gets another page.
  expect(listed.filter((line) => !/^(?:Changed: |New: \/blog\/)/.test(line))).toEqual([]);
  expect(listed).not.toContain('Changed: /about');
  expect(existsSync('dist/content-manifest.json')).toBe(true);
  expect(preview.exists('dist/content-manifest.json')).toBe(false);
});

test('a preview has every component and island on the patterns page, which is neither linked nor indexed', async () => {
  const html = await preview.read('dist/patterns.html');
  const page = parse(html);
  const named = page.querySelectorAll('[data-file]').map((file) => file.getAttribute('data-file'));
  const components = globSync('**/*.astro', { cwd: 'src/components' });
  const sources = globSync('src/{layouts,pages}/**/*.astro').map((file) => readFileSync(file, 'utf8'));
  const islands = new Set(sources.flatMap(islandsOf));
  expect(components.length).toBeGreaterThan(60);
  expect(islands.size).toBeGreaterThan(12);
  expect([...components, ...islands].filter((file) => !named.includes(file))).toEqual([]);

  const ids = page.querySelectorAll('[id]').map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(html).toContain(noindex);
  expect(html).not.toContain('data-pagefind');
  const others = mentioning(preview, 'dist', ['/patterns"']).filter((file) => file !== 'dist/patterns.html');
  expect(others).toEqual([]);
});

test('a valid build prints no warning', () => {
  expect(builds.get(preview)?.output).not.toMatch(/\[WARN\]|telemetry|\bwarn(?:ing)?\b/i);
});

test('the build warns about a stale fact', async () => {
  const copy = await copyWith({});
  const facts = await copy.read('src/content/facts.yaml');
  await copy.write('src/content/facts.yaml', facts.replace(/^ {2}checked: .*$/m, '  checked: 2024-02-03'));
  const { built, output } = await checked(copy);
  expect(built, output).toBe(true);
  expect(output).toMatch(
    /^src\/content\/facts\.yaml:\d+: the fact "release-limit" was last checked on 2024-02-03, more than 18 months ago\./,
  );
  expect(builds.get(preview)?.output).not.toContain('last checked');
});
