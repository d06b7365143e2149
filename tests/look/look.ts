// Takes a picture of each pattern of the build in LOOK_DIST, section by section, so that a difference names its pattern.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { consentKey } from '../../src/features/consent/stored-choice.browser.ts';
import { patternsPath } from '../../src/features/preview/patterns-path.ts';

const dist = process.env.LOOK_DIST ?? '';

/** Opens the page as the build printed it. The day is fixed, and nothing comes up by itself. */
async function open(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = `${dist}${pathname}${/\.\w+$/.test(pathname) ? '' : '.html'}`;
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.clock.setFixedTime('2026-11-21T15:00:00Z');
  await page.addInitScript((key) => localStorage.setItem(key, 'declined'), consentKey);
  await page.goto(patternsPath, { waitUntil: 'load' });
  // One pattern at a time: its position on the page is no difference of its own.
  await page.addStyleTag({
    content: '.site-header { position: static !important } .pattern:not(.pictured) { display: none }',
  });
  await page.evaluate(() => document.fonts.ready);
}

test('every pattern looks as it did', async ({ page }, info) => {
  const pictured = new Set<string>();
  const isBaseline = info.config.updateSnapshots === 'all';
  const takePicture = async (name: string, shown: Locator) => {
    pictured.add(name);
    const picture = `${name}.png`;
    if (isBaseline || existsSync(info.snapshotPath(picture))) await expect.soft(shown).toHaveScreenshot(picture);
    else console.log(`New, with nothing to compare with: ${name} at ${info.project.name} px`);
  };

  await open(page);
  await takePicture('header', page.locator('.site-header'));
  await takePicture('footer', page.locator('.site-footer'));
  for (const pattern of await page.locator('.pattern').all()) {
    await pattern.evaluate((section) => section.classList.add('pictured'));
    const shown = pattern.locator('[data-pattern]');
    await takePicture((await shown.getAttribute('data-pattern')) ?? '', shown);
    await pattern.evaluate((section) => section.classList.remove('pictured'));
  }

  const buttons = page.locator('[data-opens-pattern]');
  await expect(buttons.last()).toBeVisible();
  for (const name of await buttons.evaluateAll((all) => all.map((one) => one.dataset.opensPattern ?? ''))) {
    await page.reload();
    await page.locator(`[data-opens-pattern="${name}"]`).click();
    const overlay = page.locator('dialog[open], .toast, .consent, .menu[open] > .menu-panel');
    // A toast that is pointed at stays.
    await overlay.first().hover();
    await takePicture(`overlay-${name}`, overlay.first());
    if (name !== 'offer-default') continue;
    await overlay.getByRole('button', { name: 'Send me the guide' }).click();
    await expect(overlay.locator('.field-error:not([hidden])')).toHaveCount(1);
    await takePicture(`overlay-${name}-with-an-error`, overlay);
  }

  if (isBaseline) return;
  const before = readdirSync(dirname(info.snapshotPath('x'))).map((file) => basename(file, '.png'));
  const gone = before.filter((name) => !pictured.has(name));
  expect.soft(gone, 'patterns that are gone').toEqual([]);
});
