// A popover with a figure's scope and source, copied from the page's list of sources.
import { adoptStyles } from '../../shared/adopt-styles.browser.ts';
import styles from './source-popover.css?inline';

adoptStyles(styles);

/** Pixels between figure and popover, and between popover and screen edge. */
const gap = 6;
const edge = 16;

const popover = document.createElement('div');
popover.popover = 'auto';
popover.role = 'dialog';
popover.tabIndex = -1;
popover.className = 'source-popover no-print';

/** The figure whose source is shown. */
let shown: HTMLElement | undefined;

/** A copy of an element's content, without its link back to the figure. */
function copyContent(element: Element | null | undefined): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelector('.no-print')?.remove();
  paragraph.append(...(copy?.childNodes ?? []));
  return paragraph;
}

function fill({ hash, textContent }: HTMLAnchorElement, entry: Element): void {
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => popover.hidePopover());
  const listLink = document.createElement('a');
  listLink.href = hash;
  listLink.textContent = 'All figures of this page';
  // Without `shown`, closing does not move the focus back to the figure.
  listLink.addEventListener('click', () => {
    shown = undefined;
    popover.hidePopover();
  });
  const links = document.createElement('p');
  links.append(listLink, close);
  popover.ariaLabel = `Where “${textContent}” comes from`;
  popover.replaceChildren(copyContent(entry), copyContent(entry.closest('ul')?.previousElementSibling), links);
}

function place(figure: HTMLElement): void {
  const { left, bottom } = figure.getClientRects()[0] ?? figure.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - popover.offsetWidth - edge;
  popover.style.top = `${bottom + scrollY + gap}px`;
  popover.style.left = `${Math.max(edge, Math.min(left, rightmost)) + scrollX}px`;
}

popover.addEventListener('toggle', ({ newState }) => {
  if (newState !== 'closed' || !shown) return;
  shown.ariaExpanded = 'false';
  // Light dismiss by focusing another control keeps the focus there.
  const focused = document.activeElement;
  if (popover.contains(focused) || !focused?.matches('a, button, input, select, summary, textarea'))
    shown.focus({ preventScroll: true });
  shown = undefined;
});

// In the capture phase and with preventDefault, so that an Escape that closes the popover does nothing else.
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    const figure = shown;
    popover.hidePopover();
    figure.focus();
  },
  true,
);

/** Shows the figure's source below it and moves the focus there. Does nothing on a page without a list of sources. */
export function showSource(figure: HTMLAnchorElement): void {
  const entry = document.getElementById(figure.hash.slice(1));
  if (!entry) return;
  if (shown) shown.ariaExpanded = 'false';
  fill(figure, entry);
  // Inserted after the figure, so that Tab continues from there.
  (figure.closest('p, li, td, dd') ?? figure).append(popover);
  popover.showPopover();
  place(figure);
  shown = figure;
  figure.ariaExpanded = 'true';
  popover.focus({ preventScroll: true });
  popover.scrollIntoView({ block: 'nearest' });
}
