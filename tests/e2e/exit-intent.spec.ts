// When the guide is offered to somebody who leaves, and when not. The rules are tested by
// tests/unit/exit-intent.test.ts, what the offer itself does by exit-offer.spec.ts.
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { exitTexts } from '../../src/features/exit-offer/wording.ts';
import { site } from '../../src/site.ts';
import { a11yViolationsInAllColors } from '../support/a11y-violations.ts';
import { article, consentSheet, offered } from '../support/overlays.ts';
import { ask, history, open as openBox } from '../support/question-box.ts';
import { scriptsStarted, settled } from '../support/settled.ts';
import { unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';
import { answered, forget, offer, openOffer, settle, shownBy, stopTime } from './exit-offer.ts';

// The guide has not been offered yet.
test.use({ guideOffered: false });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** The pointer leaves the window at this height. */
const leaveAt = (page: Page, y: number) =>
  page.evaluate(
    (clientY) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget: null })),
    y,
  );

/** The signs that a visitor leaves, on a screen with a pointer and keys. */
const signs: Record<string, (page: Page) => Promise<unknown>> = {
  pointer: (page) => leaveAt(page, 5),
  escape: (page) => page.keyboard.press('Escape'),
  idle: (page) => page.clock.runFor(10_000),
};
/** And on one without. */
async function scrollBack(page: Page) {
  // Two positions in one frame would be one event.
  const scroll = (to: number) =>
    page.evaluate((y) => {
      const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
      scrollTo(0, y);
      return scrolled.then(() => undefined);
    }, to);
  await scroll(900);
  await page.clock.runFor(1000);
  await scroll(100);
}
/** The offer was made for this reason, with the reading time up to then. */
async function expectOffer(page: Page, name: string) {
  await expect(offer(page)).toBeVisible();
  expect(await shownBy(page)).toBe(name);
  const read = await page.evaluate(() => JSON.parse(sessionStorage.getItem('exit-intent-read') ?? '{}'));
  expect(Object.keys(read)).toEqual(['timeOnPage', 'scrollDepth', 'lastScrollPosition']);
}

test('shown when the pointer leaves, on Escape and when idle, once per session', async ({ page }) => {
  for (const [index, [name, leave]] of Object.entries(signs).entries())
    await test.step(name, async () => {
      await stopTime(page, 1 + index);
      await page.goto(article);
      await forget(page);
      await settle(page);
      await page.clock.resume();
      await leave(page);
      await expectOffer(page, name);
    });

  await page.goto('/ohio-probate-forms-and-documents');
  await settle(page);
  for (const leave of Object.values(signs)) await leave(page);
  await page.clock.runFor(1000);
  await expect(offer(page)).toHaveCount(0);
});

test('not shown in the background, over a dialog, on an Escape that closed something, with a form in use, or after a jump to an anchor', async ({
  page,
}) => {
  await page.goto(article);
  await settle(page);
  await leaveAt(page, 6);
  expect(await shownBy(page), 'a pointer that leaves at the side').toBeNull();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await leaveAt(page, 5);
  expect(await shownBy(page), 'a page in the background').toBeNull();
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    const open = document.createElement('dialog');
    document.body.append(open);
    open.show();
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  });
  // First used by someone else, then with the dialog open.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.clock.runFor(11_000);
  expect(await shownBy(page), 'an open dialog').toBeNull();

  await page.goto('/');
  await settle(page);
  await page.getByLabel('Ask any question').focus();
  await page.getByRole('link', { name: 'About' }).first().focus();
  await page.clock.runFor(11_000);
  await page.keyboard.press('Escape');
  expect(await shownBy(page), 'a touched form').toBeNull();

  await page.goto(`${article}#sources`);
  await page.evaluate(() => scrollTo(0, 3000));
  await settle(page);
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
  await page.clock.runFor(500);
  expect(await shownBy(page), 'a jump').toBeNull();
});

test.describe('before the cookie choice', () => {
  test.use({ cookiesDeclined: false });

  test('the cookie sheet waits for an open offer, and steps aside for one', async ({ page }) => {
    await openOffer(page);
    await page.clock.runFor(3500);
    await expect(page.locator('.consent')).toBeAttached();
    await expect(page.locator('.consent')).toBeHidden();
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(consentSheet(page)).toBeVisible();
    await expect(page.locator('.exit-offer')).toHaveCount(0);

    await forget(page);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('.consent')).toBeHidden();
    await offer(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer(page)).toHaveCount(0);
    await consentSheet(page).getByRole('button').last().click();
    await expect(consentSheet(page)).toHaveCount(0);
  });
});

