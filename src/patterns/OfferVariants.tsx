// The offer to a leaving visitor, in each of its wordings: a press opens it, as leaving does elsewhere.
import { useState } from 'react';
import ExitOffer from '../features/exit-offer/ExitOffer.tsx';
import type { ExitVariant } from '../features/exit-offer/exit-intent.ts';
import { offer } from '../features/exit-offer/session.browser.ts';
import { exitWords } from '../features/exit-offer/wording.ts';

const variants = Object.keys(exitWords) as ExitVariant[];

export default function OfferVariants() {
  const [shown, show] = useState<{ variant: ExitVariant; times: number }>();
  const press = (variant: ExitVariant) => {
    offer('pointer');
    show((before) => ({ variant, times: (before?.times ?? 0) + 1 }));
  };
  return (
    <>
      {variants.map((variant) => (
        <button
          key={variant}
          type="button"
          className="button quiet"
          data-opens-pattern={`offer-${variant}`}
          onClick={() => press(variant)}
        >
          Offer, {variant}
        </button>
      ))}
      {shown && <ExitOffer key={shown.times} variant={shown.variant} />}
    </>
  );
}
