// Shared by the tests of consent, exit offer and visit counts.
import type { BrowserContext, Page } from '@playwright/test';
import { analyticsOf, analyticsSources } from '../../src/features/analytics/provider.build.ts';
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

/**
 * Pages as a build with this environment prints them: the same <meta>, and the same sources in the policy. A build of
 * its own would take as long as all these tests; tests/site/content-rules.test.ts looks at one. Call before opening.
 */
export async function withAnalytics(page: Page, environment: Record<string, string>): Promise<void> {
  const analytics = analyticsOf(environment);
  const { script, connect } = analyticsSources(analytics);
  const meta = `<meta name="analytics" content="${JSON.stringify(analytics).replaceAll('"', '&quot;')}">`;
  await page.route(
    (url) => url.host.startsWith('localhost:') && !/\.\w+$|\/api\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const printed = (await response.text())
        .replace("connect-src 'self'", ["connect-src 'self'", ...connect].join(' '))
        .replace("script-src 'self'", ["script-src 'self'", ...script].join(' '))
        .replace('</head>', `${meta}</head>`);
      await route.fulfill({ response, body: printed });
    },
  );
}
