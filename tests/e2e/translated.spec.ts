// A page that the browser translates, before an island is first touched or after, is the page that everybody else has.
import { expect, type Page } from '@playwright/test';
import { formOf } from '../support/lead-form.ts';
import { errorsOf } from '../support/overlays.ts';
import { hydrated, scriptsStarted, touched } from '../support/settled.ts';
import { test } from '../support/visitor.ts';
import { seen, translatePage } from './translate-page.ts';
import { fails, submit, type Walk, walks } from './translated-walks.ts';

type Translated = 'never' | 'before the first touch' | 'after the first touch';

/** Opens the page, types before the island's code has come, and waits for it. */
async function start(page: Page, { path, first, prepare }: Walk, translated: Translated) {
  const errors = errorsOf(page);
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('503')) errors.push(message.text());
  });
  await fails(page);
  await prepare?.(page);
  await page.goto(path);
  await scriptsStarted(page);
  if (translated === 'before the first touch') await translatePage(page);
  if (first) {
    const [selector, text] = first;
    const field = page.locator(selector);
    await field.evaluate((element: HTMLInputElement, typed) => {
      element.value = typed;
    }, text);
    // A link wakes the tool by itself, and refills its fields.
    if (path.includes('#')) await hydrated(field);
    await touched(field);
  }
  if (translated === 'after the first touch') await translatePage(page);
  return { page, translated, errors };
}

test.use({ guideOffered: false });

for (const one of walks)
  test(`${one.name}: translated, it is the same`, async ({ context }) => {
    const open = async (translated: Translated) => {
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-11-28T15:00:00Z');
      return start(page, one, translated);
    };
    const original = await open('never');
    const others = [await open('before the first touch')];
    if (one.isTranslatedLate) others.push(await open('after the first touch'));
    for (const [at, step] of [() => Promise.resolve(), ...one.steps].entries()) {
      for (const { page } of [original, ...others]) await step(page);
      await expect(async () => {
        const [untranslated, ...shown] = await Promise.all([original, ...others].map(({ page }) => seen(page)));
        for (const [which, one] of shown.entries())
          expect(one, `translated ${others[which]?.translated}, step ${at}`).toEqual(untranslated);
      }).toPass({ intervals: [50] });
    }
    for (const { errors } of [original, ...others]) expect(errors).toEqual([]);
  });

test('a draft restored on a translated page survives hydration', async ({ page }) => {
  await page.goto('/lead-form');
  await formOf(page).locator('#name').fill('Ann Example');
  await formOf(page).locator('#county').selectOption('summit');
  await page.reload();
  await translatePage(page);
  await touched(page.locator('#notes'));
  await expect(page.locator('#name')).toHaveValue('Ann Example');
  await expect(page.locator('#county')).toHaveValue('summit');
  await expect(page.locator('#notes')).toBeFocused();
});

test('the summary of errors updates after the translation is undone', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/lead-form');
  await scriptsStarted(page);
  await translatePage(page);
  const summary = formOf(page).locator('.form-errors');
  await submit(page);
  await expect(summary.getByRole('link')).toHaveCount(4);
  await page.evaluate(() => {
    for (const font of [...document.querySelectorAll('font')].reverse()) font.replaceWith(...font.childNodes);
    document.body.normalize();
  });
  await formOf(page).locator('#name').fill('Ann');
  await submit(page);
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(summary).toHaveText(/Please look at 3 fields:/);
  expect(errors).toEqual([]);
});
