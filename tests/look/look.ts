// Looks at each pattern of the build in LOOK_DIST, section by section, so that a difference names its pattern.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { consentKey } from '../../src/features/consent/consent.ts';
import { patternsPath } from '../../src/features/preview/patterns-path.ts';
import { type Seen, seenAt } from './places.ts';

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
  // One pattern at a time: what stands above it, and where it begins, is no difference of its own.
  await page.addStyleTag({
    content: '.site-header { position: static !important } .pattern:not(.looked-at) { display: none }',
  });
  await page.evaluate(() => document.fonts.ready);
}

test('every pattern looks as it did', async ({ page }, info) => {
  const seen: Seen = { different: {}, added: [], gone: [] };
  const pictured = new Set<string>();
  const isBaseline = info.config.updateSnapshots === 'all';
  const look = async (name: string, shown: Locator) => {
    pictured.add(name);
    const picture = `${name}.png`;
    if (!isBaseline && !existsSync(info.snapshotPath(picture))) return void seen.added.push(name);
    try {
      await expect(shown).toHaveScreenshot(picture);
    } catch (error) {
      const found = info.attachments.findLast(({ path }) => path?.endsWith(`${name}-diff.png`));
      if (isBaseline) throw error;
      seen.different[name] = found?.path ?? String(error).split('\n')[0] ?? '';
    }
  };

  await open(page);
  await look('header', page.locator('.site-header'));
  await look('footer', page.locator('.site-footer'));
  for (const pattern of await page.locator('.pattern').all()) {
    await pattern.evaluate((section) => section.classList.add('looked-at'));
    const shown = pattern.locator('[data-pattern]');
    await look((await shown.getAttribute('data-pattern')) ?? '', shown);
    await pattern.evaluate((section) => section.classList.remove('looked-at'));
  }

  const buttons = page.locator('[data-opens-pattern]');
  await expect(buttons.last()).toBeVisible();
  const overlays = await buttons.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.opensPattern ?? ''),
  );
  for (const name of overlays) {
    await page.reload();
    await page.locator(`[data-opens-pattern="${name}"]`).click();
    const overlay = page.locator('dialog[open], .toast, .consent, .menu[open] > .menu-panel');
    // A toast that is pointed at stays.
    await overlay.first().hover();
    await look(`overlay-${name}`, overlay.first());
    if (name !== 'offer-default') continue;
    await overlay.getByRole('button', { name: 'Send me the guide' }).click();
    await expect(overlay.locator('.field-error:not([hidden])')).toHaveCount(1);
    await look(`overlay-${name}-with-an-error`, overlay);
  }

  if (isBaseline) return;
  const before = readdirSync(info.snapshotPath('x').replace(/[^/]+$/, '')).map((file) => basename(file, '.png'));
  seen.gone = before.filter((name) => !pictured.has(name));
  writeFileSync(seenAt(info.project.name), JSON.stringify(seen));
});
