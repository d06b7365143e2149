// What happens to a post, seen by its author: real builds of copies of the project. The posts with wrong fields share one,
// because the build names every mistake of its kind at once; for wrong text the build's own step is called alone.
import { createReadStream, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlogPost } from '../../src/features/live-data/blog.ts';
import type { PostIndex } from '../../src/features/live-data/deploy-data.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import { contentCheck } from '../../src/integrations/content-check.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import {
  future,
  onePixel,
  pixel,
  switchedOn,
  template,
  withField,
  withPicture,
  wrongFields,
  wrongText,
} from '../support/written-posts.ts';

const manual = readFileSync('CONTRIBUTING.md', 'utf8');
/** The examples that the manual gives, in this language and with these words. */
const example = (language: string, words: string): string =>
  [...manual.matchAll(/```(\w+)\n([\s\S]*?)```/g)].find(
    (block) => block[1] === language && block[2]?.includes(words),
  )?.[2] ?? '';
const posts = {
  plain: { slug: 'written-by-the-template', title: 'A post written by the template alone' },
  manual: { slug: 'written-by-the-manual', title: 'A post with the examples of the manual' },
  scheduled: { slug: 'not-yet-due', title: 'A post that waits for its day to come' },
  draft: { slug: 'not-yet-ready', title: 'A post that nobody has finished yet' },
};
const titled = ({ title }: { title: string }, post = template) => withField('title', `"${title}"`, post);

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
  const logger = { warn: () => {} };
  await configure?.({ config: { root: pathToFileURL(`${root}/`) } } as Parameters<typeof configure>[0]);
  return Promise.resolve(check?.({ logger } as unknown as Parameters<typeof check>[0])).then(
    () => ({ built: true, output: '' }),
    ({ message }: Error) => ({ built: false, output: message }),
  );
}

let good: ProjectCopy;
let preview: ProjectCopy;
beforeAll(async () => {
  // The site as it is without these posts.
  const liveSite = createServer((request, response) => createReadStream(`dist${request.url}`).pipe(response));
  await new Promise<void>((resolve) => liveSite.listen(0, '127.0.0.1', resolve));
  const live = `http://127.0.0.1:${(liveSite.address() as AddressInfo).port}`;
  const picture = { 'public/images/blog/pixel.png': pixel };
  const right = {
    ...picture,
    [`src/content/blog/${posts.plain.slug}.mdx`]: onePixel(titled(posts.plain, withPicture())),
    [`src/content/blog/${posts.scheduled.slug}.mdx`]: titled(
      posts.scheduled,
      switchedOn(/scheduled/, withField('publishedAt', future)),
    ),
    [`src/content/blog/2026/${posts.draft.slug}.mdx`]: titled(posts.draft, switchedOn(/draft/)),
  };
  good = await copyWith(right);
  preview = await copyWith(right);
  const facts = await good.read('src/content/facts.yaml');
  await good.write(
    'src/content/facts.yaml',
    `${facts.replace(/^ {2}checked: .*$/m, '  checked: 2024-02-03')}\n${example('yaml', 'covers:')}`,
  );
  await good.write('src/content/faqs/written-by-the-manual.mdx', example('mdx', 'question:'));
  const withExamples = template.replace(/^topic:/m, `${example('yaml', 'alt:')}topic:`) + example('mdx', '<img');
  await good.write(
    `src/content/blog/${posts.manual.slug}.mdx`,
    onePixel(titled(posts.manual, `${withExamples}\nIt takes <Fact id="inventory-deadline-example" />.\n`)),
  );
  const fields = await copyWith(inBlog(wrongFields));
  const text = await copyWith({ ...inBlog(wrongText), ...picture });
  builds.set(wrongText, await checked(text));
  // As many at once as there are cores.
  const built = async (copy: ProjectCopy, env: Record<string, string>, key: object = copy) =>
    void builds.set(key, await copy.build(env));
  await Promise.all([
    built(good, { PUBLIC_ANALYTICS_URL: 'https://counts.example/api/event' }),
    built(fields, {}, wrongFields).then(() =>
      built(preview, {
        SHOW_DRAFTS: 'true',
        CONTEXT: 'deploy-preview',
        HEAD: 'new-posts',
        COMMIT_REF: 'abcdef0123',
        URL: live,
      }),
    ),
  ]);
  liveSite.close();
}, 480_000);
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.remove()));
  copies = [];
});

