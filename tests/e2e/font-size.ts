import { type CDPSession, expect, type Page } from '@playwright/test';

/** Sets the size of the letters as a visitor does in the settings of the browser. Playwright has no call for it. */
export async function fontSizeSetter(page: Page): Promise<(pixels: number) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async (pixels) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    // The site's own letters are an eighth larger.
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size).toBe(`${pixels * 1.125}px`);
  };
}
