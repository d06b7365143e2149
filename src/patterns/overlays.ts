/** What the page of all patterns opens by a button, besides the offer to a leaving visitor. */
export const overlayNames = {
  drawer: 'Menu: the drawer on a small screen',
  'cookie-sheet': 'Cookie sheet',
  'toast-success': 'Toast, success',
  'toast-failure': 'Toast, failure',
  'toast-link': 'Toast with a link',
} as const;
