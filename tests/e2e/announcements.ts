// What a page tells a screen reader by itself: each change of a live region, and each move of the focus, in their
// order. https://www.w3.org/TR/wai-aria-1.2/#live_region_roles
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced: string[];
  }
}

/** Records from the next page on. Call before it is opened. */
export const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.announced = [];
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    const words = (node: Node | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const isShown = (element: Element) => element.isConnected && !element.closest('[hidden], [aria-hidden="true"]');
    const kindOf = (region: Element) => region.getAttribute('role') ?? region.ariaLive ?? '';
    const isOff = (region: Element) => region.ariaLive === 'off';

    /**
     * A log tells what was added, every other region all that it holds. An alert speaks as it comes; another region has
     * to be there.
     */
    const announce = (records: MutationRecord[]) => {
      const spoken = new Map<Element, string>();
      const added = new Set<Node>();
      for (const { target, addedNodes, type } of records) {
        for (const node of addedNodes) {
          added.add(node);
          if (!(node instanceof Element)) continue;
          const alerts = node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')];
          for (const alert of alerts) if (isShown(alert)) spoken.set(alert, words(alert));
        }
        const changed = target instanceof Element ? target : target.parentElement;
        const region = changed?.closest(live);
        if (!region || isOff(region) || !isShown(region)) continue;
        const isNew = [...added].some((node) => node.contains(region));
        if (isNew && kindOf(region) !== 'alert') continue;
        if (kindOf(region) !== 'log') spoken.set(region, words(region));
        else if (type === 'childList' && addedNodes.length > 0)
          spoken.set(region, [spoken.get(region), ...[...addedNodes].map(words)].filter(Boolean).join(' '));
      }
      for (const [region, text] of spoken) if (text) window.announced.push(`${kindOf(region)}: ${text}`);
    };
    new MutationObserver(announce).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden', 'role'],
    });

    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLInputElement;
      const described = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const name = element.ariaLabel ?? (element.labels?.length ? words(element.labels[0]) : words(element));
      const more = described.map((id) => words(document.getElementById(id))).filter(Boolean);
      window.announced.push(`focus: ${[name, ...more].join(' | ')}`);
    });
  });

/** The announcements since the last call. */
export const announced = (page: Page): Promise<string[]> => page.evaluate(() => window.announced.splice(0));
