// What a link's tooltip waits for. A tooltip stays while the pointer is on it, and Escape closes it.
import { tooltipDelay } from './tooltip-delay.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let shown: HTMLElement | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function hide(): void {
  clearTimeout(timer);
  if (!shown) return;
  shown.hidden = true;
  shown = undefined;
  closedAt = performance.now();
}

for (const tip of document.querySelectorAll<HTMLElement>('.tip')) {
  const place = tip.parentElement as HTMLElement;
  const show = () => {
    hide();
    shown = tip;
    tip.hidden = false;
  };
  place.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') timer = setTimeout(show, tooltipDelay(performance.now() - closedAt));
  });
  place.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) show();
  });
  for (const event of ['pointerleave', 'pointerdown', 'focusout']) place.addEventListener(event, hide);
}

document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    hide();
  },
  true,
);
