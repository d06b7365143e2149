// The default visitor of the browser tests has already dismissed everything that opens by itself.
// By a script in each page, because Playwright sets stored values by opening a page of its own first.
import { test as base } from '@playwright/test';
import { consentKey } from '../../src/features/consent/stored-choice.browser.ts';
import { offered } from './overlays.ts';
import { scriptsStarted } from './settled.ts';

interface Before {
  /** The visitor has declined cookies. */
  cookiesDeclined: boolean;
  /** The guide has been offered in this session. */
  guideOffered: boolean;
}

export const test = base.extend<Before & { before: undefined }>({
  // Opening a page waits for its scripts, which are fetched after the first paint.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false)
      for (const open of ['goto', 'reload'] as const) {
        const opened = page[open].bind(page) as (...given: unknown[]) => ReturnType<typeof page.goto>;
        Object.assign(page, {
          [open]: async (...given: unknown[]) => {
            const response = await opened(...given);
            // Who does not wait for the page does not wait for its scripts.
            if (!JSON.stringify(given).includes('"commit"')) await scriptsStarted(page);
            return response;
          },
        });
      }
    await use(page);
  },
  cookiesDeclined: [true, { option: true }],
  guideOffered: [true, { option: true }],
  before: [
    async ({ context, cookiesDeclined, guideOffered }, use) => {
      if (cookiesDeclined)
        await context.addInitScript((key) => {
          try {
            if (!localStorage.getItem(key)) localStorage.setItem(key, 'declined');
          } catch {
            // Without storage the consent question is not shown.
          }
        }, consentKey);
      if (guideOffered) await offered(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A visitor whose browser runs no scripts. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });
