// A tool that a link opens with answers, on a slow network: what a visitor does before its code has come is not lost.
import { expect, type Page } from '@playwright/test';
import { codeOf, holdBack, hydrated } from '../support/settled.ts';
import { answer } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';

/** Opens a tool whose code is not there before the returned function is called. */
async function openEarly(page: Page, island: string, address: string): Promise<() => void> {
  const open = await holdBack(page, codeOf(island));
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.tool-form button, .heirs-form input').last().waitFor({ state: 'attached' });
  return open;
}
const result = (page: Page) => page.locator('.tool-result');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

interface Case {
  island: string;
  path: string;
  /** The link's answers. The first is one that the visitor types or chooses before. */
  linked: Record<string, string>;
  early: string;
  /** A text field that is focused only, and what the link has for it. */
  focused: string;
}

/** A day, a choice and an amount of money; a tool of one page, and the plan. */
const cases: Case[] = [
  {
    island: 'Deadlines',
    path: '/tools/deadlines',
    linked: { death: '2026-03-10', letters: '2026-04-15' },
    early: '2026-02-07',
    focused: 'letters-day',
  },
  {
    island: 'Commission',
    path: '/tools/executor-commission',
    linked: { 'will-sets-fee': 'no', personal: '1000', sold: '250000' },
    early: 'yes',
    focused: 'sold',
  },
  {
    island: 'Plan',
    path: '/plan',
    linked: { assets: '35000', death: '2026-05-20', land: '150000' },
    early: '4321',
    focused: 'land',
  },
];

for (const { island, path, linked, early, focused } of cases)
  test(`${path}: an answer given before hydration overrides the link; the other answers come from the link`, async ({
    page,
  }) => {
    const [[key = ''] = [], ...others] = Object.entries(linked);
    const address = `${path}#${new URLSearchParams(linked)}`;
    await test.step('typed or chosen', async () => {
      const open = await openEarly(page, island, address);
      await answer(page, key, early);
      const element = await page.locator(':focus').elementHandle();
      open();
      await hydrated(page.locator('.tool-form'));
      await expect(result(page)).toHaveAttribute('data-answers', new RegExp(`(^|&)${key}=${early}`));
      // The same element: the caret is where it was.
      expect(await element?.evaluate((node) => node === document.activeElement)).toBe(true);
      for (const [name, value] of others)
        await expect(result(page)).toHaveAttribute('data-answers', new RegExp(`(^|&)${name}=${value}`));
      // The address follows.
      await expect(page).toHaveURL(new RegExp(`[#&]${key}=${early}`));
    });
    await test.step('focused only', async () => {
      await page.goto('about:blank');
      await page.unrouteAll();
      const open = await openEarly(page, island, address);
      await field(page, focused).focus();
      open();
      await hydrated(page.locator('.tool-form'));
      await expect(field(page, focused)).toBeFocused();
      await expect(field(page, focused)).not.toHaveValue('');
      for (const [name, value] of Object.entries(linked))
        await expect(result(page)).toHaveAttribute('data-answers', new RegExp(`(^|&)${name}=${value}`));
    });
  });

test('a count typed before hydration is not lost, nor is a click on “One more”', async ({ page }) => {
  const count = page.locator('[data-question="descendants"] .count-field input').first();
  const address = '/tools/who-inherits#spouse=no&net=60000&descendants=none';
  const start = await openEarly(page, 'WhoInherits', address);
  await count.fill('2');
  start();
  await expect(result(page)).toHaveAttribute('data-answers', 'net=60000&spouse=no&descendants=o.o');
  await expect(count).toBeFocused();
  await page.goto('about:blank');
  await page.unrouteAll();
  const press = await openEarly(page, 'WhoInherits', address);
  await page.getByRole('button', { name: 'One more' }).first().click();
  press();
  await expect(result(page)).toHaveAttribute('data-answers', 'net=60000&spouse=no&descendants=o');
});

test('a link to a result does not skip the step that the visitor is answering @telephone', async ({ page }) => {
  const open = await openEarly(page, 'SmallEstate', '/tools/small-estate#death=2026-01-31&assets=20000');
  await field(page, 'death-day').fill('3');
  open();
  await hydrated(page.locator('.tool-form'));
  await answer(page, 'death', '2026-02-03');
  await expect(page.locator('.tool')).toHaveAttribute('data-step', '0');
  await page.getByRole('button', { name: 'Next' }).first().click();
  await expect(field(page, 'assets')).toHaveValue('20000');
  await expect(result(page)).toHaveAttribute('data-answers', 'death=2026-02-03&assets=20000');
});

test('text typed into the heirs sheet before hydration is printed on it', async ({ page }) => {
  const open = await openEarly(page, 'HeirsSheet', '/plan/heirs#death=2026-01-15&letters=2026-02-20');
  await field(page, 'from').pressSequentially('Ann');
  open();
  await expect(page.locator('.heirs-sheet')).toContainText('Ann');
  await page.keyboard.type(' Example');
  await expect(field(page, 'from')).toHaveValue('Ann Example');
  await expect(page.locator('.heirs-sheet')).toContainText('Ann Example');
});
