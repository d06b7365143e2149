// A figure shows its source in place; the list at the foot of the page is collapsed.
import { expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { article, titleByKeys } from '../support/overlays.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';

const figures = (page: Page) => page.locator('.prose .fact');
const source = (page: Page) => page.getByRole('dialog', { name: /comes from/ });
const list = (page: Page) => page.locator('.sources details');
const entryOf = async (page: Page) => page.locator((await figures(page).first().getAttribute('href')) ?? '');

test('a figure opens and closes a popover with its source, by pointer and by keyboard', async ({ page }) => {
  await page.goto(article);
  await test.step('shows what the figure covers and its source, as in the list', async () => {
    const figure = figures(page).first();
    await expect(page.getByRole('button', { name: (await figure.textContent()) ?? '' }).first()).toBeVisible();
    await figure.click();
    await expect(source(page)).toBeFocused();
    await expect(source(page)).toBeInViewport({ ratio: 1 });
    await expect(figure).toHaveAttribute('aria-expanded', 'true');
    const covers = (await (await entryOf(page)).textContent())?.replace('Back to the text', '').trim() ?? '';
    await expect(source(page)).toContainText(covers);
    await expect(source(page)).toContainText(/(?:Checked|Reviewed) \w+ \d+, \d{4}\./);
    await expect(source(page)).not.toContainText('Back to the text');
    await expect(list(page)).not.toHaveAttribute('open');

    const [under, over] = [await source(page).boundingBox(), await figure.boundingBox()];
    expect((under?.y ?? 0) - ((over?.y ?? 0) + (over?.height ?? 0))).toBeLessThan(10);
    await page.setViewportSize({ width: 320, height: 568 });
    await source(page).getByRole('button', { name: 'Close' }).click();
    await figures(page).last().click();
    const narrow = await source(page).boundingBox();
    expect(narrow?.x).toBeGreaterThanOrEqual(0);
    expect((narrow?.x ?? 0) + (narrow?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('opens by keyboard; closes by its button, a click elsewhere and Escape', async () => {
    await titleByKeys(page);
    const figure = figures(page).first();
    const closeActions = [
      () => source(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 300),
      () => page.keyboard.press('Escape'),
    ];
    for (const key of ['Enter', 'Space'])
      for (const close of closeActions) {
        await figure.focus();
        await page.keyboard.press(key);
        await expect(source(page)).toBeFocused();
        await close();
        await expect(source(page)).toBeHidden();
        await expect(figure).toBeFocused();
        await expect(figure).toHaveAttribute('aria-expanded', 'false');
      }
    // The exit offer ignores an Escape that was already handled.
    await expect(page).toHaveTitle('Escape used');
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('Escape free');
  });

  await test.step('shows one popover at a time, and Tab moves into it', async () => {
    await figures(page).nth(0).click();
    await page.keyboard.press('Tab');
    expect(await source(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await figures(page).nth(3).focus();
    await page.keyboard.press('Enter');
    await expect(source(page)).toHaveCount(1);
    await expect(figures(page).nth(0)).toHaveAttribute('aria-expanded', 'false');
    await expect(figures(page).nth(3)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  });

  await test.step('links to the collapsed list, which expands and links back to the sentence', async () => {
    const entry = await entryOf(page);
    await expect(entry).toBeHidden();
    await figures(page).first().click();
    await source(page).getByRole('link', { name: 'All figures of this page' }).click();
    await expect(entry).toBeInViewport();
    await expect(source(page)).toBeHidden();
    const backLink = entry.getByRole('link', { name: 'Back to the text' });
    await backLink.click();
    const figure = page.locator((await backLink.getAttribute('href')) ?? '');
    await expect(figure).toBeInViewport();
    await expect(figure).toHaveAttribute('href', `#${await entry.getAttribute('id')}`);
  });

  await test.step('popover and list have no axe violation', async () => {
    await expect(list(page)).toHaveAttribute('open');
    await figures(page).first().click();
    await expect(source(page)).toBeVisible();
    expect.soft(await a11yViolations(page, 'main')).toEqual([]);
  });
});

test('print expands the list, without links back or a shadow, splits no callout, and keeps space below the short answer', async ({
  page,
}) => {
  await page.goto('/surviving-spouse-rights-in-ohio');
  await page.mouse.wheel(0, 900);
  const header = page.locator('.site-header');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  const entry = await entryOf(page);
  await page.emulateMedia({ media: 'print' });
  await expect(header).toHaveCSS('box-shadow', 'none');
  await expect(page.locator('.callout').first()).toHaveCSS('break-inside', 'avoid');
  await expect(entry).toBeVisible();
  await expect(entry.getByRole('link', { name: 'Back to the text' })).toBeHidden();
  await page.goto('/ohio-probate-process-step-by-step');
  const [answer, body] = await Promise.all(
    ['.short-answer', '.reading-main'].map((part) => page.locator(part).boundingBox()),
  );
  expect(body?.y).toBeGreaterThan((answer?.y ?? 0) + (answer?.height ?? 0));
});

testWithoutScripts('without JavaScript, a figure links to its entry in the list, and back', async ({ page }) => {
  await page.goto(article);
  const entry = await entryOf(page);
  await expect(entry).toBeHidden();
  await figures(page).first().click();
  await expect(entry).toBeInViewport();
  await entry.getByRole('link', { name: 'Back to the text' }).click();
  await expect(page).toHaveURL(/#fact-/);
  await list(page).locator('summary').click();
  await expect(entry).toBeHidden();
});

test('offline, a figure links to its source on the page', async ({ page, context }) => {
  await page.goto(article);
  const figure = figures(page).first();
  await expect(figure).toHaveRole('button');
  await context.setOffline(true);
  await figure.click();
  await expect(page).toHaveURL(/#source-/);
  await expect(await entryOf(page)).toBeInViewport();
});
