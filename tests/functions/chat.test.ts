import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import chat from '../../netlify/functions/chat.ts';
import { type ChatAnswer, chatContexts, questionLimit } from '../../src/domain/chat.ts';
import { address, contextOf, deployForTests, postForm, postJson } from './netlify.ts';

deployForTests();

const ask = (message: unknown, context: unknown = chatContexts.home) =>
  chat(postJson('/api/chat', { message, context }), contextOf());

test.each([
  ['how long does probate take', '/how-long-does-probate-take-in-ohio'],
  ['what does probate cost', '/cost-of-probate-in-ohio'],
  ['what are the steps of the probate process', '/ohio-probate-process-step-by-step'],
  ['there is no will, who inherits', '/what-happens-if-there-is-no-will-in-ohio'],
])('"%s" is answered from %s', async (message, page) => {
  const response = await ask(message);
  expect(response.status).toBe(200);
  const { response: text, sources } = (await response.json()) as ChatAnswer;
  expect(text.length).toBeGreaterThan(40);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.length).toBeLessThanOrEqual(3);
  expect(sources.map(({ url }) => url.split('#')[0])).toContain(page);
});

test('says so when the site has no answer', async () => {
  const { response } = (await (await ask('quantum chromodynamics lattice simulation')).json()) as ChatAnswer;
  expect(response).toContain('I found nothing there about your question');
});

test.each([
  ['nothing', '', 'Please type a question.'],
  ['white space', ' \n\t ', 'Please type a question.'],
  ['no text', 7, 'Please type a question.'],
  ['too much', 'x'.repeat(questionLimit + 1), `Please ask in at most ${questionLimit} characters.`],
])('%s is refused with a sentence', async (_name, message, sentence) => {
  const response = await ask(message);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: sentence, fields: { message: sentence } });
});

test('without JavaScript the answer is a page with its sources', async () => {
  const response = await chat(
    postForm('/api/chat', { message: 'how long does probate take <b>?', context: chatContexts.home }),
    contextOf(),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const page = parse(await response.text());
  expect(page.querySelector('h1')?.textContent).toBe('how long does probate take <b>?');
  expect(page.querySelector('[data-fill="response"]')?.textContent.length).toBeGreaterThan(40);
  expect(page.querySelectorAll('[data-fill="sources"] a').map((link) => link.getAttribute('href'))).toContain(
    '/how-long-does-probate-take-in-ohio',
  );
});

test('without JavaScript a question that is too long gets a page that says so', async () => {
  const response = await chat(postForm('/api/chat', { message: 'x'.repeat(questionLimit + 1) }), contextOf());
  expect(response.status).toBe(422);
  expect(parse(await response.text()).querySelector('[data-fill="message"]')?.textContent).toContain(
    `${questionLimit} characters`,
  );
});

test('GET is 405 with Allow', async () => {
  const response = await chat(new Request(address('/api/chat')), contextOf());
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});
