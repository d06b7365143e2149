// The offer of the guide to a visitor who seems to leave. When it may be made is tested by tests/unit/exit-intent.test.ts.
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { exitShownKey } from '../../src/features/exit-offer/exit-intent.ts';
import { exitWords, tabBlocked } from '../../src/features/exit-offer/wording.ts';
import { exitIntent } from '../../src/features/leads/forms/guide.ts';
import { a11yViolationsInAllColours } from '../support/a11y-violations.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { article, blockStorage, consentSheet, errorsOf, offered } from '../support/overlays.ts';
import { settled } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

// The guide has not been offered yet.
test.use({ guideOffered: false });

const offer = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => offer(page).getByLabel('Email address');
const send = (page: Page) => offer(page).getByRole('button', { name: 'Send me the guide' });
/** Lets the page settle past the first moments, in which nothing is offered. */
const settle = (page: Page) => page.clock.runFor(1100);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});
const openOffer = async (page: Page) => {
  await page.goto(article);
  await settle(page);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeVisible();
};

const triggers: Record<string, (page: Page) => Promise<unknown>> = {
  pointer: async (page) => {
    await page.mouse.move(200, 200);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 5, relatedTarget: null })),
    );
  },
  escape: (page) => page.keyboard.press('Escape'),
  scroll: async (page) => {
    // Two ways in one frame would be one event.
    const scroll = (to: number) =>
      page.evaluate((y) => {
        const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
        scrollTo(0, y);
        return scrolled.then(() => undefined);
      }, to);
    await scroll(900);
    await page.clock.runFor(1000);
    await scroll(100);
  },
  idle: (page) => page.clock.runFor(10_000),
};
for (const [name, trigger] of Object.entries(triggers)) {
  test(`${name}: offered once in a session`, async ({ page, isMobile }) => {
    test.skip(!!isMobile !== (name === 'scroll'));
    // Time stands still until the page is there: a slow one must not count as an idle visitor.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(article);
    await settle(page);
    await page.clock.resume();
    await trigger(page);
    await expect(offer(page)).toBeVisible();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), exitShownKey)).toBe(name);
    const read = await page.evaluate(() => JSON.parse(sessionStorage.getItem('exit-intent-read') ?? '{}'));
    expect(Object.keys(read)).toEqual(['timeOnPage', 'scrollDepth', 'lastScrollPosition']);
    await page.goto('/ohio-probate-forms-and-documents');
    await settle(page);
    await trigger(page);
    await page.keyboard.press('Escape');
    await page.clock.runFor(11_000);
    await expect(offer(page)).toHaveCount(0);
  });
}

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => !!isMobile);

  test('not in the first half second; Ctrl+Shift+R allows it again', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(article);
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(offer(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'R', ctrlKey: true, shiftKey: true, bubbles: true }),
      ),
    );
    await expect(offer(page)).toHaveCount(0);
    // The island is here by now: the press that opens the dialog reaches it at once, and does not close it.
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
  });

  test('the press of Escape that opens it does not close it, however long it is held', async ({ page }) => {
    await page.goto(article);
    await settle(page);
    await page.keyboard.down('Escape');
    await expect(offer(page)).toBeVisible();
    await page.keyboard.down('Escape');
    await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);
  });

  test('closed by its button and its backdrop; the focus goes back', async ({ page }) => {
    await page.goto(article);
    const link = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
    await link.focus();
    await settle(page);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveAccessibleName(exitWords.default.title);
    await expect(offer(page).getByRole('heading')).toBeFocused();
    // Inside the dialog a press of the mouse closes nothing.
    await offer(page).getByText(exitWords.default.text).click();
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.evaluate((key) => sessionStorage.removeItem(key), exitShownKey);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(offer(page)).toHaveCount(0);
  });

  test('not over a touched form, an open dialog, or an Escape that closed something', async ({ page }) => {
    await page.goto(article);
    await settle(page);
    await page.evaluate(() => {
      const open = document.createElement('dialog');
      document.body.append(open);
      open.show();
      document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    });
    // First used by someone else, then with the dialog open.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.clock.runFor(11_000);
    await page.goto('/');
    await settle(page);
    await page.getByLabel('Ask any question').focus();
    await page.getByRole('link', { name: 'About' }).first().focus();
    await page.clock.runFor(11_000);
    await page.keyboard.press('Escape');
    expect(await page.evaluate((key) => sessionStorage.getItem(key), exitShownKey)).toBeNull();
  });

  test('a jump to an anchor is no way out', async ({ page }) => {
    await page.goto(`${article}#sources`);
    await page.evaluate(() => scrollTo(0, 3000));
    await settle(page);
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
    await page.clock.runFor(500);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), exitShownKey)).toBeNull();
  });

  test.describe('before the choice about cookies', () => {
    test.use({ cookiesDeclined: false });

    test('it waits: it never lies on the sheet that asks', async ({ page }) => {
      await page.goto(article);
      await page.clock.runFor(3500);
      await expect(consentSheet(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.clock.runFor(11_000);
      await expect(offer(page)).toHaveCount(0);
      await consentSheet(page).getByRole('button').last().click();
      await page.keyboard.press('Escape');
      await expect(offer(page)).toBeVisible();
    });
  });

  test('without storage it is never made, and nothing breaks', async ({ page }) => {
    const errors = errorsOf(page);
    await blockStorage(page);
    await page.goto(article);
    await settle(page);
    await page.keyboard.press('Control+Shift+R');
    await page.keyboard.press('Escape');
    await page.clock.runFor(11_000);
    await expect(offer(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('says what is wrong with the email, and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/leads') && sent.push(request.url()));
    await openOffer(page);
    await send(page).click();
    await email(page).fill('ann');
    await send(page).click();
    await expect(offer(page).getByText('Please enter a valid email address')).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
    expect(await a11yViolationsInAllColours(page)).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('failure: closes, and the guide’s page opens in a new tab', async ({ page, context }) => {
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '{}' }));
    await openOffer(page);
    await email(page).fill('ann@example.com');
    const opened = context.waitForEvent('page');
    await send(page).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toContainText('Download');
    expect((await opened).url()).toMatch(/\/download-guide$/);
    await expect(offer(page)).toHaveCount(0);
    expect(page.url()).toContain(article);
  });

  test('no answer for 4 s is a failure; where no tab may be opened, a toast leads there', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route('**/api/leads', () => {});
    await openOffer(page);
    await email(page).fill('ann@example.com');
    await page.evaluate(() => {
      addEventListener('track', (event) => {
        document.title = (event as CustomEvent<{ name: string }>).detail.name;
      });
    });
    const pressed = Date.now();
    await send(page).click();
    await expect(offer(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(toast(page)).toContainText(tabBlocked.title);
    expect(Date.now() - pressed).toBeGreaterThan(3500);
    await expect(offer(page)).toHaveCount(0);
    // Nobody has turned it down.
    await expect(page.locator('.exit-offer')).toHaveCount(0);
    await expect(page).not.toHaveTitle('exit-intent-closed');
    // Under the pointer it stays for as long as looking at it takes.
    await toast(page).hover();
    expect(await a11yViolationsInAllColours(page)).toEqual([]);
    await toast(page).getByRole('link', { name: tabBlocked.link.text }).click();
    await page.waitForURL('**/download-guide');
  });
});

test('success: a lead for the guide, the guide’s page, and the toast on it', async ({ page, isMobile }) => {
  test.skip(!!isMobile);
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
  expect(await a11yViolationsInAllColours(page)).toEqual([]);
  await page.clock.runFor(5500);
  await expect(toast(page)).toHaveCount(0);
  await page.reload();
  await page.clock.runFor(500);
  await expect(toast(page)).toHaveCount(0);
  const [stored, ...more] = leadsOf(address);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ form: 'exit-intent', offer: 'default, escape', lead: { notes: '', name: '' } });
  expect(stored?.consent.wording).toBe(exitIntent.consent.wording);
  expect(violations()).toEqual([]);
});

