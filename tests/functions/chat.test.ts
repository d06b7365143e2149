import { parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import chat from '../../netlify/functions/chat.ts';
import leads from '../../netlify/functions/leads.ts';
import { questionsPage } from '../../src/features/page-votes/page-vote.ts';
import { type ChatAnswer, chatContexts, questionLimit } from '../../src/features/questions/contract.ts';
import { site } from '../../src/site.ts';
import { address, contextOf, deployForTests, postForm, postJson } from '../support/netlify.ts';

deployForTests();

const ask = (message: unknown, context: unknown = chatContexts.home) =>
  chat(postJson('/api/chat', { message, context }), contextOf());
const answerTo = async (message: string, context?: string) =>
  (await (await ask(message, context)).json()) as ChatAnswer;
/** The answer page for a browser without JavaScript. */
const pageFor = async (message: string) => parse(await (await askWithoutScript(message)).text());
const askWithoutScript = (message: string) =>
  chat(postForm('/api/chat', { message, context: chatContexts.home }), contextOf());

test.each([
  ['how long does probate take', '/answers/how-long-does-probate-take'],
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

test('a question without an answer gets "No page here answers that"', async () => {
  const { response } = await answerTo('quantum chromodynamics lattice simulation');
  expect(response).toContain('No page here answers that');
});

test('an answer has its kind, figures with sources, and follow-up questions', async () => {
  const answer = await answerTo('how small is a small estate');
  expect(answer.kind).toBe('question');
  const figures = answer.answers.flatMap((card) => card.figures);
  expect(figures.map(({ values }) => values).join()).toContain('$35,000');
  expect(figures.every(({ source }) => /checked/.test(source))).toBe(true);
  expect(answer.followUps.length).toBeGreaterThan(0);
});

test('votePage is the first card’s page; absent for a person in need, a greeting, or with votes off', async () => {
  const votePage = async (message: string) => (await answerTo(message)).votePage;
  expect(await votePage('when must the inventory be filed')).toBe('/answers/when-is-the-inventory-due');
  // The card is a section of a page.
  expect(await votePage('address of the probate court in Vinton County')).toBe('/counties');
  expect(await votePage('quantum chromodynamics lattice simulation')).toBe(questionsPage);
  for (const message of ['hello', 'I want to die', 'my ssn is 078-05-1120'])
    expect(await votePage(message)).toBeUndefined();
  vi.stubEnv('PAGE_VOTES', 'off');
  expect(await votePage('when must the inventory be filed')).toBeUndefined();
});

test('foreign names the language of text that is not English', async () => {
  const foreign = async (message: string) => {
    const { response, foreign } = await answerTo(message);
    expect(response).toContain(foreign?.text ?? '');
    return [foreign?.language, foreign?.text === response];
  };
  expect(await foreign('¿Quién se queda con la casa de mi papá?')).toEqual(['es', true]);
  const german = 'Wer erbt das Haus meiner Mutter, und wie lange dauert das?';
  expect(await foreign(german)).toEqual(['de', true]);
  expect(await foreign('quiero morir')).toEqual(['es', false]);
  expect(await foreign('who inherits the house')).toEqual([undefined, false]);
  expect((await pageFor(german)).querySelector('[data-fill="response"]')?.getAttribute('lang')).toBe('de');
});

test('a follow-up is searched together with the topic or the previous question', async () => {
  const onTopic = await answerTo('and who pays that?', chatContexts.topic('Cost of probate in Ohio'));
  expect(onTopic.sources[0]?.url).toMatch(/cost-of-probate|how-much-does-probate-cost/);
  expect(onTopic.about).toBe('Cost of probate in Ohio');
  const body = { message: 'and when is it due?', context: chatContexts.home, previous: 'what is the inventory' };
  const followUp = (await (await chat(postJson('/api/chat', body), contextOf())).json()) as ChatAnswer;
  expect(followUp.sources[0]?.url).toMatch(/inventory/);
  expect(followUp.about).toBe('what is the inventory');
});

test('a log line has kind, outcome and pages, and no word of the question', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  await ask('my aunt Wilhelmina left a zebra, how long does probate take');
  await ask('my ssn is 078-05-1120');
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/Wilhelmina|zebra|078/);
  const { pages, ...logged } = JSON.parse(lines[0] ?? '');
  expect(['quote', 'near']).toContain(logged.outcome);
  expect(logged).toEqual({ intent: 'question', outcome: logged.outcome });
  expect(pages).not.toEqual([]);
  for (const page of pages) expect(page).toMatch(/^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ intent: 'personal-number', outcome: 'reply', pages: [] });
});

test('a personal number is in no answer and on no page', async () => {
  const message = 'my ssn is 078-05-1120, do I need probate';
  expect(await (await ask(message)).text()).not.toContain('078-05-1120');
  const context = `${chatContexts.topic('Cost of probate')}, my ssn 078-05-1120`;
  const page = await (await chat(postForm('/api/chat', { message, context }), contextOf())).text();
  expect(page).not.toContain('078-05-1120');
  expect(parse(page).querySelector('h1')?.textContent).toContain('[number removed]');
  expect(parse(page).querySelector('input[name="context"]')?.getAttribute('value')).toContain('Cost of probate');
});

