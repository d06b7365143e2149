// The assistant page's replies as they were built beside it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Replies, replyIdFor, topics } from '../../src/features/chatbot/canned-reply.ts';
import { dist, pageAt } from '../support/built-pages.ts';

const island = pageAt('/chatbot')?.root.querySelector('astro-island[client="query"]');

/** Astro writes props as pairs of a type and a value: 0 for a plain value, 1 for an array. */
const revived = ([type, value]: [number, unknown]): unknown =>
  type === 1
    ? (value as [number, unknown][]).map(revived)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, pair]) => [key, revived(pair as [number, unknown])]))
      : value;
const { replies, suggestions } = revived([
  0,
  JSON.parse(readFileSync(dist + island?.getAttribute('data-props'), 'utf8')),
]) as {
  replies: Replies;
  suggestions: { question: string; href: string }[];
};

test('each suggested question gets the reply of its topic and links to its article', () => {
  expect(suggestions.map(({ question }) => replyIdFor(question))).toEqual(topics);
  expect(suggestions.map(({ href }) => href)).toEqual([
    '/ohio-probate-process-step-by-step',
    '/ohio-probate-forms-and-documents',
    '/how-long-does-probate-take-in-ohio',
    '/cost-of-probate-in-ohio',
    '/do-i-need-a-probate-lawyer-in-ohio',
  ]);
});

test('each reply has links, and its figures with their sources', () => {
  for (const topic of topics) expect(replies[topic].more[0]?.url).toBe(suggestions[topics.indexOf(topic)]?.href);
  expect(replies.default.more.length).toBeGreaterThan(1);
  for (const { text, more } of Object.values(replies)) {
    expect(text).not.toMatch(/[{}<>]/);
    for (const { url } of more) expect(pageAt(url), url).toBeDefined();
  }
  expect(replies.costs.text).toContain('$85–$355');
  expect(replies.timeline.text).toContain('6 months to 1 year');
  expect(replies.timeline.figures.map(({ source }) => source)).toEqual(['R.C. 2115.02', 'R.C. 2117.06']);
});

test('without JavaScript the questions are links and buttons, and the forms post to the function', () => {
  for (const { question, href } of suggestions) {
    expect(island?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(href);
    expect(island?.querySelectorAll('button').map((button) => button.getAttribute('value'))).toContain(question);
  }
  const forms = island?.querySelectorAll('form') ?? [];
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    expect(form.getAttribute('action')).toBe('/api/chat');
    expect(form.getAttribute('method')).toBe('post');
  }
});
