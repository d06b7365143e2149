import { expect, type Page } from '@playwright/test';
import { consentDelay, consentKey } from '../../src/features/consent/stored-choice.browser.ts';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { article, blockStorage, consentSheet, errorsOf } from '../support/overlays.ts';
import { codeOf, settled, touched } from '../support/settled.ts';
import { test } from '../support/visitor.ts';
import { stopTime } from './exit-offer.ts';
import { leaksIn, networkLog } from './network-log.ts';

test.use({ cookiesDeclined: false });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), consentKey);
const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('opens after 3000 ms without taking focus, stores the choice, and reopens only from the footer', async ({
  page,
}) => {
  const violations = await cspViolations(page);
  const requests = networkLog(page);
  await page.clock.install();
  await stopTime(page);
  await page.goto(article);
  await page.clock.runFor(consentDelay - 1);
  expect(await consentSheet(page).count()).toBe(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(consentSheet(page)).toBeVisible();
  expect(await focused(page)).toBe('BODY');
  // What the sheet covers of the page in part can be scrolled free.
  expect.soft(await a11yViolations(page, '.consent')).toEqual([]);
  await consentSheet(page).getByRole('button', { name: 'Decline' }).click();
  await expect(consentSheet(page)).toHaveCount(0);
  expect(await stored(page)).toBe('declined');
  // The focus goes where it came from, which is nowhere: on the footer's button, Space would open the sheet again.
  expect(await focused(page)).toBe('BODY');

  await page.reload();
  await page.clock.runFor(2 * consentDelay);
  await expect(consentSheet(page)).toHaveCount(0);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(consentSheet(page)).toBeFocused();
  await expect(consentSheet(page)).toContainText('So far: declined.');
  await page.keyboard.press('Tab');
  await expect(consentSheet(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(consentSheet(page)).toHaveCount(0);
  expect(await stored(page)).toBe('accepted');
  await expect(button(page)).toBeFocused();
  expect(violations()).toEqual([]);
  // Without an analytics provider the consent sends nothing.
  await settled(page);
  expect(await leaksIn(requests, new URL(page.url()).origin, /accepted/)).toEqual([]);
});

test('does not trap the focus, and closes when answered in another tab or on a later page', async ({
  page,
  context,
}) => {
  await page.goto(article);
  await button(page).click();
  await expect(consentSheet(page)).toBeVisible();
  // Until it has made room for itself, it would take the focus over from the button.
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', /px/);
  const before = page.getByRole('contentinfo').locator('a, button').last();
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(consentSheet(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(before).toBeFocused();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab');
  expect(await consentSheet(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(false);

  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate((key) => localStorage.setItem(key, 'declined'), consentKey);
  await expect(consentSheet(page)).toHaveCount(0);
  await button(page).click();
  await expect(consentSheet(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(consentSheet(page)).toHaveCount(0);
});

// tests/unit/consent.test.ts tests the other signal.
test('the browser’s opt-out signal counts as a decline; pointing at the footer’s button prefetches the sheet', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.clock.install();
  await page.goto(article);
  await page.clock.runFor(2 * consentDelay);
  await expect(consentSheet(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  const fetched = page.waitForEvent('requestfinished', (request) => codeOf('CookieConsent').test(request.url()));
  await button(page).hover();
  await fetched;
  await page.clock.runFor(100);
  expect(await consentSheet(page).count()).toBe(0);
  await button(page).click();
  await consentSheet(page).getByRole('button', { name: 'Accept' }).click();
  expect(await stored(page)).toBe('accepted');
  await page.reload();
  await button(page).click();
  await expect(consentSheet(page)).toContainText('So far: accepted.');
});

test.describe('without storage', () => {
  test.use({ guideOffered: false });

  test('a choice lasts for the page view, the exit offer is never shown, and nothing breaks', async ({ page }) => {
    const errors = errorsOf(page);
    await blockStorage(page);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.clock.install();
    await page.goto(article);
    await page.clock.runFor(consentDelay);
    await consentSheet(page).getByRole('button', { name: 'Decline' }).click();
    await page.clock.runFor(2 * consentDelay);
    await expect(consentSheet(page)).toHaveCount(0);
    await page.keyboard.press('Control+Shift+R');
    await page.keyboard.press('Escape');
    await page.clock.runFor(11_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page).click();
    await expect(consentSheet(page)).toContainText('So far: declined.');
    expect(errors).toEqual([]);
  });
});

test('covers neither the focused element nor a form’s button on the smallest phone @telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.install();
  await page.goto('/lead-form');
  const notes = page.getByLabel(/notes/i);
  await notes.focus();
  // The field is at the window's lower edge when the sheet opens.
  await notes.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await page.clock.runFor(consentDelay);
  await expect(consentSheet(page)).toBeVisible();
  const bottomOf = async (locator: typeof notes) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const top = async () => (await consentSheet(page).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await bottomOf(notes)) <= (await top())).toBe(true);
  const send = page.getByRole('button', { name: 'Send my request' });
  await page.getByLabel(/I agree/).focus();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await expect.poll(async () => (await bottomOf(send)) <= (await top())).toBe(true);
  expect.soft(await a11yViolations(page, '.consent')).toEqual([]);
  await consentSheet(page).getByRole('button', { name: 'Decline' }).click();
  await expect(consentSheet(page)).toHaveCount(0);
  expect(await stored(page)).toBe('declined');
});

test('does not scroll if the focused element is out of view @telephone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/lead-form');
  await page.getByLabel('Full name').focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await page.evaluate(() => scrollY);
  await expect(page.getByLabel('Full name')).not.toBeInViewport();
  await page.clock.runFor(consentDelay);
  await expect(consentSheet(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
});

test('in a low window the sheet is at the end of the page, and the focused element is in view', {
  tag: '@telephone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.clock.install();
  await page.goto('/lead-form');
  // What the form's code adds moves the fields.
  await touched(page.getByLabel('Full name'));
  await page.clock.runFor(consentDelay);
  await expect(consentSheet(page)).not.toBeInViewport();
  for (const [width, height] of [
    [640, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Full name').focus();
    for (const label of ['Email address', 'County', /^Phone/, /notes/i]) {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label)).toBeFocused();
      await expect(page.getByLabel(label)).toBeInViewport({ ratio: 0.5 });
    }
  }
  await button(page).click();
  await expect(consentSheet(page).getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 });
});
