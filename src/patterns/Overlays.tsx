// Overlays, each opened by a button here instead of its usual trigger.
import { useState } from 'react';
import ExitOffer from '../features/exit-offer/ExitOffer.tsx';
import type { ExitVariant } from '../features/exit-offer/exit-intent.ts';
import { showOffer } from '../features/exit-offer/session.browser.ts';
import { exitTexts, tabBlocked } from '../features/exit-offer/wording.ts';
import { consultation } from '../features/leads/forms/consultation.ts';
import { showToast } from '../features/toasts/store.ts';

/** The menu of the header: the drawer on a small screen. A press outside an open menu closes it again. */
const openMenu = () =>
  setTimeout(() => {
    const drawerButton = document.querySelector<HTMLElement>('[data-opens="drawer"]');
    if (drawerButton?.checkVisibility()) drawerButton.click();
    else document.querySelector('.site-header details')?.setAttribute('open', '');
  });

const openers = {
  menu: openMenu,
  'cookie-sheet': () => window.dispatchEvent(new Event('consent-wanted')),
  'toast-success': () => showToast({ ...consultation.success, tone: 'success' }),
  'toast-failure': () => showToast({ ...consultation.failure, tone: 'destructive' }),
  'toast-link': () => showToast({ ...tabBlocked, tone: 'destructive' }),
};

export default function Overlays() {
  const [offer, setOffer] = useState<{ variant: ExitVariant; times: number }>();
  const openOffer = (variant: ExitVariant) => {
    showOffer('pointer');
    setOffer((before) => ({ variant, times: (before?.times ?? 0) + 1 }));
  };
  const offers = (Object.keys(exitTexts) as ExitVariant[]).map(
    (variant) => [`offer-${variant}`, () => openOffer(variant)] as const,
  );
  return (
    <>
      {[...Object.entries(openers), ...offers].map(([name, open]) => (
        <button key={name} type="button" className="button quiet" data-opens-pattern={name} onClick={open}>
          {name}
        </button>
      ))}
      {offer && <ExitOffer key={offer.times} variant={offer.variant} />}
    </>
  );
}