test('markup is escaped, an unknown context is accepted, and twenty concurrent questions get twenty answers', async () => {
  expect(await answerTo('<script>alert(1)</script> what is probate')).toMatchObject({ kind: 'question' });
  expect((await ask('what is probate', 'somewhere else')).status).toBe(200);
  const all = await Promise.all(Array.from({ length: 20 }, () => ask('what is an executor')));
  expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test.each([
  ['nothing', '', 'Please type a question.'],
  ['white space', ' \n\t ', 'Please type a question.'],
  ['no text', 7, 'Please type a question.'],
  ['ten kilobytes', 'x'.repeat(10_240), `Please ask in at most ${questionLimit} characters.`],
  ['too much', 'x'.repeat(questionLimit + 1), `Please ask in at most ${questionLimit} characters.`],
])('%s is refused with an error message', async (_name, message, sentence) => {
  const response = await ask(message);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: sentence, fields: { message: sentence } });
});

test('without JavaScript the answer is a page with its sources', async () => {
  const response = await askWithoutScript('what does probate cost <in Ohio>?');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const page = parse(await response.text());
  expect(page.querySelector('h1')?.textContent).toBe('what does probate cost <in Ohio>?');
  const cards = page.querySelectorAll('[data-fill="answers"] > li');
  expect(cards.length).toBeGreaterThan(1);
  expect(cards.length).toBeLessThanOrEqual(3);
  const text = (name: string) => cards.map((card) => card.querySelector(`[data-part="${name}"]`)?.textContent ?? '');
  for (const words of [...text('question'), ...text('answer')]) expect(words.length).toBeGreaterThan(3);
  expect(cards[0]?.closest('section')?.hasAttribute('hidden')).toBe(false);
  expect(cards.map((card) => card.querySelector('[data-part="page"]')?.getAttribute('href')).join()).toContain(
    '/cost-of-probate-in-ohio',
  );
  expect(page.querySelector('[href="/lead-form"]')).not.toBeNull();
  // The address is the one that the visitor sees.
  expect(page.querySelector('[property="og:url"]')?.getAttribute('content')).toBe(`${site.url}/api/chat`);
});

test('without JavaScript a person in need gets telephone buttons, and no offer of a consultation', async () => {
  const main = (await pageFor('I want to kill myself')).querySelector('main');
  expect(main?.querySelectorAll('a.button[href^="tel:"]').length).toBeGreaterThan(0);
  expect(main?.querySelector('[href="/lead-form"]')).toBeNull();
});

test('a possible need: the line and its telephone come before the cards, without JavaScript too', async () => {
  const message = "i haven't slept in days, what does the letter mean";
  const { before, answers, sources } = await answerTo(message);
  expect(before).toMatch(/^Should it ever be too much/);
  expect(answers.length).toBeGreaterThan(0);
  expect(sources).toContainEqual({ title: 'Call 988', url: 'tel:988' });
  const main = (await pageFor(message)).querySelector('main')?.innerHTML ?? '';
  expect(main.indexOf('tel:988')).toBeLessThan(main.indexOf('data-fill="answers"'));
  expect(main.indexOf('tel:988')).toBeGreaterThan(0);
});

test('an answer that names a tool links to it; without JavaScript too', async () => {
  const message = 'I got my letters on April 15, 2026. When is the inventory due?';
  const tool = { title: 'Which dates come next?', url: '/tools/deadlines' };
  expect((await answerTo(message)).tool).toEqual(tool);
  const link = (await pageFor(message)).querySelector('[data-fill="tool"] a');
  expect({ title: link?.textContent, url: link?.getAttribute('href') }).toEqual(tool);
  expect(link?.closest('section')?.hasAttribute('hidden')).toBe(false);
  expect(
    (await pageFor('what is a deed')).querySelector('[data-fill="tool"]')?.closest('section')?.hasAttribute('hidden'),
  ).toBe(true);
  expect((await answerTo('what is a deed')).tool).toBeUndefined();
});

test('without JavaScript figures have sources, and follow-up questions are buttons', async () => {
  const page = await pageFor('how small is a small estate');
  expect(page.querySelector('[data-fill="answers"]')?.textContent).toMatch(/\$35,000.*: R\.C\. /s);
  expect(page.querySelectorAll('[data-fill="follow-ups"] button[value]').length).toBeGreaterThan(0);
  expect(page.querySelector('input[name="previous"]')?.getAttribute('value')).toBe('how small is a small estate');
});

test('without JavaScript a question that is too long gets an error page', async () => {
  const response = await askWithoutScript('x'.repeat(questionLimit + 1));
  expect(response.status).toBe(422);
  expect(parse(await response.text()).querySelector('[data-fill="message"]')?.textContent).toContain(
    `${questionLimit} characters`,
  );
});

test.each([
  ['/api/chat', chat],
  ['/api/leads', leads],
])('%s opened in the address bar responds with a page', async (path, handler) => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const response = await handler(new Request(address(path), { headers }), contextOf());
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  const page = parse(await response.text());
  expect(page.querySelector('h1')?.textContent).toBe('We could not do that');
  expect(page.querySelector('[data-fill="message"]')?.textContent).toMatch(/nothing to read/);
});
