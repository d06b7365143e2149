import { expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { errorsOf } from '../support/overlays.ts';
import { holdBack, hydrated, touched } from '../support/settled.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const messages = (page: Page) => log(page).locator('.message:not([aria-hidden])');

/** Collects calls of functions: the assistant page makes none. */
function calls(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  return requests;
}

/** Opens the page, wakes the assistant and stops the clock: time passes by `runFor` only. */
async function open(page: Page) {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.goto('/chatbot');
  await touched(box(page));
  await page.clock.pauseAt('2026-11-21T11:00:00');
}

async function ask(page: Page, message: string) {
  await box(page).fill(message);
  await box(page).press('Enter');
}

test('one greeting, then a reply about one second after each message, without a request; paper has all of it', async ({
  page,
}) => {
  const violations = await cspViolations(page);
  const requests = calls(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohio Probate Assistant');
  await expect(page.getByText('replies are automatic')).toBeVisible();
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('automatic assistant');
  // There is no conversation to print yet.
  await page.emulateMedia({ media: 'print' });
  await expect(log(page)).toBeHidden();
  await page.emulateMedia({ media: null });

  await test.step('the card is 600 px high, its messages at most 400 px', async () => {
    expect((await page.locator('.assistant').boundingBox())?.height).toBe(600);
    expect((await log(page).boundingBox())?.height).toBeLessThanOrEqual(400);
    expect((await log(page).boundingBox())?.height).toBeGreaterThan(300);
    const inside = await page.locator('.assistant').evaluate((card) => card.scrollHeight <= card.clientHeight);
    expect(inside).toBe(true);
  });

  await test.step('empty messages are ignored', async () => {
    await ask(page, '   ');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.clock.runFor(2000);
    await expect(messages(page)).toHaveCount(1);
  });

  await ask(page, 'What does it COST?');
  await expect(messages(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await page.clock.runFor(900);
  await expect(messages(page)).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText('$85–$355');
  await expect(messages(page).last().getByRole('link', { name: 'What does probate cost in Ohio?' })).toHaveAttribute(
    'href',
    '/cost-of-probate-in-ohio',
  );

  await ask(page, 'how long does it take to file');
  await page.clock.runFor(1100);
  await expect(messages(page).last()).toContainText('step at a time');
  // The log scrolls to the newest question: the start of the reply is below it.
  expect(await log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(messages(page).nth(-2)).toBeInViewport({ ratio: 1 });

  await test.step('paper has the whole conversation', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(messages(page).last()).toBeVisible();
    expect(await log(page).evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
    await expect(page.locator('.assistant-form')).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('a person in need gets help, not filing steps', async () => {
    await ask(page, 'I want to die. How do I file?');
    await page.clock.runFor(1100);
    await expect(messages(page).last()).toContainText('988');
    await expect(messages(page).last()).not.toContainText('probate court');
    await expect(messages(page).last().getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  });

  await test.step('after a death by suicide, kind words come before the reply', async () => {
    await ask(page, 'My mother died by suicide. What does probate cost?');
    await page.clock.runFor(1100);
    await expect(messages(page).last()).toContainText(/I am so sorry[\s\S]*988[\s\S]*\$85–\$355/);
  });

  await test.step('a suggested question is sent as a message, and its article can be read instead', async () => {
    const question = page.getByRole('button', { name: 'What documents do I need?' });
    await question.click();
    await expect(messages(page).last()).toContainText('What documents do I need?');
    await expect(question).toBeFocused();
    await page.clock.runFor(1100);
    await expect(messages(page).last().getByRole('listitem').first()).toContainText('death certificate');
    await expect(log(page)).toBeInViewport();
    await page.getByRole('link', { name: 'Read the article: Ohio probate forms and documents explained' }).click();
    await expect(page).toHaveURL(/\/ohio-probate-forms-and-documents$/);
  });
  expect(requests).toEqual([]);
  expect(violations()).toEqual([]);
});

test('the first tap on a suggested question works, even before hydration', async ({ page }) => {
  const requests = calls(page);
  const release = await holdBack(page, '**/_astro/*.js');
  await page.goto('/chatbot', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'How long does probate take in Ohio?' }).click();
  release();
  await expect(messages(page).nth(2)).toContainText('6 months to 1 year');
  await expect(page).toHaveURL(/\/chatbot$/);
  expect(requests).toEqual([]);
});

test('the query is sent as the first message, and no query breaks the page', async ({ page }) => {
  await page.clock.install();
  const requests = calls(page);
  const errors = errorsOf(page);
  await page.goto('/chatbot?q=do+I+need+a+lawyer%3F');
  await expect(messages(page).nth(1)).toContainText('do I need a lawyer?');
  await page.clock.runFor(1100);
  await expect(messages(page).nth(2)).toContainText('Ohio law does not require an attorney');
  await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/lead-form');
  expect.soft(await a11yViolations(page, 'main')).toEqual([]);

  await test.step('a personal number is warned about and shown nowhere, the address included', async () => {
    await page.goto('/chatbot?q=my+ssn+is+123-45-6789');
    await expect(messages(page).nth(1)).toContainText('[number removed]');
    await page.clock.runFor(1100);
    await expect(messages(page).nth(2)).toContainText('Social Security, card or account number');
    await expect(page.getByRole('main')).not.toContainText('6789');
    await expect(page).toHaveURL(/\/chatbot$/);
  });

  for (const query of [
    '<img src=x onerror="window.broken=1"><script>window.broken=1</script>',
    '%E0%A4%A',
    '%00%ED%A0%80{{7*7}}',
    'x'.repeat(5000),
  ])
    await test.step(`the query ${query.slice(0, 20)}… never breaks the page`, async () => {
      await page.goto(`/chatbot?q=${query}`);
      await expect(messages(page).nth(1)).toBeVisible();
      await page.clock.runFor(1100);
      await expect(messages(page)).toHaveCount(3);
      await expect(log(page).locator('img, script')).toHaveCount(0);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    });

  await test.step('an empty query sends nothing', async () => {
    await page.goto('/chatbot?q=%20%20');
    await hydrated(box(page));
    await expect(messages(page)).toHaveCount(1);
  });
  expect(errors).toEqual([]);
  expect(requests).toEqual([]);
});

testWithoutScripts('without JavaScript, the questions are links, and the form returns a page', async ({ page }) => {
  await page.goto('/chatbot');
  await expect(page.locator('.assistant-without')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read the article/ })).toHaveCount(5);
  await box(page).fill('how long does probate take');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('how long does probate take');
  await page.goBack();
  await page.getByRole('button', { name: 'Do I need a probate lawyer?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do I need a probate lawyer?');
});
