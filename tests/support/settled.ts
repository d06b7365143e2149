// Explicit signals to wait for, instead of timeouts or network idle, which do not show that a page has finished.
import { globSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { scriptsOf } from './deferred-scripts.ts';

/** Waits until React has hydrated the element, so that its island receives input from now on. */
export const hydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);

/** Touches a field of an island, as whoever begins to type does, and waits until React has hydrated it. */
export async function touched(field: Locator): Promise<void> {
  await field.focus();
  await hydrated(field);
}

/** Waits for two frames: what scrolling, a press of a key or the focus starts has been started. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/**
 * Waits until the scripts that a page fetches after its first paint have run, or failed to load. Importing what the
 * page imports does not run anything twice.
 */
export async function scriptsStarted(page: Page): Promise<void> {
  const scripts = scriptsOf(await page.evaluate(() => document.head?.innerHTML ?? ''));
  await page.evaluate(async (addresses) => {
    for (const address of addresses) await import(address).catch(() => {});
  }, scripts);
}

/** Waits until all animations in the element have finished. */
export const still = (element: Locator): Promise<unknown> =>
  element.evaluate((node) => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)));

/** The URL of an island's code. Throws if the build has none of that name, so that a test cannot wait in vain. */
export function codeOf(island: string): RegExp {
  if (globSync(`dist/_astro/${island}.*.js`).length === 0) throw new Error(`No island is called ${island}.`);
  return new RegExp(`/_astro/${island}\\.`);
}

/** A gate that a test opens when it is ready. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Delays the requests for these files until the gate is opened: island code on a slow network. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
