// The offer of the guide to somebody who leaves: how it closes, what it sends, what follows.
import { expect, type Page } from '@playwright/test';
import { exitTexts, tabBlocked } from '../../src/features/exit-offer/wording.ts';
import { exitIntent } from '../../src/features/leads/forms/guide.ts';
import { a11yViolations } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { article } from '../support/overlays.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';
import { answered, forget, offer, openOffer, settle, stopTime } from './exit-offer.ts';

// The guide has not been offered yet.
test.use({ guideOffered: false });

const email = (page: Page) => offer(page).getByLabel('Email address');
const send = (page: Page) => offer(page).getByRole('button', { name: 'Send me the guide' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('not in the first half second; its button, its backdrop and Escape close it, but not the key press that opens it', async ({
  page,
}) => {
  await stopTime(page);
  await page.goto(article);
  const link = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
  await link.focus();
  await page.keyboard.press('Escape');
  await settle(page);
  await expect(offer(page)).toHaveCount(0);

  await test.step('the press of Escape that opens it does not close it, however long it is held', async () => {
    await page.keyboard.down('Escape');
    await expect(offer(page)).toBeVisible();
    await page.keyboard.down('Escape');
    await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await expect(offer(page)).toBeVisible();
  });

  await test.step('closed by its button, and the focus goes back', async () => {
    await expect(offer(page)).toHaveAccessibleName(exitTexts.default.title);
    await expect(offer(page).getByRole('heading')).toBeFocused();
    // Inside the dialog a press of the mouse closes nothing.
    await offer(page).getByText(exitTexts.default.text).click();
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await answered(page)).toBe('yes');
    await page.keyboard.press('Escape');
  });

  await test.step('Ctrl+Shift+R allows it again', async () => {
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'R', ctrlKey: true, shiftKey: true, bubbles: true }),
      ),
    );
    // A dialog that has only just closed is still there, and cannot be offered again.
    await expect(page.locator('dialog.exit-offer')).toHaveCount(0);
    // The island is here by now: the press that opens the dialog reaches it at once, and does not close it.
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.exit-offer')).toHaveCount(0);
    expect(await answered(page)).toBe('yes');
  });

  await test.step('closed by its backdrop', async () => {
    await forget(page);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(offer(page)).toHaveCount(0);
    expect(await answered(page)).toBe('yes');
  });
});

test('an invalid email is reported and not sent; after a failure the guide page opens in a new tab', async ({
  page,
  context,
}) => {
  let sent = 0;
  await page.route('**/api/leads', (route) => {
    sent += 1;
    return route.fulfill({ status: 503, body: '{}' });
  });
  await openOffer(page);
  await send(page).click();
  await email(page).fill('ann');
  await send(page).click();
  await expect(offer(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  expect.soft(await a11yViolations(page, '.exit-offer')).toEqual([]);
  expect(sent).toBe(0);

  await email(page).fill('ann@example.com');
  const opened = context.waitForEvent('page');
  await send(page).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('Download');
  expect((await opened).url()).toMatch(/\/download-guide$/);
  await expect(toast(await opened)).toContainText(tabBlocked.description);
  await expect(offer(page)).toHaveCount(0);
  expect(page.url()).toContain(article);
  expect(sent).toBe(1);
});

test('no response for 4 s is a failure; if the tab is blocked, a toast links to the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    const limit = new AbortController();
    AbortSignal.timeout = (milliseconds) => {
      document.documentElement.dataset.limit = String(milliseconds);
      return limit.signal;
    };
    addEventListener('time-over', () => limit.abort(new DOMException('late', 'TimeoutError')));
  });
  await page.route('**/api/leads', () => {});
  await openOffer(page);
  await email(page).fill('ann@example.com');
  await page.evaluate(() => {
    addEventListener('track', (event) => {
      document.title = (event as CustomEvent<{ name: string }>).detail.name;
    });
  });
  await send(page).click();
  await expect(offer(page).getByRole('button', { name: 'Sending...' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-limit', '4000');
  await page.evaluate(() => dispatchEvent(new Event('time-over')));
  await expect(toast(page)).toContainText(tabBlocked.title);
  await expect(offer(page)).toHaveCount(0);
  // Nobody has turned it down.
  await expect(page.locator('.exit-offer')).toHaveCount(0);
  await expect(page).not.toHaveTitle('exit-intent-closed');
  // Under the pointer it stays for as long as looking at it takes.
  await toast(page).hover();
  expect.soft(await a11yViolations(page, '.toast-viewport')).toEqual([]);
  await toast(page).getByRole('link', { name: tabBlocked.link.text }).click();
  await page.waitForURL('**/download-guide');
});

test('success: stores a guide lead and opens the guide page with a toast', async ({ page }) => {
  const violations = await cspViolations(page);
  const address = unique();
  await openOffer(page);
  await email(page).fill(address);
  const sent = page.waitForRequest('**/api/leads');
  await send(page).click();
  const request = await sent;
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(request.postDataJSON()).toMatchObject({
    name: '',
    email: address,
    phone: '',
    message: '',
    offer: 'default, escape',
    intent: 'Free Probate Guide',
    county: '',
    role: '',
    contactPreference: 'email',
    page: article,
    consentVersion: exitIntent.consent.version,
  });
  await page.waitForURL('**/download-guide');
  await expect(toast(page)).toContainText(exitIntent.success.title);
  expect.soft(await a11yViolations(page, '.toast-viewport')).toEqual([]);
  await page.clock.runFor(5500);
  await expect(toast(page)).toHaveCount(0);
  await page.reload();
  await page.clock.runFor(500);
  await expect(toast(page)).toHaveCount(0);
  const [stored, ...more] = await leadsOf(address);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ form: 'exit-intent', offer: 'default, escape', lead: { notes: '', name: '' } });
  expect(stored?.consent.wording).toBe(exitIntent.consent.wording);
  expect(violations()).toEqual([]);
});