for (const variant of ['default', 'urgency', 'social-proof'] as const) {
  test(`${variant}: its words, no barrier, all of it in reach on a small screen`, async ({ page, isMobile }) => {
    test.skip(!isMobile);
    // The variant is the operator's setting; here the page is printed as it would be with another one.
    await page.route(`**${article}`, async (route) => {
      const response = await route.fetch();
      const printed = (await response.text()).replace(
        'variant&quot;:[0,&quot;default&quot;',
        `variant&quot;:[0,&quot;${variant}&quot;`,
      );
      await route.fulfill({ response, body: printed });
    });
    await page.setViewportSize({ width: 320, height: 320 });
    await openOffer(page);
    await expect(offer(page)).toContainText(exitWords[variant].text);
    expect(await a11yViolationsInAllColours(page)).toEqual([]);
    const box = await offer(page).boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    // What scrolls lies inside: a press on the dialog itself, its scroll bar too, closes it.
    expect(await offer(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await send(page).scrollIntoViewIfNeeded();
    await expect(send(page)).toBeInViewport();
    const no = offer(page).getByRole('button', { name: 'No, thanks' });
    await no.scrollIntoViewIfNeeded();
    await expect(offer(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(offer(page).getByRole('link', { name: 'Open it now, no email' })).toHaveAttribute('href', /\.pdf$/);
    await no.click();
    await expect(offer(page)).toHaveCount(0);
  });
}

test('a visit without any of it fetches no React, and at most 6 kB of script', async ({ page, isMobile }) => {
  test.skip(!!isMobile);
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
  expect(inline.length).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(all.some((script) => script.includes('react.transitional.element'))).toBe(false);
  expect(all.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)).toBeLessThanOrEqual(6 * 1024);
});
