// The exit offer: the guide, for a visitor who seems to be leaving. Loaded when it is shown.
import { memo, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../shared/adopt-styles.browser.ts';
import { recordExitAnswer } from '../../shared/exit-offer-answered.browser.ts';
import { site } from '../../site.ts';
import { track } from '../analytics/track.browser.ts';
import { guidePdfUrl } from '../guide/files.ts';
import { EmailField } from '../leads/EmailField.tsx';
import { FormFieldsContext } from '../leads/Field.tsx';
import formStyles from '../leads/form.css?inline';
import { exitIntent } from '../leads/forms/guide.ts';
import { Honeypot } from '../leads/Honeypot.tsx';
import { SendButton } from '../leads/SendButton.tsx';
import { useLeadForm } from '../leads/use-lead-form.tsx';
import { saveFlash, showToast } from '../toasts/store.ts';
import type { ExitTrigger, ExitVariant } from './exit-intent.ts';
import styles from './exit-offer.css?inline';
import { shownTrigger } from './session.browser.ts';
import { exitTexts, exitTimeout, tabBlocked } from './wording.ts';

adoptStyles(formStyles, styles);

interface Props {
  /** Defaults to the site's variant. */
  variant?: ExitVariant;
}

function ExitOffer({ variant = site.exitVariant }: Props) {
  const [trigger, setTrigger] = useState<ExitTrigger | null>(null);
  useEffect(() => {
    // The page may have opened a dialog while this was fetched.
    const open = () => document.querySelector('dialog[open]') ?? setTrigger(shownTrigger());
    open();
    window.addEventListener('exit-intent', open);
    return () => window.removeEventListener('exit-intent', open);
  }, []);
  return trigger && <OfferDialog variant={variant} trigger={trigger} onClosed={() => setTrigger(null)} />;
}

// Not a bare function: Astro would call it on each page to find its renderer (`check`).
export default memo(ExitOffer);

/** Records for the session, beside the trigger, how far the visitor had read: milliseconds, percent, pixels. */
function saveReadState(): void {
  const read = {
    timeOnPage: Math.round(performance.now()),
    scrollDepth: Math.round((100 * (scrollY + innerHeight)) / document.documentElement.scrollHeight),
    lastScrollPosition: Math.round(scrollY),
  };
  try {
    sessionStorage.setItem('exit-intent-read', JSON.stringify(read));
  } catch {
    // Storage is full: the offer is still made.
  }
}

function OfferDialog({ variant, trigger, onClosed }: Required<Props> & { trigger: ExitTrigger; onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the visitor used the offer: then closing it is not a refusal. */
  const wasUsed = useRef(false);
  const { title, text } = exitTexts[variant];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog is shown once
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
    saveReadState();
    track({ name: 'exit-intent-shown', variant, trigger });
  }, []);
  const close = () => dialog.current?.close();
  const closeAfterUse = () => {
    wasUsed.current = true;
    close();
  };

  const { isSubmitting, formProps, fields } = useLeadForm(exitIntent, {
    page: location.pathname,
    timeoutMs: exitTimeout,
    extraContext: { offer: `${variant}, ${trigger}` },
    onSent: () => {
      track({ name: 'exit-intent-submitted', variant, trigger });
      // A visitor who has closed the dialog stays on the page and sees the toast.
      if (!dialog.current?.open) return;
      closeAfterUse();
      location.assign(tabBlocked.link.href);
    },
    onFailed: () => {
      if (!dialog.current?.open) return showToast({ ...exitIntent.failure, tone: 'destructive' });
      closeAfterUse();
      // The visitor looks at the new tab, which starts with a copy of this tab's session storage: the flash message is shown
      // there. https://html.spec.whatwg.org/multipage/webstorage.html#the-sessionstorage-attribute
      const { link, ...unconfirmed } = tabBlocked;
      saveFlash({ ...unconfirmed, tone: 'destructive' });
      // With "noopener", `open()` always returns null.
      const tab = window.open(link.href, '_blank');
      saveFlash(undefined);
      if (tab) tab.opener = null;
      else showToast({ ...tabBlocked, tone: 'destructive' });
    },
  });

  return (
    <dialog
      ref={dialog}
      className="exit-offer"
      aria-labelledby="exit-offer-title"
      onClose={() => {
        recordExitAnswer();
        if (!wasUsed.current) track({ name: 'exit-intent-closed', variant, trigger });
        onClosed();
      }}
      onKeyDown={(event) => {
        // A key held down is one press: the press that opened the dialog does not close it.
        if (event.key === 'Escape' && event.repeat) event.preventDefault();
      }}
      onMouseDown={(event) => {
        // A click on the backdrop has the dialog as its target; content is in the inner box.
        if (event.target === event.currentTarget) close();
      }}
    >
      <button type="button" className="exit-offer-close" aria-label="Close" onClick={close}>
        ×
      </button>
      <div className="exit-offer-inner">
        <h2 id="exit-offer-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        <form className="form" {...formProps}>
          <FormFieldsContext value={fields}>
            <EmailField />
          </FormFieldsContext>
          <Honeypot form={exitIntent.id} />
          <SendButton consent={exitIntent.consent} isSubmitting={isSubmitting} sending="Sending...">
            Send me the guide
          </SendButton>
        </form>
        <p className="exit-offer-links">
          <a href={guidePdfUrl} onClick={closeAfterUse}>
            Open it now, no email
          </a>
          <button type="button" onClick={close}>
            No, thanks
          </button>
        </p>
      </div>
    </dialog>
  );
}
