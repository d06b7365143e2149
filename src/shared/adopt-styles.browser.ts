/**
 * Adds the styles of an island to the page's own sheet, so that pages need not carry them before it is hydrated. The
 * hash-based CSP refuses an injected <style> element but no rule, and Safari has no `adoptedStyleSheets` before 16.4.
 * https://developer.mozilla.org/docs/Web/API/CSSStyleSheet/insertRule
 */
export function adoptStyles(...styles: string[]): void {
  // Server rendering: no document.
  if (typeof document === 'undefined') return;
  const [sheet] = document.styleSheets;
  // One rule is inserted at a time: a condition that always holds makes them one.
  for (const style of styles) sheet?.insertRule(`@media all{${style}}`, sheet.cssRules.length);
}
