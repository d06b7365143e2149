import { expect } from '@playwright/test';
import { chatTexts } from '../../src/features/questions/contract.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { answering, ask, box, boxViolations, full, history, open } from '../support/question-box.ts';
import { holdBack, hydrated } from '../support/settled.ts';
import { shows } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';

test('a visitor asks on the home page and follows a source to the article', async ({ page }) => {
  const violations = await cspViolations(page);
  await page.goto('/');
  await expect(history(page)).toHaveCount(0);
  await box(page).click();
  await hydrated(box(page));
  await box(page).fill('what does probate cost');
  await box(page).press('Enter');
  await expect(history(page)).toContainText('what does probate cost');
  await expect(box(page)).toHaveValue('');
  const source = history(page)
    .getByRole('link', { name: /What does probate cost/ })
    .first();
  await expect(source).toBeVisible();
  await expect(history(page)).toBeInViewport();
  expect(violations()).toEqual([]);
  await source.click();
  await expect(page).toHaveURL(/\/cost-of-probate-in-ohio/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What does probate cost');
});

test('what was typed before the code arrived is kept and asked', async ({ page }) => {
  await page.goto('/');
  const release = await holdBack(page, '**/_astro/*.js');
  await box(page).pressSequentially('what does probate cost');
  release();
  await hydrated(box(page));
  await expect(box(page)).toHaveValue('what does probate cost');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(history(page)).toContainText('what does probate cost');
});

test('Enter sends, even before the code arrived', async ({ page }) => {
  await answering(page, full);
  await page.goto('/');
  const release = await holdBack(page, '**/_astro/*.js');
  await box(page).pressSequentially('what does probate cost');
  await box(page).press('Enter');
  release();
  await expect(history(page)).toContainText('Ask the court.');
  await expect(box(page)).toHaveValue('');
});

test('an answer is shown with its parts, and the next question is one press away', async ({ page }) => {
  const violations = await cspViolations(page);
  const asked = await answering(page, full);
  await open(page);
  await ask(page, 'how long does it take');
  await expect(history(page).getByRole('listitem').filter({ hasText: 'the creditors' })).toBeVisible();
  await expect(history(page)).toContainText('<b>three</b>');
  await expect(box(page)).toBeFocused();
  const figures = history(page).getByRole('link', { name: 'Ohio Revised Code 2117.06' });
  await expect(figures).toBeHidden();
  await history(page).getByText('Where the figures come from').click();
  await expect(figures).toBeVisible();
  expect(await boxViolations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await boxViolations(page)).toEqual([]);

  await box(page).fill('a draft');
  await page.getByRole('button', { name: 'What does it cost?' }).press('Enter');
  await expect(history(page).getByText('What does it cost?')).toBeVisible();
  await expect(history(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'What does it cost?' })).toHaveCount(1);
  await expect(box(page)).toHaveValue('a draft');
  expect(asked.map(({ message, previous }) => [message, previous])).toEqual([
    ['how long does it take', undefined],
    ['What does it cost?', 'how long does it take'],
  ]);
  expect(violations()).toEqual([]);

  await history(page).getByRole('link', { name: 'Work out your own dates' }).last().click();
  await shows(page, 'death=2026-03-10&letters=2026-04-15');
});

test('a person in need, and a personal number, are answered without a request', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const asked = await answering(page, full);
  await open(page);
  await ask(page, 'my ssn is 123-45-6789, what now?');
  await expect(history(page)).toContainText('[number removed]');
  await expect(history(page)).not.toContainText('6789');
  await ask(page, 'I want to die');
  const panel = page.getByRole('region', { name: 'Your questions and answers' });
  await expect(panel.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(panel.getByRole('link', { name: 'Talk to a person' })).toHaveCount(0);
  expect(await boxViolations(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.reload();
  await box(page).focus();
  await hydrated(box(page));
  await expect(history(page)).toHaveCount(0);
});

test('the conversation goes along to a topic page, and can be cleared', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const asked = await answering(page, full);
  await open(page);
  await ask(page, 'how long does it take');
  await expect(history(page)).toContainText('Ask the court.');
  await open(page, '/probate/cost-of-probate-in-ohio');
  await expect(history(page)).toContainText('Ask the court.');
  await ask(page, 'and the fees?');
  await expect(page.getByText('and the fees?')).toBeVisible();
  expect(asked.at(-1)?.previous).toBe('how long does it take');
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Clear this conversation' }).click();
  await expect(history(page)).toHaveCount(0);
  await expect(page.locator('#question')).toBeFocused();
  await page.goBack();
  await box(page).focus();
  await hydrated(box(page));
  await expect(history(page)).toHaveCount(0);
});

test('the last question goes to the consultation form only if the visitor says so', async ({ page, isMobile }) => {
  test.skip(isMobile);
  await answering(page, full);
  const notes = page.getByLabel('Additional notes');
  await open(page);
  await ask(page, 'how long does it take');
  const along = page.getByRole('checkbox', { name: 'Take my last question along' });
  await expect(along).not.toBeChecked();
  await page.getByRole('link', { name: 'Talk to a person' }).click();
  await expect(page).toHaveURL(/\/lead-form$/);
  expect(await page.evaluate(() => sessionStorage.getItem('typed:consultation'))).toBeNull();
  await expect(notes).toHaveValue('');

  await open(page);
  await along.check();
  await page.getByRole('link', { name: 'Talk to a person' }).click();
  await expect(page).toHaveURL(/\/lead-form$/);
  await expect(notes).toHaveValue('how long does it take');
  await page.getByLabel('Full name').focus();
  await expect(page.locator('form.form')).toHaveAttribute('novalidate');
  await expect(notes).toHaveValue('how long does it take');
});

test('the box says its limit, grows with the text, and counts near the end', async ({ page, isMobile }) => {
  test.skip(isMobile);
  await open(page);
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
  expect(await boxViolations(page)).toEqual([]);
});

test('while an answer is awaited the panel says so and nothing else can be sent', async ({ page, isMobile }) => {
  await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/chat', async (route) => {
    await held;
    await route.continue();
  });
  await box(page).fill('what is an executor');
  await box(page).press('Enter');
  await expect(history(page)).toContainText(chatTexts.thinking);
  await expect(page.getByRole('button', { name: 'Ask' })).toBeDisabled();
  release();
  await expect(history(page)).not.toContainText(chatTexts.thinking);
  await expect(page.getByRole('button', { name: 'Ask' })).toBeEnabled();
  // A box of 24 rem that scrolls; on a telephone the page scrolls, and the answer is shown whole.
  const most = await history(page).evaluate((element) => {
    const { maxHeight } = getComputedStyle(element);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return maxHeight === 'none' ? maxHeight : Number.parseFloat(maxHeight) / rem;
  });
  expect(most).toBe(isMobile ? 'none' : 24);
});