/** Another tab, in which nothing was offered yet. */
async function leaveNewTab(page: Page, leaves = Object.values(signs)): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto('/duties-of-an-executor-in-ohio');
  await scriptsStarted(tab);
  await settle(tab);
  for (const leave of leaves) await leave(tab);
  return tab;
}

// That every other way to close it is an answer, too: exit-offer.spec.ts.
test('shown in a new tab, but not after it was declined, or the guide opened without an email', async ({ page }) => {
  await page.route('**/guide/*', (route) => route.fulfill({ body: 'The guide' }));
  await openOffer(page);
  // One sign alone: Escape would close an offer that the pointer has opened.
  await expect(offer(await leaveNewTab(page, [(tab) => leaveAt(tab, 5)]))).toBeVisible();
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect.poll(() => answered(page)).toBe('yes');
  await forget(page);
  await page.goto(article);
  await settle(page);
  await page.keyboard.press('Escape');
  await offer(page).getByRole('link', { name: 'Open it now' }).click();
  await expect.poll(() => answered(page)).toBe('yes');
  await page.goto(article);
  await expect(offer(await leaveNewTab(page))).toHaveCount(0);
});

test('not shown after a help line or a sent form, in this tab or another', async ({ page }) => {
  const expectNone = async () => {
    await page.goto(article);
    await settle(page);
    for (const leave of Object.values(signs)) await leave(page);
    await page.clock.runFor(1000);
    await expect(offer(page)).toHaveCount(0);
    await expect(offer(await leaveNewTab(page))).toHaveCount(0);
  };
  await openBox(page);
  await ask(page, 'I want to kill myself');
  await expect(history(page)).toContainText('988');
  await expectNone();

  await page.goto('/download-guide-enhanced');
  await forget(page);
  await page.getByRole('main').getByLabel('Email address').fill(unique());
  await page.getByRole('button', { name: 'Email me the guide' }).click();
  await expect(page.getByText('We have your request')).toBeVisible();
  await expectNone();
});

test('rapid scrolling up shows the offer: its text, no axe violation, everything reachable on a small screen', {
  tag: '@telephone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await page.goto(article);
  await settle(page);
  await scrollBack(page);
  await expectOffer(page, 'scroll');
  await expect(offer(page)).toContainText(exitTexts[site.exitVariant].text);
  expect.soft(await a11yViolationsInAllColors(page, '.exit-offer')).toEqual([]);
  const { x, y, width, height } = (await offer(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(x >= 0 && y >= 0 && x + width <= 320 && y + height <= 320).toBe(true);
  // What scrolls is inside: a press on the dialog itself, its scroll bar too, closes it.
  expect(await offer(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const send = offer(page).getByRole('button', { name: 'Send me the guide' });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport();
  const no = offer(page).getByRole('button', { name: 'No, thanks' });
  await no.scrollIntoViewIfNeeded();
  await expect(offer(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(offer(page).getByRole('link', { name: 'Open it now, no email' })).toHaveAttribute('href', /\.pdf$/);
  await no.click();
  await expect(offer(page)).toHaveCount(0);

  await page.goto('/ohio-probate-forms-and-documents');
  await settle(page);
  await scrollBack(page);
  await page.clock.runFor(1000);
  await expect(offer(page)).toHaveCount(0);
});

test('a visit without the offer loads no React and at most 5.5 kB of script', async ({ page }) => {
  await offered(page);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const html = await (await page.goto(article))?.text();
  await page.clock.runFor(11_000);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 2000);
  await settled(page);
  const inline = [...(html ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  const all = [...inline, ...(await Promise.all(scripts))];
  expect(scripts.length).toBeGreaterThan(0);
  expect(all.some((script) => script.includes('react.transitional.element'))).toBe(false);
  // With the vote at the article's end, which is imported after the page's own script: 0.4 kB.
  expect(all.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)).toBeLessThanOrEqual(5.5 * 1024);
});
