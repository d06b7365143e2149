// The button of a form without a consent box, and beside it what pressing it agrees to.
import type { ReactNode } from 'react';
import type { ConsentWording } from './forms/lead-form.ts';

interface Props {
  consent: ConsentWording;
  isSubmitting: boolean;
  /** What the button says while it sends. */
  sending: 'Submitting...' | 'Sending...';
  /** For a property offer, which has a colour of its own. */
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
