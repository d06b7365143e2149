// From the home page to what a deed says, by keyboard on a telephone; nothing chosen leaves the browser.
import { expect } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { touched } from '../support/settled.ts';
import { horizontalOverflow, openTool, printedSheets } from '../support/tool-page.ts';
import { test, testWithoutScripts } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the extract is chosen by keyboard, and the result leads on with the deed filled in', async ({ page }) => {
    const requests = networkLog(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'What does your deed say?' }).press('Enter');
    await expect(page).toHaveURL('/tools/your-deed');
    const one = page.getByRole('radio', { name: 'One name', exact: true });
    // The drawing is read after the name of the choice.
    await expect(one).toHaveAccessibleDescription(/General Warranty Deed.*Mary E\. Sample, unmarried/);
    await touched(one);
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect(page.getByRole('radio', { name: 'Names, and words about the survivor' })).toBeChecked();
    const step = page.locator('.tool-step:visible');
    await step.getByRole('button', { name: 'Next' }).press('Enter');
    await step.getByRole('radio', { name: 'One of them, and another is alive' }).press('Space');
    await step.getByRole('button', { name: 'See the result' }).press('Enter');

    const result = page.locator('.tool-result');
    await expect(result.locator('[data-court]')).toHaveAttribute('data-court', 'no');
    await expect(result).toContainText('belongs to the survivor from the moment of the death');
    await expect(result).toContainText('The survivor signs the affidavit, before a notary.');
    await expect(result).toContainText('$34 for the first two pages');
    await expect(page).toHaveURL('/tools/your-deed#deed=survivorship&died=one-of-them');
    expect(await a11yViolations(page, 'main')).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await printedSheets(page)).toBe(1);
    await expect(result.getByRole('link', { name: /^Your plan/ })).toHaveAttribute('href', '/plan#title=survivorship');
    await expect(result.getByRole('link', { name: /^What each way with the house leaves/ })).toHaveAttribute(
      'href',
      '/tools/house-options',
    );

    await result.getByRole('link', { name: /^How the house can be sold/ }).press('Enter');
    await expect(page).toHaveURL('/tools/selling-the-house#title=survivorship');
    await expect(page.locator('[data-path="house-outside-estate"]')).toHaveAttribute('data-state', 'open');
    // Who owns it and who is married is asked after the title.
    for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Back' }).last().press('Enter');
    await expect(page.getByRole('link', { name: /^What does your deed say\?/ })).toHaveAttribute(
      'href',
      '/tools/your-deed',
    );
    expect(await leaksIn(requests, new URL(page.url()).origin, /survivorship|one-of-them/)).toEqual([]);
  });
});

test('the longest results print on one sheet each, too', async ({ page }) => {
  for (const fragment of [
    'deed=entireties&deed-read=no&died=all-of-them&divorced=no',
    'deed=trustee&deed-read=no&died=co-trustee',
  ]) {
    await openTool(page, '/tools/your-deed', fragment);
    expect(await printedSheets(page), fragment).toBe(1);
  }
});

test('another wording resets who died, and only the result is printed', async ({ page }) => {
  await page.goto('/tools/your-deed#deed=land-contract&died=seller');
  const result = page.locator('.tool-result');
  await expect(result.locator('[data-signer]')).toHaveAttribute('data-signer', 'fiduciary-of-seller');
  await expect(result.getByRole('link', { name: /^Your plan/ })).toHaveAttribute('href', '/plan#title=land-contract');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.deed-all')).toBeHidden();
  await expect(result.locator('.deed-extract')).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('radio', { name: 'A trustee, or a trust' }).check();
  // Nobody of a trust is a seller.
  await expect(result).toContainText('Choose the wording and who has died');
  await page.getByRole('radio', { name: 'The only trustee' }).check();
  await expect(result.locator('[data-signer]')).toHaveAttribute('data-signer', 'next-trustee');
  await expect(page).toHaveURL('/tools/your-deed#deed=trustee&died=trustee');
});

// What else every tool has without JavaScript: tests/site/tools.test.ts.
testWithoutScripts(
  'without JavaScript, every wording, its result, the rules, and a table; no dead field',
  async ({ page }) => {
    await page.goto('/plan');
    await expect(page.locator('.tool-form')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'The rules in words' })).toBeVisible();
    await page.goto('/tools/your-deed');
    await expect(page.locator('.tool-form')).toBeHidden();
    await expect(page.getByText('Who gains if you sell').first()).toBeVisible();
    await page.getByText('Every wording, and what follows').click();
    for (const name of ['One name', 'A land contract, and no deed yet', 'Somebody who died long ago'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'Who has died: The owner (with survivorship, the last owner). It was not recorded before the death.',
      ),
    ).toBeVisible();
    await expect(page.locator('.deed-notes tr')).toHaveCount(6);
    await expect(page.locator('[id="rule-deed-survivor-owns"]')).toContainText('R.C. 5302.17');
    expect(await horizontalOverflow(page)).toBe(0);
  },
);
