import { expect, type Page, test } from '@playwright/test';
import { chatTexts } from '../../src/domain/chat.ts';
import { violationsOf } from './violations.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Ask any question about Ohio probate' });
const history = (page: Page) => page.getByRole('log', { name: 'Conversation' });

test('a visitor asks on the home page and follows a source to the article', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto('/');
  await expect(history(page)).toHaveCount(0);
  await box(page).click();
  await page.waitForLoadState('networkidle');
  await box(page).fill('how long does probate take');
  await box(page).press('Enter');
  await expect(history(page)).toContainText('how long does probate take');
  await expect(box(page)).toHaveValue('');
  const source = history(page)
    .getByRole('link', { name: /How long does probate take/ })
    .first();
  await expect(source).toBeVisible();
  await expect(history(page)).toBeInViewport();
  expect(violations()).toEqual([]);
  await source.click();
  await expect(page).toHaveURL(/\/how-long-does-probate-take-in-ohio/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How long');
});

test('what was typed before the code arrived is kept and asked', async ({ page }) => {
  await page.goto('/');
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await box(page).pressSequentially('what does probate cost');
  await page.waitForLoadState('networkidle');
  await expect(box(page)).toHaveValue('what does probate cost');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(history(page)).toContainText('what does probate cost');
});

test('while an answer is awaited the panel says so and nothing else can be sent', async ({ page }) => {
  await page.goto('/');
  await box(page).click();
  await page.waitForLoadState('networkidle');
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
  const height = await history(page).evaluate(
    (element) =>
      Number.parseFloat(getComputedStyle(element).maxHeight) /
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(height).toBe(24);
});

for (const [name, reply, text] of [
  ['no network', 'abort', chatTexts.unreachable],
  ['status 429', { status: 429, body: '{}' }, chatTexts.unreachable],
  ['no response field', { status: 200, json: {} }, chatTexts.noAnswer],
  ['an empty response', { status: 200, json: { response: '' } }, chatTexts.noAnswer],
] as const) {
  test(`${name}: the panel says what the specification says`, async ({ page }) => {
    await page.goto('/');
    await box(page).click();
    await page.waitForLoadState('networkidle');
    await page.route('**/api/chat', (route) => (reply === 'abort' ? route.abort() : route.fulfill(reply)));
    await box(page).fill('what is an executor');
    await box(page).press('Enter');
    await expect(history(page)).toContainText(text);
  });
}

test('an empty question is ignored', async ({ page }) => {
  await page.goto('/');
  await box(page).click();
  await page.waitForLoadState('networkidle');
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(history(page)).toHaveCount(0);
});

test('a topic page has its own question box, its panel hidden at first', async ({ page }) => {
  await page.goto('/probate/cost-of-probate-in-ohio');
  await expect(history(page)).toHaveCount(0);
  const topicBox = page.getByRole('textbox', { name: 'Your question about this topic' });
  await topicBox.click();
  await page.waitForLoadState('networkidle');
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
    await box(page).fill('how long does probate take');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('how long does probate take');
    await page
      .getByRole('main')
      .getByRole('link', { name: /How long does probate take/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/how-long-does-probate-take-in-ohio/);
  });
});
