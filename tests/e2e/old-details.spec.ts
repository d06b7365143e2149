// What features/navigation/old-details.browser.ts adds in browsers that lack parts of <details>.
import { expect, type Page } from '@playwright/test';
import { scriptsStarted } from '../support/settled.ts';
import { test } from '../support/visitor.ts';

/** Makes the browser one without `<details name>`: the attribute has another name in the page, and scripts still read it. */
async function withoutName(page: Page) {
  await page.addInitScript(() => {
    delete (HTMLDetailsElement.prototype as Partial<HTMLDetailsElement>).name;
    const { getAttribute } = Element.prototype;
    HTMLDetailsElement.prototype.getAttribute = function (name) {
      return getAttribute.call(this, name === 'name' ? 'data-name' : name);
    };
  });
  await page.route(/\/faq$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('<details name=', '<details data-name='),
    });
  });
}

const openItems = (page: Page, items: string) => page.locator(`${items}[open]`);

test('without <details name> support only one question is open at a time, and it can be closed', async ({ page }) => {
  await withoutName(page);
  await page.goto('/faq');
  await scriptsStarted(page);
  for (const at of [0, 3, 1]) {
    const item = page.locator('.faq-item').nth(at);
    await item.locator('summary').click();
    await expect(openItems(page, '.faq-item')).toHaveCount(1);
    await expect(item).toHaveAttribute('open', '');
  }
  await page.locator('.faq-item').nth(1).locator('summary').press('Enter');
  await expect(openItems(page, '.faq-item')).toHaveCount(0);
});

test('without it only one group of the drawer is open @telephone', async ({ page }) => {
  await withoutName(page);
  await page.goto('/faq');
  await scriptsStarted(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const name of ['Probate Help', 'Property Solutions', 'Probate Help']) {
    await page.locator('.menu summary').filter({ hasText: name }).click();
    await expect(openItems(page, '.menu')).toHaveText([new RegExp(name)]);
  }
});

test('without ::details-content a page is unfolded for print, and folded again', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = (...condition: string[]) => !condition.join().includes('details-content');
  });
  for (const [path, items] of [
    ['/faq', '.faq-item'],
    ['/how-long-does-probate-take-in-ohio', '.sources details'],
    ['/forms', 'main details'],
  ] as const) {
    await page.goto(path);
    await scriptsStarted(page);
    const count = await page.locator(items).count();
    expect(count).toBeGreaterThan(0);
    await page.locator(items).first().locator('summary').click();
    const print = (event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event);
    await print('beforeprint');
    await expect(openItems(page, items)).toHaveCount(count);
    await print('afterprint');
    // What the visitor opened stays open.
    await expect(openItems(page, items)).toHaveCount(1);
    await page.locator(items).first().locator('summary').click();
    await expect(openItems(page, items)).toHaveCount(0);
    await expect(page.locator('.faq-item:not([name])')).toHaveCount(0);
  }
});
