import { expect } from '@playwright/test';
import { chatTexts } from '../../src/features/questions/contract.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { answering, ask, box, boxViolations, full, history, open } from '../support/question-box.ts';
import { gate, holdBack, hydrated } from '../support/settled.ts';
import { shows } from '../support/tool-page.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';

const [card] = full.answers;
/** Cards of which none is sure. */
const unsure = {
  ...full,
  outcome: 'near',
  before: 'These come closest.',
  answers: full.answers.map((one) => ({ ...one, shows: 'direct-answer' })),
  followUps: [],
};

test('a visitor asks on the home page, waits, and follows a source to the article @telephone', async ({ page }) => {
  const violations = await cspViolations(page);
  const answered = gate();
  await page.route('**/api/chat', async (route) => {
    await answered.opened;
    await route.continue();
  });
  await page.goto('/');
  await expect(history(page)).toHaveCount(0);
  await box(page).click();
  await hydrated(box(page));
  await box(page).fill('what does probate cost');
  await box(page).press('Enter');
  await expect(history(page)).toContainText('what does probate cost');
  await expect(box(page)).toHaveValue('');
  await expect(history(page)).toContainText(chatTexts.thinking);
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  answered.open();
  await expect(history(page)).not.toContainText(chatTexts.thinking);
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled();
  const source = history(page).locator('.answer-page a[href^="/cost-of-probate-in-ohio"]').first();
  if (!(await source.isVisible())) await history(page).locator('details', { has: source }).locator('summary').click();
  await expect(source).toBeVisible();
  await expect(history(page)).toBeInViewport();
  expect.soft(await boxViolations(page)).toEqual([]);
  expect(violations()).toEqual([]);
  await source.click();
  await expect(page).toHaveURL(/\/cost-of-probate-in-ohio/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What does probate cost');
});

test('text typed before hydration is sent as the question, and Enter works before hydration too', async ({ page }) => {
  const asked = await answering(page, full);
  await page.goto('/');
  const late = await holdBack(page, '**/_astro/*.js');
  await box(page).pressSequentially('what does probate cost');
  late();
  await hydrated(box(page));
  await expect(box(page)).toHaveValue('what does probate cost');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(history(page)).toContainText('Ask the court.');

  await page.goto('/');
  const later = await holdBack(page, '**/_astro/*.js');
  await box(page).pressSequentially('how long does it take');
  await box(page).press('Enter');
  later();
  await expect(history(page)).toContainText('how long does it take');
  await expect(box(page)).toHaveValue('');
  await expect
    .poll(() => asked.map(({ message }) => message))
    .toEqual(['what does probate cost', 'how long does it take']);
});

test('the first tap on an example fills the box, even before hydration', async ({ page }) => {
  await page.goto('/');
  const late = await holdBack(page, '**/_astro/*.js');
  const example = page
    .getByRole('list', { name: /^Example questions/ })
    .getByRole('button')
    .first();
  await example.click();
  await expect(box(page)).toHaveValue('');
  late();
  await expect(box(page)).toHaveValue((await example.textContent()) ?? '');
});

test('a long answer is whole on paper and where there is room, else it scrolls in its box; the next question is a press away', async ({
  page,
}) => {
  await answering(page, { ...full, answers: [{ ...card, answer: 'A long answer.\n'.repeat(60) }] });
  const hiddenHeight = () => history(page).evaluate((log) => log.scrollHeight - log.clientHeight);
  const more = page.getByRole('button', { name: 'Ask another question' });
  for (const [width, height, clipped] of [
    [1280, 900, false],
    [768, 1024, false],
    [390, 844, false],
    [700, 900, true],
    [1280, 600, true],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await open(page);
      await ask(page, 'how long does it take');
      await expect(history(page)).toContainText('A long answer.');
      // What is read next is in view: the question and the start of its answer.
      await expect(history(page).locator('.message.user')).toBeInViewport();
      await expect(history(page).locator('.answer-question')).toBeInViewport();
      expect((await hiddenHeight()) > 0).toBe(clipped);
      if (clipped) {
        await expect(history(page)).toHaveCSS('height', '432px'); // 24rem of 18 px
        await expect(more).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        await expect(history(page)).toBeVisible();
        expect(await hiddenHeight()).toBe(0);
        // What is pressed or typed in.
        for (const part of ['.ask-form', '.ask-next', '.ask-foot']) await expect(page.locator(part)).toBeHidden();
        await page.emulateMedia({ media: null });
      } else {
        await more.click();
        await expect(box(page)).toBeFocused();
        await expect(box(page)).toBeInViewport();
      }
      await page.getByRole('button', { name: 'Clear this conversation' }).click();
    });
});

test('an answer is shown with its parts, and the next question is one press away', async ({ page }) => {
  const violations = await cspViolations(page);
  const asked = await answering(page, full);
  await open(page);
  await ask(page, 'how long does it take');
  await expect(history(page).getByRole('listitem').filter({ hasText: 'the creditors' })).toBeVisible();
  await expect(history(page)).toContainText('<b>three</b>');
  await expect(box(page)).toBeFocused();
  await expect(history(page).getByText('If a house is sold: it takes longer.').first()).toBeVisible();
  const [figures, closed] = await history(page).getByText('Ohio Revised Code 2117.06').all();
  if (!figures || !closed) throw new Error('Each card has its figures.');
  await expect(figures).toBeVisible();
  await expect(closed).toBeHidden();
  await page.locator('summary', { hasText: 'What does it cost, as a rule?' }).focus();
  await page.keyboard.press('Enter');
  await expect(closed).toBeVisible();
  await expect(history(page).getByText('Less than many fear.')).toBeVisible();
  expect.soft(await boxViolations(page)).toEqual([]);

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

test('while somebody types, questions that fit are offered, and nothing is sent before one is chosen', async ({
  page,
}) => {
  const asked = await answering(page, full);
  await open(page);
  const options = page.getByRole('option');
  await box(page).pressSequentially('who pays the mortg');
  await expect(options.first()).toContainText('mortgage');
  expect(await options.count()).toBeLessThanOrEqual(5);
  expect.soft(await boxViolations(page)).toEqual([]);
  await box(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await box(page).press('Escape');
  await expect(options).toHaveCount(0);
  expect(asked).toEqual([]);

  await box(page).press('End');
  await box(page).press('ArrowDown');
  await expect(options.first()).toContainText('mortgage');
  await page.setViewportSize({ width: 640, height: 360 });
  for (const option of await options.all()) {
    await box(page).press('ArrowDown');
    await expect(option).toBeInViewport({ ratio: 0.9 });
  }
  await box(page).press('Escape');
  await box(page).pressSequentially('a');
  await box(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const question = (await options.first().textContent()) ?? '';
  await box(page).press('Enter');
  await expect(history(page)).toContainText(question);
  await expect(box(page)).toHaveValue('');
  await expect.poll(() => asked.map(({ message }) => message)).toEqual([question]);
  // While an answer is waited for, nothing else is asked.
  await expect(history(page)).toContainText('Ask the court.');

  await test.step('an uncertain reply shows the direct answer of each card, with its cases collapsed', async () => {
    await page.unroute('**/api/chat');
    await answering(page, unsure);
    await ask(page, 'the thing with the paper');
    const newest = history(page).locator('.message:not(.user)').last();
    await expect(newest).toContainText('These come closest.');
    await expect(newest.getByText('Less than many fear.')).toBeVisible();
    const cases = newest.getByText('If a house is sold: it takes longer.').last();
    await expect(cases).toBeHidden();
    await newest.getByText('It depends: find your case').last().click();
    await expect(cases).toBeVisible();
    expect.soft(await boxViolations(page)).toEqual([]);
  });
});

testWithoutScripts('without JavaScript, the answer is a page with its sources', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('what does probate cost');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('what does probate cost');
  const card = page.getByRole('main').locator('.answer-card').first();
  await expect(card).toContainText('cost');
  const link = card.locator('.answer-page a');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cost');
});
