// The pages of the answers, as a visitor finds them from the home page.
import { expect, test } from 'vitest';
import { answerTopics } from '../support/answer-topics.ts';
import { answerPaths, type BuiltPage, pageAt, pages, visibleText } from '../support/built-pages.ts';
import { netlifyToml } from '../support/netlify-toml.ts';

const topicPaths = answerTopics.map(({ id }) => `/answers/${id}`);
const linksOf = (page: BuiltPage | undefined): (string | undefined)[] =>
  page?.root.querySelectorAll('a[href]').map((link) => link.getAttribute('href')) ?? [];
const answers = pages.filter(({ path }) => answerPaths.has(path));
/** The direct answer that a page of one question prints, as a reader sees it. */
const directAnswer = (page: BuiltPage | undefined): string => {
  const direct = page?.root.querySelector('.short-answer p');
  return direct ? visibleText(direct) : 'There is no such page.';
};

test('each answer is two clicks from the home page and the sitemap: topic, then question', () => {
  expect(answers.length).toBe(answerPaths.size);
  for (const start of ['/', '/sitemap']) {
    const links = linksOf(pageAt(start));
    expect(
      topicPaths.filter((path) => !links.includes(path)),
      start,
    ).toEqual([]);
  }
  const listed = new Set(topicPaths.flatMap((path) => linksOf(pageAt(path))));
  const inIndex = new Set(linksOf(pageAt('/answers')));
  expect([...answerPaths].filter((path) => !listed.has(path) || !inIndex.has(path))).toEqual([]);
});

test.each(topicPaths)('%s prints the direct answer of each of its questions', (path) => {
  const sections = pageAt(path)?.root.querySelectorAll('.topic-answers section') ?? [];
  expect(sections.length).toBeGreaterThan(0);
  for (const section of sections) {
    const page = pageAt(section.querySelector(':is(h2, h3) a')?.getAttribute('href') ?? '');
    expect(visibleText(section)).toContain(directAnswer(page));
  }
});

test.each(answers)(
  '$path has its topic in the breadcrumbs, and its figures link to their sources',
  ({ path, root }) => {
    const trail = root.querySelectorAll('.crumbs a').map((link) => link.getAttribute('href'));
    expect(trail.slice(0, 2)).toEqual(['/', '/answers']);
    expect(topicPaths).toContain(trail[2]);
    for (const figure of root.querySelectorAll('main a.fact'))
      expect(root.getElementById(figure.getAttribute('href')?.slice(1) ?? ''), path).not.toBeNull();
  },
);

test('each common question is complete on /faq and links to its page', () => {
  const items = pageAt('/faq')?.root.querySelectorAll('.faq-item') ?? [];
  expect(items.length).toBeGreaterThan(20);
  expect(items.length).toBeLessThanOrEqual(40);
  for (const item of items) {
    const page = pageAt(`/answers/${item.id}`);
    expect(visibleText(item), item.id).toContain(directAnswer(page));
    const cases = page?.root.querySelectorAll('.cases tbody tr').length ?? 0;
    const shown = item.querySelectorAll('p + ul > li').length;
    // All of the cases, or none.
    expect(shown, item.id).toBe(cases > 4 ? 0 : cases);
    expect(item.querySelector('p a')?.getAttribute('href')).toBe(page?.path);
  }
});

test.each(['/faq', '/answers', ...topicPaths])(
  'no two links of %s have the same text and different targets',
  (path) => {
    const links = pageAt(path)?.root.querySelectorAll('main a[href]') ?? [];
    expect(links.length).toBeGreaterThan(5);
    const byName = Map.groupBy(links, (link) => link.textContent.replace(/\s+/g, ' ').trim());
    const unclear = [...byName].filter(
      ([name, same]) =>
        // The index names each topic by its heading above such a link.
        !/^All \d+ answers on one page$/.test(name) &&
        new Set(same.map((link) => link.getAttribute('href')?.replace(/#.*$/, ''))).size > 1,
    );
    expect(unclear.map(([name]) => name)).toEqual([]);
  },
);

test.each(answers)('$path has a description of whole words, its cases and a line for the court', ({ root }) => {
  const text = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(text.length).toBeLessThanOrEqual(162);
  expect(text).toMatch(/(?:[.!?]["”)]?|\S …)$/);
  expect(text).not.toMatch(/[{}]/);
  for (const row of root.querySelectorAll('.cases tbody tr')) expect(visibleText(row)).toMatch(/^If /);
  expect(root.querySelectorAll('.sheet-court').length).toBe(1);
});

test('both addresses of an article that became answers redirect to a topic', () => {
  const moved = netlifyToml.redirects.filter(({ status, to }) => status === 301 && to.startsWith('/answers/'));
  const articles = moved.filter(({ from }) => !from.startsWith('/answers/'));
  expect(articles.length).toBeGreaterThan(50);
  const missing = articles.flatMap(({ from, to }) => {
    expect(topicPaths, from).toContain(to);
    const twin = from.startsWith('/probate/') ? from.slice('/probate'.length) : `/probate${from}`;
    const hasTwin = moved.some((one) => one.from === twin && one.to === to);
    return hasTwin ? [] : [`{ from = "${twin}", to = "${to}", status = 301 },`];
  });
  expect(missing, 'Add these lines to "redirects" of netlify.toml.').toEqual([]);
});
