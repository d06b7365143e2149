import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { cspViolations } from '../support/csp-violations.ts';
import { settled } from '../support/settled.ts';
import { test } from '../support/visitor.ts';

const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'What are you looking for?' });
const finds = (page: Page) => page.locator('.find');
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('results appear while typing, with the words marked, and lead to the page', async ({ page }) => {
  const violations = await cspViolations(page);
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Pages that many families read' })).toBeVisible();
  await box(page).pressSequentially('medicaid', { delay: 30 });
  await expect(status(page)).toHaveText(/^\d+ results for “medicaid”\.$/);
  await expect(finds(page)).toHaveCount(10);
  await expect(finds(page).first().locator('mark').first()).toHaveText(/medicaid/i);
  await expect(page.getByRole('heading', { name: 'Pages that many families read' })).toBeHidden();
  await expect(page).toHaveURL(/\?q=medicaid$/);
  const { violations: barriers } = await new AxeBuilder({ page }).analyze();
  expect(barriers.map(({ id }) => id)).toEqual([]);
  expect(violations()).toEqual([]);
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0], 'no sideways scroll').toBe(widths[1]);

  await page.getByRole('link', { name: 'Medicaid estate recovery in Ohio, in plain words' }).click();
  await expect(page).toHaveURL(/\/blog\/medicaid-estate-recovery-in-plain-words$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('medicaid');
  await expect(finds(page)).toHaveCount(10);
});

test('nothing of the index is loaded before somebody searches', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) loaded.push(request.url());
  });
  await page.goto('/search');
  await settled(page);
  expect(loaded).toEqual([]);
  await box(page).focus();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});

test('results are narrowed to a kind, which is remembered in the address', async ({ page }) => {
  await page.goto('/search?q=house');
  await expect(status(page)).toHaveText(/^\d+ results for “house”\.$/);
  await page.getByRole('radio', { name: /^Court terms \(\d+\)/ }).check({ force: true });
  await expect(status(page)).toHaveText(/^\d+ results for “house” in Court terms\.$/);
  for (const kind of await finds(page).locator('[data-part="kind"]').allTextContents())
    expect(kind).toBe('Court terms');
  await expect(page).toHaveURL(/\?q=house&kind=term$/);
  await page.reload();
  await expect(status(page)).toContainText('in Court terms');
});

test('a question of the FAQ is found by its own address, and open when one gets there', async ({ page }) => {
  await page.goto('/search?q=which+probate+court&kind=question');
  await page.getByRole('link', { name: 'Which probate court do I go to?' }).click();
  await expect(page).toHaveURL(/\/faq#which-probate-court$/);
  await expect(page.locator('#which-probate-court')).toHaveAttribute('open');
});

test('sections of a page are offered, and more results come with a press of the keyboard', async ({ page }) => {
  await page.goto('/search?q=house');
  await expect(finds(page)).toHaveCount(10);
  await expect(page.locator('.find-parts a').first()).toHaveAttribute('href', /#/);
  await page.getByRole('button', { name: 'Show more results' }).press('Enter');
  await expect(finds(page)).toHaveCount(20);
  await expect(finds(page).nth(10).getByRole('link').first()).toBeFocused();
});

test('a whole sentence finds pages with most of its words', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("how do I sell my mother's house quickly?")}`);
  await expect(status(page)).toContainText(/(?:has|have) all of these words/);
  await expect(finds(page).first()).toContainText(/house/i);
});

test('when nothing is found the page says what else helps', async ({ page }) => {
  await page.goto('/search?q=xylophone+%26');
  await expect(status(page)).toHaveText('No results for “xylophone &”.');
  await expect(page.getByRole('link', { name: 'Ask the assistant about it' })).toHaveAttribute(
    'href',
    '/chatbot?q=xylophone+%26',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/lead-form');
});

for (const file of ['pagefind.js', 'pagefind-entry.json*', '*.pf_meta', 'wasm*']) {
  test(`when pagefind/${file} cannot be loaded the page says so, and the next search tries again`, async ({ page }) => {
    await page.route(`**/pagefind/${file}`, (route) => route.abort());
    await page.goto('/search?q=house');
    await expect(status(page)).toHaveText('The search could not be loaded.');
    await expect(page.getByRole('main').getByRole('link', { name: 'All pages of this site' })).toHaveAttribute(
      'href',
      '/sitemap',
    );
    await page.unroute(`**/pagefind/${file}`);
    await box(page).fill('medicaid');
    await expect(status(page)).toHaveText(/^\d+ results for “medicaid”\.$/);
    await expect(page.getByRole('heading', { name: 'What you can do instead' })).toBeHidden();
  });
}

test('an index that never answers counts as failed after a while', async ({ page }) => {
  await page.clock.install();
  await page.route('**/pagefind/pagefind.js', () => {});
  await page.goto('/search?q=house');
  await expect(status(page)).toHaveText('Searching…');
  await page.clock.runFor(11_000);
  await expect(status(page)).toHaveText('The search could not be loaded.');
});

for (const query of [
  '<img src=x onerror="window.broken=1">',
  '%E0%A4%A',
  '"',
  '%00*:(\\',
  'x'.repeat(3000),
  '👩‍👩‍👧',
]) {
  test(`the query ${query.slice(0, 20)} never breaks the page`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`/search?q=${query}`);
    await expect(status(page)).toHaveText(/result/);
    await expect(page.locator('.search-found img')).toHaveCount(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(errors).toEqual([]);
  });
}

test('emptied again, the field brings back the popular pages', async ({ page }) => {
  await page.goto('/search?q=house');
  await expect(finds(page)).toHaveCount(10);
  await box(page).fill('');
  await expect(page.getByRole('heading', { name: 'Pages that many families read' })).toBeVisible();
  await expect(finds(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);
});

test('every page leads to the search from its header', async ({ page, isMobile }) => {
  await page.goto('/faq');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await field.fill('letters of authority');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=letters\+of\+authority$/);
  await expect(finds(page).first()).toContainText(/letters of authority/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so and leads to the list of all pages', async ({ page }) => {
    await page.goto('/search?q=house');
    await expect(page.locator('.search-note')).toBeVisible();
    await page.locator('.search-note a').click();
    await expect(page).toHaveURL(/\/sitemap$/);
  });
});
