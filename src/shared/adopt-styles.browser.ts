/**
 * Styles of an island as a constructable stylesheet, so that pages need not carry them before it is hydrated. The
 * hash-based CSP allows it; an injected <style> element it would refuse.
 * https://developer.mozilla.org/docs/Web/API/Document/adoptedStyleSheets
 */
export function adoptStyles(...styles: string[]): void {
  // Server rendering: no document.
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  for (const style of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
