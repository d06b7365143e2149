import { expect, type Page } from '@playwright/test';
import { a11yViolations, rulesOfSmallScreens } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { errorsOf } from '../support/overlays.ts';
import { settled } from '../support/settled.ts';
import { horizontalOverflow } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';

const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'What are you looking for?' });
const results = (page: Page) => page.locator('.search-result');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const popular = (page: Page) => page.getByRole('heading', { name: 'Pages that many families read' });

test('results appear while typing, with marked words, and link to the page', async ({ page }) => {
  const violations = await cspViolations(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) loaded.push(request.url());
  });

  await test.step('the index is not loaded before the search box has the focus', async () => {
    await page.goto('/search');
    await expect(popular(page)).toBeVisible();
    await settled(page);
    expect(loaded).toEqual([]);
    await box(page).focus();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });

  await test.step('results appear while typing', async () => {
    await box(page).pressSequentially('medicaid', { delay: 30 });
    await expect(status(page)).toHaveText(/^\d+ results for “medicaid”\.$/);
    await expect(results(page)).toHaveCount(10);
    await expect(results(page).first().locator('mark').first()).toHaveText(/medicaid/i);
    // Torn from a sentence, it says so.
    for (const text of await results(page).locator('[data-part="excerpt"]').allTextContents())
      expect(text).toMatch(/^[^a-z]/);
    await expect(popular(page)).toBeHidden();
    await expect(page).toHaveURL(/\?q=medicaid$/);
    expect.soft(await a11yViolations(page)).toEqual([]);
    expect.soft(violations()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await a11yViolations(page, 'html', rulesOfSmallScreens)).toEqual([]);
    expect.soft(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a result leads to its page, and Back restores the results', async () => {
    await page.getByRole('link', { name: 'Medicaid estate recovery in Ohio, in plain words' }).click();
    await expect(page).toHaveURL(/\/blog\/medicaid-estate-recovery-in-plain-words$/);
    await page.goBack();
    await expect(box(page)).toHaveValue('medicaid');
    await expect(results(page)).toHaveCount(10);
  });

  // From the drawer of a telephone: drawer.spec.ts.
  await test.step('every page leads to the search from its header', async () => {
    await page.goto('/faq');
    const field = page.getByRole('searchbox', { name: 'Search this site' });
    await field.fill('letters of authority');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=letters\+of\+authority$/);
    await expect(results(page).first()).toContainText(/letters of authority/i);
  });
});

