// The submit button of a form without a consent checkbox, with the consent that pressing it gives.
import type { ReactNode } from 'react';
import type { ConsentWording } from './forms/lead-form.ts';

interface Props {
  consent: ConsentWording;
  isSubmitting: boolean;
  /** The button's label while submitting. */
  sending: 'Submitting...' | 'Sending...';
  /** For a property offer, which has its own color. */
  offer?: boolean;
  children: ReactNode;
}

export function SendButton({ consent, isSubmitting, sending, offer = false, children }: Props) {
  return (
    <div className="send">
      <p className="small">{consent.wording}</p>
      <button type="submit" className={offer ? 'button clay' : 'button'} aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? sending : children}
      </button>
    </div>
  );
}
