// The page of all patterns: opens what comes up over a page, and unfolds what is shown open.
import { tabBlocked } from '../features/exit-offer/wording.ts';
import { consultation } from '../features/leads/forms/consultation.ts';
import { wide } from '../features/navigation/wide-screen.browser.ts';
import { showToast } from '../features/toasts/store.ts';
import type { overlayNames } from './overlays.ts';

const menu = () => {
  const header = document.querySelector('.site-header');
  if (wide.matches) header?.querySelector('details')?.setAttribute('open', '');
  else header?.querySelector<HTMLElement>('[data-opens="drawer"]')?.click();
};

const opens: Record<keyof typeof overlayNames, () => void> = {
  // A press outside the menu closes it again.
  drawer: () => setTimeout(menu),
  'cookie-sheet': () => window.dispatchEvent(new Event('consent-wanted')),
  'toast-success': () => showToast({ ...consultation.success, tone: 'success' }),
  'toast-failure': () => showToast({ ...consultation.failure, tone: 'destructive' }),
  'toast-link': () => showToast({ ...tabBlocked, tone: 'destructive' }),
};

for (const [id, open] of Object.entries(opens))
  document.querySelector(`[data-opens-pattern="${id}"]`)?.addEventListener('click', open);

for (const folded of document.querySelectorAll<HTMLDetailsElement>('.open-folded details')) folded.open = true;
for (const hidden of document.querySelectorAll<HTMLElement>('.show-hidden [hidden]')) hidden.hidden = false;
for (const template of document.querySelectorAll('.take-out template'))
  template.replaceWith((template as HTMLTemplateElement).content);
