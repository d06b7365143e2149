import { expect, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { flashKey } from '../../src/features/toasts/flash.ts';
import { caseOf } from '../fixtures/lead-form-cases.ts';
import { fill, wake } from '../support/lead-form.ts';
import { test } from '../support/visitor.ts';

const toasts = (page: Page) => page.locator('.toast');
const press = (page: Page) => page.getByRole('button', { name: 'Send my request' }).click();
/** Sends the form again: every try fails, and says so in a toast. */
const send = async (page: Page) => {
  await press(page);
  await expect(toasts(page)).toContainText(consultation.failure.description);
};

/** Fills the form of a page on which time passes only where the test says so, however slow the machine is. */
async function openFilled(page: Page) {
  await page.clock.install();
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/lead-form');
  await wake(page);
  await fill(page, caseOf(consultation.id), 'ann@example.com');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('one toast at a time, closed by its button, a swipe or after 5000 ms, and focused by F8', async ({ page }) => {
  await openFilled(page);
  await test.step('one at a time, closed by its button, and F8 leads to it', async () => {
    await send(page);
    await press(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(page.locator('.toast-viewport')).toBeFocused();
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('swiped to the right by more than 50 px it goes, by less it stays', async () => {
    const swipe = async (by: number) => {
      const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
      await page.mouse.move(x + 20, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 20 + by / 2, y + 10, { steps: 4 });
      await page.mouse.move(x + 20 + by, y + 10, { steps: 4 });
      await page.mouse.up();
    };
    await send(page);
    await expect(page.getByRole('region', { name: 'Notification', exact: true })).toHaveCount(1);
    await swipe(40);
    await expect(toasts(page)).toBeVisible();
    await swipe(60);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('it goes after 5000 ms', async () => {
    await send(page);
    await page.mouse.move(5, 5);
    await page.clock.runFor(4500);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('markup in a toast is shown as text', async ({ page }) => {
  const description = '<img src="/favicon.svg" alt=""><script>window.broken = true</script>';
  await page.addInitScript(
    ([key, words]) => {
      const toast = { title: 'One', description: words, tone: 'success', savedAt: Date.now() };
      sessionStorage.setItem(key, JSON.stringify(toast));
    },
    [flashKey, description] as const,
  );
  await page.goto('/lead-form');
  await expect(toasts(page)).toContainText(description);
  await expect(toasts(page).locator('img, script')).toHaveCount(0);
});

test('a toast never covers the button, nor what remains after it closes @telephone', async ({ page }) => {
  await openFilled(page);
  const overlaps = async (name: string) => {
    const [above, below] = await Promise.all([toasts(page).boundingBox(), page.locator(name).boundingBox()]);
    if (!above || !below) throw new Error(`The toast or "${name}" is not there.`);
    const across = above.x < below.x + below.width && below.x < above.x + above.width;
    return across && above.y < below.y + below.height && below.y < above.y + above.height;
  };
  // A telephone held sideways, too, and a large screen.
  const sizes = [
    [1280, 900],
    [320, 568],
    [390, 844],
    [740, 360],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await send(page);
    await expect(page.locator('.form-unsent')).toContainText('Everything you typed is still here');
    await expect(page.locator('.form-unsent').getByRole('link')).toHaveAttribute('href', /^tel:/);
    expect(await overlaps('form.form button'), `the button at ${width} px`).toBe(false);
    expect(await overlaps('.form-unsent'), `the message at ${width} px`).toBe(false);
  }

  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 201, json: { id: 'a', reference: 'A1B2-C3D4' } }),
  );
  await press(page);
  const heading = page.getByRole('heading', { name: 'We have your request' });
  await expect(heading).toBeFocused();
  await expect(toasts(page)).toContainText(consultation.success.description);
  for (const [width, height] of sizes.toReversed()) {
    await page.setViewportSize({ width, height });
    expect(await overlaps('.form-sent'), `the panel at ${width} px`).toBe(false);
  }
  await expect(page.locator('.form-sent')).toContainText(consultation.next);
  await expect(page.locator('.form-sent')).toContainText('A1B2-C3D4');
  await expect(page.locator('.form-unsent')).toHaveCount(0);
});
