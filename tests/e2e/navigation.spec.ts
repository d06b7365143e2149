// The header of wide screens: menus, tooltips, what sticks.
import { expect, type Page } from '@playwright/test';
import { site } from '../../src/site.ts';
import { a11yViolations, a11yViolationsInAllColors, rulesOfSmallScreens } from '../support/a11y-violations.ts';
import { article, titleByKeys } from '../support/overlays.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';

const groups = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('details');
const menu = (page: Page, name: string) => {
  const group = groups(page).filter({ hasText: name });
  return { group, button: group.locator('summary'), links: group.getByRole('link') };
};
const help = (page: Page) => menu(page, 'Probate Help');
const property = (page: Page) => menu(page, 'Property Solutions');
const violations = (page: Page) => a11yViolationsInAllColors(page, '.site-header');
const away = (page: Page) => page.mouse.move(640, 700);

test('the menus open by click, one at a time, and close by click, Escape, an outside click and focus out', async ({
  page,
}) => {
  await page.goto(article);
  await help(page).button.click();
  // Six guides, then all of them.
  await expect(help(page).links).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'What it costs' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1);
  expect.soft(await violations(page)).toEqual([]);

  await property(page).button.click();
  await expect(help(page).links.first()).toBeHidden();
  await expect(property(page).links).toHaveCount(5);
  for (const [name, intent] of [
    ['Free Property Valuation', 'valuation'],
    ['Cash Offer', 'cash-offer'],
  ] as const) {
    const href = `/selling-house-probate?intent=${intent}#lead-form`;
    await expect(property(page).group.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await property(page).button.click();
  await expect(property(page).links.first()).toBeHidden();

  await property(page).button.click();
  await property(page).links.nth(2).focus();
  await page.keyboard.press('Escape');
  await expect(property(page).links.first()).toBeHidden();
  await expect(property(page).button).toBeFocused();

  await help(page).button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(help(page).links.first()).toBeHidden();

  await help(page).button.click();
  await help(page).links.last().focus();
  await page.keyboard.press('Tab');
  await expect(property(page).button).toBeFocused();
  await expect(help(page).links.last()).toBeHidden();

  await test.step('arrow keys, Home and End walk through a menu and from one to the other', async () => {
    const { button, links } = help(page);
    await page.evaluate(() => scrollTo(0, 0));
    const steps = [
      ['ArrowDown', links.nth(0)],
      ['ArrowDown', links.nth(1)],
      ['End', links.nth(6)],
      ['ArrowDown', links.nth(0)],
      ['ArrowUp', links.nth(6)],
      ['Home', links.nth(0)],
      // With another key held down these are the browser's.
      ['Shift+End', links.nth(0)],
      ['ArrowRight', property(page).links.nth(0)],
      ['ArrowLeft', links.nth(0)],
      ['Escape', button],
      ['ArrowRight', property(page).button],
      ['ArrowUp', property(page).links.nth(4)],
    ] as const;
    await button.focus();
    for (const [key, next] of steps) {
      await page.keyboard.press(key);
      await expect(next, key).toBeFocused();
    }
    await expect(links.first()).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('only an Escape that closed something is marked as used', async () => {
    await page.keyboard.press('Escape');
    await expect(property(page).links.first()).toBeHidden();
    await titleByKeys(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('Escape free');
    await help(page).button.click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('Escape used');
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('Escape free');
  });
});

test('hovering opens a menu, a click keeps it open; a tooltip opens after a delay, the next at once', async ({
  page,
}) => {
  // Time passes only where the test says so, however slow the machine is.
  await page.clock.install({ time: 0 });
  await page.goto(article);
  await page.clock.pauseAt(3_600_000);
  const { button, links } = help(page);
  await button.hover();
  await page.clock.runFor(60);
  await expect(links.first()).toBeHidden();
  await page.clock.runFor(100);
  await expect(links.first()).toBeVisible();

  await away(page);
  await page.clock.runFor(200);
  await links.nth(3).hover();
  await page.clock.runFor(1000);
  await expect(links.first()).toBeVisible();
  await away(page);
  await page.clock.runFor(400);
  await expect(links.first()).toBeHidden();

  await button.hover();
  await page.clock.runFor(200);
  await button.click();
  await away(page);
  await page.clock.runFor(1000);
  await expect(links.first()).toBeVisible();
  await button.click();
  await expect(links.first()).toBeHidden();

  // Whoever walks through a menu with the keyboard is not thrown out by the pointer.
  await button.press('ArrowDown');
  await property(page).button.hover();
  await page.clock.runFor(1000);
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await away(page);

  await test.step('a tooltip opens after 700 ms, the next within 300 ms at once, and Escape closes it', async () => {
    const call = page.getByRole('banner').getByRole('link', { name: site.phone.shown }).first();
    const text = page
      .getByRole('banner')
      .getByRole('link', { name: `Text ${site.text.shown}` })
      .first();
    const tooltip = page.getByRole('tooltip');
    await expect(call).toHaveAccessibleDescription('Call us: Mon–Fri 9AM–5PM');
    await call.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText('Call us: Mon–Fri 9AM–5PM');

    await tooltip.hover();
    await page.clock.runFor(1000);
    await expect(tooltip).toHaveCount(1);
    await text.hover();
    await page.clock.runFor(50);
    await expect(tooltip).toHaveText('Send us a text message');

    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await away(page);
    await page.clock.runFor(400);
    await call.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveCount(1);
    await page.clock.resume();
    expect.soft(await violations(page)).toEqual([]);
  });
});

test('the header is sticky, and fits the smallest screen and wide letter spacing', async ({ page }) => {
  await page.goto(article);
  const header = page.getByRole('banner');
  for (const [top, active] of [
    [100, false],
    [101, true],
    [1500, true],
    [0, false],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    if (active) await expect(header).toHaveClass(/sticky-active/);
    else await expect(header).not.toHaveClass(/sticky-active/);
  }
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await help(page).button.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(help(page).button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  // The first line of the header has scrolled away, and comes back with the focus.
  await groups(page).first().locator('summary').focus();
  await page.keyboard.press('Shift+Tab');
  const text = header.getByRole('link', { name: `Text ${site.text.shown}` });
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });

  await test.step('it fits 1152 px, the smallest screen that has it, and wider spaced letters', async () => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.setViewportSize({ width: 1152, height: 700 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await property(page).button.click();
    const guide = page.getByRole('banner').getByRole('link', { name: 'Get Free Guide' });
    await expect(guide).toBeInViewport({ ratio: 1 });
    expect((await guide.boundingBox())?.height).toBeLessThan(60);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect.soft(await a11yViolations(page, '.site-header', rulesOfSmallScreens)).toEqual([]);
    // What WCAG 1.4.12 lets a visitor choose.
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets = [spaced];
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expect(guide).toBeInViewport({ ratio: 1 });
  });
});

test('both ends of the contents beside an article can be reached without its own scroller', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  for (const path of ['/ohio-probate-forms-and-documents', '/how-long-does-probate-take-in-ohio']) {
    await page.goto(path);
    const contents = page.locator('.contents-nav');
    const links = contents.getByRole('link');
    expect(await contents.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
    await expect(contents).toHaveCSS('overflow-y', 'visible');
    const [list, card] = await Promise.all([contents.boundingBox(), page.locator('.guide-card').boundingBox()]);
    expect(list?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
    for (const end of [links.first(), links.last()]) {
      await end.focus();
      await expect(end).toBeInViewport({ ratio: 1 });
    }
    // It stays there while the article is read.
    await page.locator('.reading-main h2').nth(-2).scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
  // A short list stays at the top, below the header.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.reload();
  await page.locator('.reading-main h2').nth(-2).scrollIntoViewIfNeeded();
  const [top, header] = await Promise.all(
    ['.contents-nav', '.site-header'].map((part) => page.locator(part).boundingBox()),
  );
  const gap = (top?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(60);
});

testWithoutScripts('without JavaScript, the menus open, and the search links to all pages', async ({ page }) => {
  await page.goto(article);
  await help(page).button.click();
  await property(page).button.click();
  await expect(help(page).links.first()).toBeHidden();
  await expect(property(page).links).toHaveCount(5);
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('deed');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=deed$/);
  await expect(page.locator('.search-note')).toBeVisible();
  await page.locator('.search-note a').click();
  await expect(page).toHaveURL(/\/sitemap$/);
});
