// What happens to a post, seen by its author: real builds of copies of the project. The posts with wrong fields share one,
// because the build names every mistake of its kind at once; for wrong text the build's own step is called alone.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlogPost } from '../../src/features/live-data/blog.ts';
import type { PostIndex } from '../../src/features/live-data/deploy-data.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import { contentCheck } from '../../src/integrations/content-check.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const template = readFileSync('src/content/blog/_template.mdx', 'utf8');
const manual = readFileSync('CONTRIBUTING.md', 'utf8');
/** The examples that the manual gives, in this language and with these words. */
const example = (language: string, words: string): string =>
  [...manual.matchAll(/```(\w+)\n([\s\S]*?)```/g)].find(
    (block) => block[1] === language && block[2]?.includes(words),
  )?.[2] ?? '';
/** One line of the front matter with another value, or without the line when there is none. */
const withField = (field: string, value: string | undefined, post = template): string =>
  post.replace(new RegExp(`^${field}:.*\n`, 'm'), value === undefined ? '' : `${field}: ${value}\n`);
/** The template with the # before these optional fields removed. */
const switchedOn = (fields: RegExp, post = template): string =>
  post.replace(new RegExp(`^# ((?:${fields.source}).*)$`, 'gm'), '$1');
const withPicture = (post = template) => switchedOn(/image|\s+(?:src|alt|width|height)/, post);
const saying = (text: string) => `${template}\n${text}\n`;
/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The same post with that picture in the place of the template's. */
const onePixel = (post: string) =>
  post
    .replace(/images\/blog\/[\w-]+\.jpg/g, 'images/blog/pixel.png')
    .replace(/((?:width|height)(?:: |="))\d+/g, (_, name) => `${name}1`);

const future = '2099-03-04';
const wrongFields: Record<string, { post: string; says: string }> = {
  'missing-field.mdx': {
    post: withField('reviewed', undefined),
    says: 'reviewed: Write the day the page was last reviewed, such as 2026-11-21.',
  },
  'empty-field.mdx': {
    post: withField('createdAt', ''),
    says: 'createdAt: Write the day the post was written, such as 2026-11-21.',
  },
  'wrong-value.mdx': { post: withField('topic', 'houses'), says: 'topic: Write one of: court, costs, house, family.' },
  'wrong-field.mdx': {
    post: template.replace('topic:', 'author: me\ntopic:'),
    says: 'There is no field "author". Remove it, or write one of: title, excerpt, createdAt, publishedAt,',
  },
  'long-title.mdx': {
    post: withField('title', 'x'.repeat(53)),
    says: 'title: This is too long. Write a title of 15 to 52 characters',
  },
  'future-date.mdx': {
    post: withField('publishedAt', future),
    says: 'publishedAt: This date is in the future. Add "scheduled: true" to publish on that day, or write a past date.',
  },
  'picture-without-words.mdx': {
    post: withPicture().replace(/^ {2}alt:.*\n/m, ''),
    says: 'image.alt: Say what the picture shows, for a reader who cannot see it',
  },
  '2026/empty-house-after-a-death.mdx': {
    post: template,
    says: 'the slug "empty-house-after-a-death" is taken by empty-house-after-a-death.md. Rename one of the two files.',
  },
  'Capital-Letters.mdx': { post: template, says: 'name the file with lowercase letters, digits and hyphens only.' },
};
const wrongText: Record<string, { post: string; says: string }> = {
  'unknown-fact.mdx': {
    post: saying('It costs <Fact id="no-such-fact" />.'),
    says: 'there is no fact "no-such-fact". Add it to src/content/facts.yaml, or mend the id.',
  },
  'unknown-term.mdx': {
    post: saying('The <Term id="no-such-term">thing</Term>.'),
    says: 'there is no term "no-such-term". Add it to src/content/glossary.yaml, or mend the id.',
  },
  'typed-figure.mdx': {
    post: saying('It takes six months and costs $250.'),
    says: '"six months" is typed by hand. Write <Fact id="…" /> ({fact-id} in front matter) with an id of src/content/facts.yaml.',
  },
  'missing-picture.mdx': {
    post: withPicture(),
    says: 'image: there is no file public/images/blog/name-of-the-file.jpg. Add the picture, or mend the name.',
  },
  'wrong-size.mdx': {
    post: withPicture().replace('name-of-the-file.jpg', 'pixel.png'),
    says: 'image: public/images/blog/pixel.png is 1 × 1 pixels. Write width 1 and height 1.',
  },
  'picture-in-the-text.mdx': {
    post: saying('![A porch](/images/blog/pixel.png)'),
    says: 'a picture in the text states its size. Write <img src="/images/blog/pixel.png" alt="…" width="…" height="…" />.',
  },
  'picture-in-the-text-without-words.mdx': {
    post: saying('<img src="/images/blog/pixel.png" alt="" width="1" height="1" />'),
    says: 'write alt="…": what the picture shows, for a reader who cannot see it.',
  },
  'braces-in-the-text.mdx': {
    post: saying('Creditors have {creditor-claim-period}.'),
    says: 'braces are for the front matter. Write <Fact id="creditor-claim-period" />.',
  },
  'component-in-markdown.md': {
    post: template,
    says: '<Term> is only understood in MDX. Rename the file so that it ends in .mdx.',
  },
};

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
    built(fields, {}, wrongFields).then(() => built(preview, { SHOW_DRAFTS: 'true', CONTEXT: 'deploy-preview' })),
  ]);
}, 240_000);
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
  expect(page).toContain('src="/images/blog/pixel.png" alt="What the picture shows');
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

test('a fact that nobody has checked for long is named in the build’s output', () => {
  expect(builds.get(good)?.output).toMatch(
    /\[WARN\].* src\/content\/facts\.yaml:\d+: the fact "release-limit" was last checked on 2024-02-03, more than 18 months ago\./,
  );
  expect(builds.get(preview)?.output).not.toContain('last checked');
});
