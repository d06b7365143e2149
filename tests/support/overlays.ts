// Shared by the tests of consent, exit offer and visit counts.
import type { BrowserContext, Page } from '@playwright/test';
import { exitShownKey } from '../../src/features/exit-offer/exit-intent.ts';

/** A page that is read: it has the exit offer. */
export const article = '/cost-of-probate-in-ohio';

/** The visitor has had the exit offer in this session. Call before the page is opened. */
export const offered = (opened: Page | BrowserContext) =>
  opened.addInitScript((key) => {
    try {
      sessionStorage.setItem(key, 'idle');
    } catch {
      // Without storage the offer is never made.
    }
  }, exitShownKey);

/** Storage of every kind throws, as in a browser that blocks it. Call before the page is opened. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });

/** From now on the title says of the last key whether something used it: "Escape used", "Escape free". */
export const titleByKeys = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('keydown', ({ key, defaultPrevented }) => {
      document.title = `${key} ${defaultPrevented ? 'used' : 'free'}`;
    });
  });

export const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

export const consentSheet = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
