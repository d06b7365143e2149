// Tooltips of links: open after a delay, stay while hovered, close on Escape.
export {};

/** Milliseconds until a tooltip opens, and after another was closed in which it opens at once. */
const delay = 700;
const skipDelay = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let openTip: HTMLElement | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function hide(): void {
  clearTimeout(timer);
  if (!openTip) return;
  openTip.hidden = true;
  openTip = undefined;
  closedAt = performance.now();
}

for (const tip of document.querySelectorAll<HTMLElement>('.tip')) {
  const trigger = tip.parentElement as HTMLElement;
  const show = () => {
    hide();
    openTip = tip;
    tip.hidden = false;
  };
  trigger.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    timer = setTimeout(show, performance.now() - closedAt < skipDelay ? 0 : delay);
  });
  trigger.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) show();
  });
  for (const event of ['pointerleave', 'pointerdown', 'focusout']) trigger.addEventListener(event, hide);
}

document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !openTip) return;
    event.preventDefault();
    hide();
  },
  true,
);