test('results can be filtered, extended and cleared; no results, and whole sentences, are handled', async ({
  page,
}) => {
  await test.step('results are narrowed to a kind, which is remembered in the address', async () => {
    await page.goto('/search?q=house');
    await expect(status(page)).toHaveText(/^\d+ results for “house”\.$/);
    await page.getByRole('radio', { name: /^Court terms \(\d+\)/ }).check({ force: true });
    await expect(status(page)).toHaveText(/^\d+ results for “house” in Court terms\.$/);
    for (const kind of await results(page).locator('[data-part="kind"]').allTextContents())
      expect(kind).toBe('Court terms');
    await expect(page).toHaveURL(/\?q=house&kind=term$/);
    await page.reload();
    await expect(status(page)).toContainText('in Court terms');
    await page.getByRole('radio', { name: /^All \(/ }).check({ force: true });
  });

  await test.step('sections of a page are offered, and more results come with a press of the keyboard', async () => {
    await expect(results(page)).toHaveCount(10);
    await expect(page.locator('.result-parts a').first()).toHaveAttribute('href', /#/);
    await page.getByRole('button', { name: 'Show more results' }).press('Enter');
    await expect(results(page)).toHaveCount(20);
    await expect(results(page).nth(10).getByRole('link').first()).toBeFocused();
    await page.reload();
    await expect(results(page)).toHaveCount(20);
  });

  await test.step('a whole sentence finds pages with most of its words', async () => {
    await box(page).fill("how do I sell my mother's lakeside house quickly?");
    await expect(status(page)).toContainText(/(?:has|have) all of these words/);
    await expect(results(page).first()).toContainText(/house/i);
    // No kind is counted here: one that has nothing is not offered.
    await expect(page.getByRole('radio', { name: 'Tools' })).toBeHidden();
  });

  await test.step('an empty result offers the assistant and the form', async () => {
    await box(page).fill('xylophone &');
    await expect(status(page)).toHaveText('No results for “xylophone &”.');
    await expect(page.getByRole('link', { name: 'Ask the assistant about it' })).toHaveAttribute(
      'href',
      '/chatbot?q=xylophone+%26',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/lead-form');
  });

  await test.step('a word of which the index has only a prefix has no results', async () => {
    await box(page).fill('abogado');
    await expect(status(page)).toHaveText('No results for “abogado”.');
  });

  await test.step('clearing the field restores the popular pages and resets the kind', async () => {
    await box(page).fill('house');
    await page.getByRole('radio', { name: /^Counties and courts \(/ }).check({ force: true });
    await expect(page).toHaveURL(/kind=county/);
    await box(page).fill('');
    await expect(popular(page)).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/search$/);
  });

  for (const [query, address] of [
    ['form 4.0', '/forms#form-authority'],
    ['deadline calculator', '/tools/deadlines'],
    ['free guide', '/download-guide'],
    ['where do i file in chillicothe', '/counties#ross'],
    ['form for inventory', '/forms#form-inventory'],
    ['probate court phone lake county', '/counties#lake'],
  ] as const)
    await test.step(`“${query}” leads to ${address}`, async () => {
      await box(page).fill(query);
      await expect(page.locator(`.search-result a[href="${address}"]`)).toHaveCount(1);
    });

  await test.step('a typo is corrected with a notice, but a plural that is on no page is not', async () => {
    await box(page).fill('tranfer deed');
    await expect(status(page)).toHaveText(/results? for “transfer deed”.* You typed “tranfer deed”;/);
    await box(page).fill('leases');
    await expect(status(page)).toHaveText(/results? for “leases”\.$/);
    await box(page).fill('"tranfer deed"');
    await expect(status(page)).toHaveText('No results for “"tranfer deed"”.');
  });

  await test.step('an answer is found under its kind, at the address of its page', async () => {
    await page.goto('/search?q=which+probate+court&kind=answer');
    const found = results(page).getByRole('link').first();
    const title = (await found.textContent()) ?? '';
    await found.click();
    await expect(page).toHaveURL(/\/answers\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('if a part of the index fails to load or times out, the page says so and retries', async ({ page }) => {
  for (const file of ['pagefind.js', 'pagefind-entry.json*', '*.pf_meta', 'wasm*'])
    await test.step(`pagefind/${file}`, async () => {
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

  await test.step('an index that never answers counts as failed after a while', async () => {
    await page.clock.install();
    await page.route('**/pagefind/pagefind.js', () => {});
    await page.goto('/search?q=house');
    await expect(status(page)).toHaveText('Searching…');
    await page.clock.runFor(11_000);
    await expect(status(page)).toHaveText('The search could not be loaded.');
  });
});

test('no query breaks the page', async ({ page }) => {
  const errors = errorsOf(page);
  const isWhole = async (query: string) => {
    await expect(status(page)).toHaveText(/result/);
    await expect(page.locator('main img'), query).toHaveCount(0);
    expect(await page.evaluate(() => 'broken' in window), query).toBe(false);
    expect(errors, query).toEqual([]);
  };
  // As an address has it, which may be no text at all.
  for (const query of ['<img src=x onerror="window.broken=1">', '%E0%A4%A', '%00*:(\\']) {
    await page.goto(`/search?q=${query}`);
    await isWhole(query);
  }
  for (const query of ['"', '👩‍👩‍👧', '<img src=y onerror="window.broken=1">', 'x'.repeat(3000)]) {
    await box(page).fill(query);
    await expect(status(page)).toContainText(`“${query.slice(0, 20)}`);
    await isWhole(query);
  }
});
