import type { Page } from '@playwright/test';

/** Collects every violation of the Content-Security-Policy from now on. Call before the page is opened. */
export async function cspViolations(page: Page): Promise<() => string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (violation: string) => void;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => violations;
}
