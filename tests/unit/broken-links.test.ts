// What the build says of links that lead nowhere, and of hidden characters: its own step, over a small site.
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { contentCheck } from '../../src/integrations/content-check.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What the author reads, line by line; nothing where the site is built. */
async function checked(files: Record<string, string>): Promise<string[]> {
  const root = temporaryFolder(files);
  const { 'astro:config:done': configure, 'astro:build:done': check } = contentCheck().hooks;
  await configure?.({ config: { root: pathToFileURL(`${root}/`), site: 'https://www.site.example' } } as Parameters<
    typeof configure
  >[0]);
  try {
    await check?.({ dir: pathToFileURL(`${root}/dist/`) } as Parameters<typeof check>[0]);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).sort();
  }
}

const site = {
  'dist/index.html': '<a href="/faq">Questions</a> <a href="/faq#who">Who</a> <a href="/blog?page=2">Blog</a>',
  'dist/faq.html': '<h2 id="who">Who?</h2> <a href="#who">Up</a>',
  'dist/about.html': '<a href="/guide/a.pdf">Guide</a> <a href="/api/faqs">Data</a> <a href="/old?a=1">Moved</a>',
  'dist/blog.html': '<a href="/about?a=1&amp;b=2#death=2026-03-10">Plan</a> <a href="https://example.com/x">Away</a>',
  'dist/guide/a.pdf': '',
  'netlify.toml': '[[redirects]]\nfrom = "/old"\nto = "/about"\nstatus = 301\n',
};

test('links to pages, anchors, files, functions and redirects are accepted', async () => {
  expect(await checked(site)).toEqual([]);
});

test('each broken link is reported with file and line, including those of a scheduled post', async () => {
  const problems = await checked({
    ...site,
    'dist/faq.html': '<a href="/contcat">Contact</a> <a href="#when">When</a> <a class="x" href="/about#us">Us</a>',
    'dist/index.html': '<p>No link</p>',
    'src/content/faqs/a.mdx': '---\nquestion: Who?\n---\n\n[Contact](/contcat) and [us](/about#us).\n',
    // A folder of pages is no page.
    'dist/blog.html': '<a href="/guide">Guide</a>',
    'src/pages/faq.astro': '<Base>\n  <a href="/contcat">Contact</a>\n</Base>\n',
    'src/content/blog/later.mdx':
      '---\npublishedAt: 2099-01-01\n---\n\n[Here](/faq).\nOr [there](/blog/never-written).\n<a href="/blog/nor-this">Or</a>\n',
  });
  const missing = 'leads nowhere: there is no such page';
  const lines = [
    `src/content/blog/later.mdx:6: the link "/blog/never-written" ${missing}`,
    `src/content/blog/later.mdx:7: the link "/blog/nor-this" ${missing}`,
    `src/content/faqs/a.mdx:5: the link "/about#us" ${missing}, or nothing of that name on it`,
    `src/content/faqs/a.mdx:5: the link "/contcat" ${missing}`,
    `src/pages/faq.astro:2: the link "/contcat" ${missing}`,
    `the page /blog: the link "/guide" ${missing}`,
    // Put together by code: only the page can be named.
    `the page /faq: the link "#when" ${missing}, or nothing of that name on it`,
  ];
  expect(problems).toEqual(lines.map((line) => `${line}. Mend the address, or remove the link.`));
});

test('invalid addresses and absolute links to missing pages of this site are reported too', async () => {
  const away =
    '[a](https://example.com/x) [b](tel:+12165550100) [c](mailto:ann@example.com) [d](</faq>) [e](https://www.site.example/faq#who)';
  const wrong = [
    'faq',
    './faq',
    'www.example.com',
    'javascript:print',
    'http://example.com/x',
    'https:/example.com',
    'faq?call=tel:1',
    '',
  ];
  const problems = await checked({
    ...site,
    'src/content/blog/later.mdx': `${away}\n${wrong.map((href) => `[x](${href})\n`).join('')}[x](https://www.site.example/gone)\n`,
    'dist/about.html': '<a href="faq">Questions</a>',
    'src/site.ts': "export const menu = ['faq', ''];\n",
  });
  const lines = wrong.map(
    (href, index) =>
      `src/content/blog/later.mdx:${index + 2}: the link "${href}" leads nowhere: a page of this site begins with /, another site with https://`,
  );
  const gone =
    'src/content/blog/later.mdx:10: the link "https://www.site.example/gone" leads nowhere: there is no such page';
  expect(problems).toEqual([...lines, gone].map((line) => `${line}. Mend the address, or remove the link.`).sort());
});

test('a character that nobody sees stops the build before any page is built', async () => {
  const hidden = { 'src/content/blog/a.mdx': '---\ntitle: Pro\u00adbate\n---\n' };
  await expect(checked(hidden)).rejects.toThrow('a.mdx:2:11');
});
