// What the tests of the exit offer share.
import { expect, type Page } from '@playwright/test';
import { exitShownKey } from '../../src/features/exit-offer/exit-intent.ts';
import { exitAnsweredKey } from '../../src/shared/exit-offer-answered.browser.ts';
import { article } from '../support/overlays.ts';

export const offer = (page: Page) => page.getByRole('dialog');
export const shownBy = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), exitShownKey);
/** "yes" once the visitor has answered the offer on this device. */
export const answered = (page: Page) => page.evaluate((key) => localStorage.getItem(key), exitAnsweredKey);
/** Nobody has had the offer here. */
export const forget = (page: Page) =>
  page.evaluate(
    ([shown, answered]) => {
      sessionStorage.removeItem(shown);
      localStorage.removeItem(answered);
    },
    [exitShownKey, exitAnsweredKey] as const,
  );

/** Time stands still from here, and later each time: a slow page must not count as an idle visitor. */
export const stopTime = (page: Page, minutes = 1) => page.clock.pauseAt(Date.now() + minutes * 60_000);
/** Lets the page settle past the first moments, in which nothing is offered. */
export const settle = (page: Page) => page.clock.runFor(1100);

/** Opens a page with the offer, and has it made by Escape. */
export async function openOffer(page: Page) {
  await page.goto(article);
  await settle(page);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeVisible();
}
