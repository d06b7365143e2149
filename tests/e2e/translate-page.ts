// A page as a browser's translator leaves it, and what a reader sees of a page.
import type { Page } from '@playwright/test';

/**
 * Replaces each text by <font><font>…</font></font> and does so with what comes later, as Chrome's translator does. A
 * translation is the text with an invisible mark, so that it can be compared with the original.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const mark = '\u2060';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      do if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      while (walker.nextNode());
      for (const text of texts) {
        if (!text.data || text.parentElement?.closest('font, script, style, textarea, noscript, template')) continue;
        const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        const inner = outer.cloneNode();
        inner.textContent = mark + text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) for (const node of [...addedNodes, target]) translate(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** What a reader sees: the texts, what is in the fields, where the focus is. Announcements come later, by themselves. */
export const seen = (page: Page): Promise<object> =>
  page.evaluate(() => {
    const visible = (element: Element | null) =>
      element?.checkVisibility() && !element.closest('script, style, [role="status"]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode())
      if (visible(walker.currentNode.parentElement)) text += `${walker.currentNode.textContent} `;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const { tagName, id, className, textContent } = document.activeElement ?? document.body;
    const plain = (words: string | null) => words?.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
    return {
      text: plain(text),
      fields: fields.map(({ type, name, id, value, checked }) => [type, name || id, value, checked].join(' ')),
      focus: tagName === 'BODY' ? tagName : [tagName, id, className, plain(textContent)].join(' '),
    };
  });