for (const [name, reply, text] of [
  ['no network', 'abort', chatTexts.unreachable],
  ['status 429', { status: 429, body: '{}' }, chatTexts.unreachable],
  ['no response field', { status: 200, json: {} }, chatTexts.noAnswer],
  ['an empty response', { status: 200, json: { response: '' } }, chatTexts.noAnswer],
] as const) {
  test(`${name}: the panel says what was agreed`, async ({ page }) => {
    await open(page);
    await page.route('**/api/chat', (route) => (reply === 'abort' ? route.abort() : route.fulfill(reply)));
    await box(page).fill('what is an executor');
    await box(page).press('Enter');
    await expect(history(page)).toContainText(text);
    await expect(box(page)).toHaveValue('what is an executor');
    if (reply !== 'abort') return;
    await page.unroute('**/api/chat');
    await answering(page, full);
    await page.getByRole('button', { name: 'what is an executor' }).click();
    await expect(history(page)).toContainText('Ask the court.');
    await expect(box(page)).toHaveValue('');
  });
}

test('an empty question is ignored', async ({ page }) => {
  await open(page);
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(history(page)).toHaveCount(0);
});

test('a topic page has its own question box, its panel hidden at first', async ({ page }) => {
  await page.goto('/probate/cost-of-probate-in-ohio');
  await expect(history(page)).toHaveCount(0);
  const topicBox = page.getByRole('textbox', { name: 'Your question about this topic' });
  await topicBox.click();
  await hydrated(topicBox);
  await topicBox.fill('what does an attorney charge');
  const sent = page.waitForRequest('**/api/chat');
  await topicBox.press('Enter');
  expect((await sent).postDataJSON().context).toBe('Ohio probate guidance: Cost of probate in Ohio');
  await expect(history(page).getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer is a page with its sources', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('what does probate cost');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('what does probate cost');
    await page
      .getByRole('main')
      .getByRole('link', { name: /What does probate cost/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cost-of-probate-in-ohio/);
  });
});

test('while somebody types, questions that fit are offered, and nothing is sent before one is chosen', async ({
  page,
}) => {
  const asked = await answering(page, full);
  await open(page);
  const options = page.getByRole('option');
  await box(page).pressSequentially('who pays the mortg');
  await expect(options.first()).toContainText('mortgage');
  expect(await options.count()).toBeLessThanOrEqual(5);
  expect(await boxViolations(page)).toEqual([]);
  await box(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await box(page).press('Escape');
  await expect(options).toHaveCount(0);
  expect(asked).toEqual([]);

  await box(page).press('End');
  await box(page).pressSequentially('a');
  await box(page).press('ArrowDown');
  const question = (await options.first().textContent()) ?? '';
  await box(page).press('Enter');
  await expect(history(page)).toContainText(question);
  await expect(box(page)).toHaveValue('');
  expect(asked.map(({ message }) => message)).toEqual([question]);
});

test('where it is not sure, questions are offered as what may be meant', async ({ page }) => {
  await answering(page, { ...full, outcome: 'near', response: 'I am not sure that these pages answer it.' });
  await open(page);
  await ask(page, 'the thing with the paper');
  await expect(history(page)).toContainText('I am not sure');
  await expect(page.getByText('Do you mean …?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'What does it cost?' })).toBeVisible();
});
