// A conversation with the question box: what is sent, what is stored, and what is shown when no answer comes.
import { expect } from '@playwright/test';
import { chatTexts } from '../../src/features/questions/contract.ts';
import { answering, ask, box, boxViolations, full, history, open } from '../support/question-box.ts';
import { hydrated, touched } from '../support/settled.ts';
import { test } from '../support/visitor.ts';

test('the box shows its limit; empty messages, personal numbers and messages in need are not sent', async ({
  page,
}) => {
  const asked = await answering(page, full);
  await open(page);
  await test.step('it says its limit, grows with the text, and counts near the end', async () => {
    await expect(box(page)).toHaveAccessibleDescription('At most 500 characters');
    const height = async () => (await box(page).boundingBox())?.height ?? 0;
    const before = await height();
    await box(page).fill('One line');
    await box(page).press('Shift+Enter');
    await expect(box(page)).toHaveValue('One line\n');
    expect(await height()).toBeGreaterThan(before);
    await expect(page.getByText(/^\d+ left$/)).toHaveCount(0);
    await box(page).fill('x'.repeat(480));
    await expect(page.getByText('20 left', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'At most 20 characters left' })).toHaveCount(1);
    expect.soft(await boxViolations(page)).toEqual([]);
  });

  await test.step('an empty question is ignored', async () => {
    await ask(page, '   ');
    await expect(history(page)).toHaveCount(0);
  });

  await test.step('a message in need is answered without a request, and not stored', async () => {
    await ask(page, 'I want to die');
    const panel = page.getByRole('region', { name: 'Your questions and answers' });
    await expect(panel.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(panel.getByRole('link', { name: 'Talk to a person' })).toHaveCount(0);
    expect.soft(await boxViolations(page)).toEqual([]);
    expect(asked).toEqual([]);
    await page.reload();
    await touched(box(page));
    await expect(history(page)).toHaveCount(0);
  });

  await test.step('a personal number is struck out, and the rest is sent', async () => {
    await ask(page, 'my ssn is 123-45-6789, what now?');
    await expect(history(page)).toContainText('[number removed]');
    await expect(history(page)).not.toContainText('6789');
    expect(asked.map(({ message }) => message)).toEqual(['my ssn is [number removed], what now?']);
  });
});

test('a conversation starts on a topic page, continues on other pages, is copied to the form on request, and can be cleared', async ({
  page,
}) => {
  const asked = await answering(page, full);
  const topic = '/probate/cost-of-probate-in-ohio';
  const notes = page.getByLabel('Additional notes');
  const along = page.getByRole('checkbox', { name: 'Take my last question along' });
  const toAPerson = async () => {
    await page.getByRole('link', { name: 'Talk to a person' }).click();
    await expect(page).toHaveURL(/\/lead-form$/);
  };

  await test.step('a topic page has its own question box, its panel hidden at first', async () => {
    await page.goto(topic);
    await expect(history(page)).toHaveCount(0);
    const topicBox = page.getByRole('textbox', { name: 'Your question about this topic' });
    await topicBox.click();
    await hydrated(topicBox);
    await topicBox.fill('how long does it take');
    await topicBox.press('Enter');
    await expect(history(page).getByRole('link').first()).toBeVisible();
    expect(asked[0]?.context).toBe('Ohio probate guidance: Cost of probate in Ohio');
  });

  await test.step('it is restored after a reload and Back, without interaction', async () => {
    await page.reload();
    await expect(history(page)).toContainText('Ask the court.');
    await page.goto('/lead-form');
    await page.goBack();
    await expect(history(page)).toContainText('Ask the court.');
  });

  const showEarlier = () => page.getByRole('button', { name: 'Show your earlier conversation' }).click();

  await test.step('the last question goes to the consultation form only if the visitor says so', async () => {
    await open(page);
    await expect(history(page)).toHaveCount(0);
    await showEarlier();
    await expect(history(page)).toContainText('Ask the court.');
    await expect(along).not.toBeChecked();
    await toAPerson();
    expect(await page.evaluate(() => sessionStorage.getItem('typed:consultation'))).toBeNull();
    await expect(notes).toHaveValue('');

    await open(page);
    await showEarlier();
    await along.check();
    await toAPerson();
    await expect(notes).toHaveValue('how long does it take');
    await touched(page.getByLabel('Full name'));
    await expect(notes).toHaveValue('how long does it take');
  });

  await test.step('it continues on another page, and clearing it there clears it everywhere', async () => {
    await open(page);
    await open(page, topic);
    await expect(history(page)).toHaveCount(0);
    await ask(page, 'and the fees?');
    await expect(page.getByText('and the fees?')).toBeVisible();
    await expect.poll(() => asked.at(-1)?.previous).toBe('how long does it take');
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Clear this conversation' }).click();
    await expect(history(page)).toHaveCount(0);
    await expect(page.locator('#question')).toBeFocused();
    await page.goBack();
    await touched(box(page));
    await expect(history(page)).toHaveCount(0);
  });
});

// What else counts as no answer: tests/unit/conversation.test.ts.
test('without an answer the panel shows the error text, and one press asks again', async ({ page }) => {
  await open(page);
  const replies = history(page).locator('.message:not(.user)');
  const question = 'what is an executor';
  const faults = [
    ['no response field', { status: 200, json: {} }, chatTexts.noAnswer],
    ['no network', 'abort', chatTexts.unreachable],
  ] as const;
  for (const [at, [name, reply, text]] of faults.entries()) {
    await page.route('**/api/chat', (route) => (reply === 'abort' ? route.abort() : route.fulfill(reply)));
    await ask(page, question);
    await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled();
    await expect(replies, name).toHaveCount(at + 1);
    await expect(replies.last(), name).toContainText(text);
    await expect(box(page), name).toHaveValue(question);
    await page.unroute('**/api/chat');
  }
  await answering(page, full);
  await page.getByRole('button', { name: question }).click();
  await expect(history(page)).toContainText('Ask the court.');
  await expect(box(page)).toHaveValue('');
});

test('an answer names the earlier question it was combined with, and its words in another language have a lang attribute', async ({
  page,
}) => {
  const spanish = 'Este sitio está escrito solo en inglés.';
  const foreign = { language: 'es', text: spanish };
  const asked = await answering(page, { ...full, before: spanish, foreign, about: 'what is the inventory' });
  await open(page);
  await ask(page, 'what is the inventory');
  await expect(history(page).getByText(spanish)).toHaveAttribute('lang', 'es');
  await expect(history(page).getByText('Ask the court.')).not.toHaveAttribute('lang');
  await ask(page, 'and when is it due?');
  await expect.poll(() => asked.at(-1)?.previous).toBe('what is the inventory');
  // A press asks the question alone.
  await page.getByRole('button', { name: 'Ask it alone' }).click();
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.at(-1)).toEqual({ message: 'and when is it due?', context: 'Ohio probate guidance' });
});
