// Pages with the offer: listens for the signs that a visitor leaves. The rules are in exit-intent.ts.
import { createScrollDetector, type ExitTrigger, idleAfter, minTime, topEdge } from './exit-intent.ts';
import { resetOffer, showOffer, wasOfferMade } from './session.browser.ts';

const opened = performance.now();
const sinceOpened = () => performance.now() - opened;
let formTouched = false;

/** Makes the offer if allowed now; returns whether it did. It never covers another dialog; the cookie sheet steps aside. */
function tryOffer(trigger: ExitTrigger): boolean {
  try {
    if (sinceOpened() <= minTime || document.hidden || formTouched || wasOfferMade()) return false;
    if (document.querySelector('dialog[open]')) return false;
    showOffer(trigger);
    return true;
  } catch {
    // Without storage the session cannot remember that it had the offer, so it gets none.
    return false;
  }
}

for (const event of ['focusin', 'input'])
  document.addEventListener(event, ({ target }) => {
    formTouched ||= target instanceof Element && target.closest('form, input, select, textarea') !== null;
  });

// Browsers differ in which of the two they send when the pointer leaves the window.
for (const leave of ['mouseout', 'mouseleave'] as const)
  document.addEventListener(
    leave,
    ({ relatedTarget, clientY }) => {
      if (!relatedTarget && clientY <= topEdge) tryOffer('pointer');
    },
    true,
  );

window.addEventListener('keydown', (event) => {
  const { key, ctrlKey, shiftKey, repeat, defaultPrevented, target } = event;
  if (ctrlKey && shiftKey && key.toLowerCase() === 'r') resetOffer();
  // Escape was handled already: by a menu or the drawer (default prevented), or by a toast.
  if (key !== 'Escape' || repeat || defaultPrevented) return;
  if (target instanceof Element && target.closest('.toast-viewport')) return;
  // The dialog that opens now must not take the same keydown as its own close command.
  if (tryOffer('escape')) event.preventDefault();
});

const scrollDetector = createScrollDetector(scrollY);
const jump = () => scrollDetector.jumped(sinceOpened());
for (const event of ['hashchange', 'popstate']) window.addEventListener(event, jump);
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) jump();
});
window.addEventListener('scroll', () => scrollDetector.scrolled(sinceOpened(), scrollY) && tryOffer('scroll'), {
  passive: true,
});

let idleTimer = 0;
const restartIdleTimer = () => {
  clearTimeout(idleTimer);
  idleTimer = window.setTimeout(tryOffer, idleAfter, 'idle');
};
for (const input of ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'visibilitychange'])
  document.addEventListener(input, restartIdleTimer, { passive: true });
restartIdleTimer();
