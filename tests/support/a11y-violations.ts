import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The minified file: less than half the size of what the package would inject each time. */
const minified = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What a small screen changes: how large targets are, what scrolls, and which controls are shown. */
export const rulesOfSmallScreens = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'button-name'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Elements of islands with a text beside another node: a translator's changes break them, see src/shared/jsx/text-runs.tsx.
 * A toast is replaced as a whole.
 */
const untranslatable = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll('astro-island :not(astro-slot *, .toast *)')]
        .filter((element) => element.closest(selector))
        .filter(({ childNodes }) => {
          const nodes = [...childNodes].filter((node) => !(node instanceof Comment));
          return nodes.length > 1 && nodes.some((node) => node instanceof Text && node.data.trim());
        })
        .map(({ outerHTML }) => `a text beside another node: ${outerHTML.slice(0, 120)}`),
    part,
  );

/**
 * The axe violations in part of a page, of all rules or of these: one line per rule, with its elements. Then a line for
 * each element of an island that a translator's changes would break.
 */
export async function a11yViolations(
  page: Page,
  part = 'html',
  only?: string[],
  without: string[] = [],
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isLoaded ? ';' : minified })
    .include(part)
    .options({
      runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: standards },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      // No rule of these reads style sheets.
      preload: false,
    })
    // No page has frames of other sites, whose results would be put together in a second page.
    .setLegacyMode()
    .analyze();
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ...(await untranslatable(page, part)),
  ];
}

/** The violations in the page's own colors and with forced colors. */
export async function a11yViolationsInAllColors(page: Page, part: string): Promise<string[]> {
  const ordinary = await a11yViolations(page, part);
  await page.emulateMedia({ forcedColors: 'active' });
  // The contrast of forced colors is the visitor's own; axe would measure text by the color it would have had.
  const forced = await a11yViolations(page, part, undefined, ['color-contrast']);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...ordinary, ...forced];
}