describe.each([
  ['fields', wrongFields],
  ['text', wrongText],
])('the build stops on wrong %s, and says what to write instead', (_name, wrong) => {
  test.each(Object.entries(wrong))('%s', (file, { says }) => {
    const { built, output = '' } = builds.get(wrong) ?? {};
    expect(built).toBe(false);
    const lines = output.split('\n').filter((line) => line.startsWith(`src/content/blog/${file}:`));
    expect(lines.join('\n'), output).toContain(says);
  });

  test('and on nothing else', () => {
    const named = (builds.get(wrong)?.output ?? '').match(/^src\/[^:]+/gm) ?? [];
    expect([...new Set(named)].sort()).toEqual(Object.keys(inBlog(wrong)).sort());
  });
});

/** The files under `folder` whose name or text says one of these; compressed files are looked into. */
const mentioning = (copy: ProjectCopy, folder: string, words: string[]): string[] =>
  globSync('**/*', { cwd: `${copy.root}/${folder}`, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => {
      const bytes = readFileSync(file);
      const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
      return words.some((word) => file.includes(word) || text.includes(word));
    })
    .map((file) => file.replace(`${copy.root}/`, ''));
/** The islands that a page or layout hydrates, as paths below src/features. */
const islandsOf = (source: string): string[] =>
  [...source.matchAll(/<(\w+)[^>]*? client:/g)].flatMap(([, name]) => {
    const imported = new RegExp(`import ${name} from '[./]+/features/([^']+)'`).exec(source);
    return imported?.[1] ?? [];
  });
const json = async <T>(copy: ProjectCopy, blob: string) =>
  JSON.parse(await copy.read(`.netlify/blobs/deploy/${blob}`)) as T;
const inStore = async (copy: ProjectCopy, { slug }: { slug: string }) => ({
  index: (await json<PostIndex>(copy, 'blog/index')).posts.some((post) => post.slug === slug),
  post: (await json<BlogPost[]>(copy, 'blog/posts-0')).some((post) => post.slug === slug),
  passages: (await json<Passage[]>(copy, 'passages')).some(({ url }) => url.startsWith(`/blog/${slug}`)),
});

test('a post written by the template is on its page, in the list, in the deploy’s store and in the passages', async () => {
  const { built, output } = builds.get(good) ?? {};
  expect(built, output).toBe(true);
  const { slug, title } = posts.plain;
  const page = await good.read(`dist/blog/${slug}.html`);
  expect(page).toContain(`>${title}</h1>`);
  expect(page).toContain('src="/images/blog/pixel.png" alt="A porch with an empty chair');
  expect(page).toContain('href="/glossary#executor"');
  expect(page).not.toContain('Draft');
  expect(await good.read('dist/blog.html')).toContain(`href="/blog/${slug}"`);
  expect(await good.read('dist/sitemap-0.xml')).toContain(`/blog/${slug}</loc>`);
  expect(await inStore(good, posts.plain)).toEqual({ index: true, post: true, passages: true });
  expect(mentioning(good, 'dist', ['_template', 'A title that says what the post answers'])).toEqual([]);
});

test('the examples of CONTRIBUTING.md are what the build takes', async () => {
  const page = await good.read(`dist/blog/${posts.manual.slug}.html`);
  expect(page.match(/src="\/images\/blog\/pixel\.png" alt="A snow-covered porch/g)).toHaveLength(2);
  expect(page).toContain('href="#source-inventory-deadline-example">3 months</a>');
  expect(page).toContain('Some courts give more time.');
  expect(await good.read('dist/faq.html')).toContain('id="written-by-the-manual"');
});

test('a post whose day has not come is in the deploy’s store, where functions hold it back, and nowhere else', async () => {
  expect(await inStore(good, posts.scheduled)).toEqual({ index: true, post: true, passages: false });
  expect(mentioning(good, 'dist', Object.values(posts.scheduled))).toEqual([]);
});

test('where the operator configured who counts visits, the page, its policy and the privacy policy say so', async () => {
  const page = await good.read('dist/privacy-policy.html');
  expect(page).toContain(
    '<meta name="analytics" content="{&quot;url&quot;:&quot;https://counts.example/api/event&quot;',
  );
  expect(page).toContain("connect-src 'self' https://counts.example;");
  expect(page).toContain('The counts go to counts.example');
});

test('where visits are counted, the pages that hold what a visitor typed name nobody who counts', async () => {
  const pages = [
    'plan',
    'tools',
    ...globSync('tools/*.html', { cwd: `${good.root}/dist` }).map((file) => file.slice(0, -5)),
  ];
  expect(pages.length).toBeGreaterThan(6);
  for (const page of pages) {
    const html = await good.read(`dist/${page}.html`);
    expect(html, page).toContain("connect-src 'self';");
    expect(html, page).not.toMatch(/counts\.example|name="analytics"/);
  }
});

test('a draft is nowhere in production', async () => {
  expect(mentioning(good, 'dist', Object.values(posts.draft))).toEqual([]);
  expect(mentioning(good, '.netlify', Object.values(posts.draft))).toEqual([]);
});

test('a draft shows on previews, marked as a draft, and search engines list none of them', async () => {
  const { built, output } = builds.get(preview) ?? {};
  expect(built, output).toBe(true);
  for (const page of ['index', 'faq', `blog/${posts.draft.slug}`]) {
    const robots = '<meta name="robots" content="noindex">';
    expect(await preview.read(`dist/${page}.html`)).toContain(robots);
    if (page !== `blog/${posts.draft.slug}`) expect(await good.read(`dist/${page}.html`)).not.toContain(robots);
  }
  expect(await preview.read(`dist/blog/${posts.draft.slug}.html`)).toContain('Draft: not published');
  expect(await preview.read('dist/blog.html')).toMatch(new RegExp(`Draft\\.[\\s\\S]{0,400}${posts.draft.title}`));
  expect(await inStore(preview, posts.draft)).toMatchObject({ index: true, post: true });
  expect(mentioning(preview, 'dist', Object.values(posts.scheduled))).toEqual([]);
});

test('the banner of a preview names branch and commit, and lists the pages that the branch changes', async () => {
  const page = await preview.read('dist/faq.html');
  expect(page).toContain('Preview of the branch “new-posts”, commit abcdef0. This is not the live site.');
  const [list = ''] = /<details><summary>This branch changes.*?<\/details>/s.exec(page) ?? [];
  const listed = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replace(/<[^>]*>/g, ''));
  expect(listed).toContain('Changed: /blog');
  expect(listed.filter((line) => !line.startsWith('Changed:'))).toEqual([
    `New: /blog/${posts.draft.slug}`,
    `New: /blog/${posts.plain.slug}`,
  ]);
  expect(listed).not.toContain('Changed: /about');
  expect(good.exists('dist/content-manifest.json')).toBe(true);
  expect(preview.exists('dist/content-manifest.json')).toBe(false);
});

test('a preview shows every component and island on the page of all patterns, which nothing lists or finds', async () => {
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
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('data-pagefind');
  const others = mentioning(preview, 'dist', ['/patterns"']).filter((file) => file !== 'dist/patterns.html');
  expect(others).toEqual([]);
});

test('a build in order prints no warning, so that a real one is seen', () => {
  expect(builds.get(preview)?.output).not.toMatch(/\[WARN\]|telemetry|\bwarn(?:ing)?\b/i);
});

test('a fact that nobody has checked for long is named in the build’s output', () => {
  expect(builds.get(good)?.output).toMatch(
    /\[WARN\].* src\/content\/facts\.yaml:\d+: the fact "release-limit" was last checked on 2024-02-03, more than 18 months ago\./,
  );
  expect(builds.get(preview)?.output).not.toContain('last checked');
});
