/**
 * Styles that travel with an island instead of standing in every page that might need it. A sheet made by script is
 * allowed by a policy of hashes; a <style> element would not be.
 */
export function adoptStyles(...styles: string[]): void {
  // The build renders islands too, and has no document.
  if (typeof document === 'undefined') return;
  for (const style of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
}
