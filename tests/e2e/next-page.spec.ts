// What happens between two pages: where a page begins, and how the next one comes.
import { expect, type Page } from '@playwright/test';
import { article } from '../support/overlays.ts';
import { settled } from '../support/settled.ts';
import { test } from '../support/visitor.ts';

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('details').filter({ hasText: 'Probate Help' });
/** How the page came: fetched beforehand, or empty. */
const deliveryOf = (page: Page) =>
  page.evaluate(() => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'));

/** Collects what the browser fetches beforehand, as "/faq: Ready". Call before the page is opened. */
async function prefetched(page: Page): Promise<() => string[]> {
  const seen: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    seen.push(`${new URL(prefetchUrl).pathname}: ${status}`);
  });
  await session.send('Preload.enable');
  return () => seen;
}

test('a page opens at the top, back and reload restore the position, an anchor scrolls to its heading', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(article);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await menu(page).locator('summary').click();
  await menu(page).getByRole('link', { name: 'How long it takes' }).click();
  await expect(page).toHaveURL(/how-long/);
  expect(await top()).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(1500);
  await expect(menu(page).getByRole('link').first()).toBeHidden();
  await page.reload();
  await expect.poll(top).toBe(1500);
  await page.getByRole('link', { name: 'When each cost falls due' }).click();
  await expect(page.getByRole('heading', { name: 'When each cost falls due' })).toBeInViewport({ ratio: 1 });
});

test('the next page is prefetched on hover and fades in; never if the URL has a visitor’s input', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as PageRevealEvent;
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
  });
  const fetched = await prefetched(page);
  for (const [reducedMotion, name, path] of [
    ['no-preference', 'Common Questions', '/faq'],
    ['reduce', 'About', '/about'],
  ] as const)
    await test.step(`with motion ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/glossary');
      const link = page.getByRole('banner').getByRole('link', { name });
      await link.hover();
      await expect.poll(fetched).toContain(`${path}: Ready`);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('data-transition', String(reducedMotion === 'no-preference'));
      expect(await deliveryOf(page)).toBe('navigational-prefetch');
    });

  await test.step('pointing at a link that holds a visitor’s words sends nothing', async () => {
    await page.goto('/search?q=qwxyz');
    const before = fetched().length;
    const link = page.getByRole('main').getByRole('link', { name: /assistant/i });
    await expect(link).toHaveAttribute('href', '/chatbot?q=qwxyz');
    await link.hover();
    // There is no stronger hint than a press: what would be fetched is fetched now.
    await page.mouse.down();
    await settled(page);
    expect(fetched().slice(before)).toEqual([]);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/chatbot\?q=qwxyz$/);
    expect(await deliveryOf(page)).toBe('');
  });
});
