// Asks for the choice about cookies and visit counts. The sheet is last in the page and sticks to the bottom of the
// window, so that it takes no focus and hides nothing permanently. Loaded only when a choice is needed.
import { memo, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../shared/adopt-styles.browser.ts';
import styles from './consent.css?inline';
import { type Choice, consentKey, getConsent, setConsent } from './stored-choice.browser.ts';

adoptStyles(styles);
/** Does not scroll back a visitor who has scrolled past the box. */
const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
const footerButton = () => document.querySelector<HTMLElement>('#consent-wanted');

function CookieConsent() {
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    const ask = () => {
      setOpen(true);
      if (document.activeElement === footerButton()) sheet.current?.focus();
    };
    ask();
    // Never removed: the sheet lives as long as its page.
    window.addEventListener('consent-wanted', ask);
    // Answered in another tab, or on a later page before a bfcache restore of this one.
    window.addEventListener('storage', ({ key }) => key === consentKey && setOpen(false));
    window.addEventListener('pageshow', ({ persisted }) => persisted && getConsent() && setOpen(false));
  }, []);

  useEffect(() => {
    if (!open || !sheet.current) return;
    // Keep focused elements visible above the sheet.
    document.documentElement.style.scrollPaddingBottom = `${sheet.current.offsetHeight + 16}px`;
    const focused = document.activeElement;
    if (focused === footerButton()) sheet.current.focus();
    else if (focused?.closest('main') && isInSight(focused)) focused.scrollIntoView({ block: 'nearest' });
    return () => {
      document.documentElement.style.removeProperty('scroll-padding-bottom');
    };
  }, [open]);

  const decide = (choice: Choice) => {
    setConsent(choice);
    setOpen(false);
    const before = cameFrom.current;
    cameFrom.current = null;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };

  if (!open) return null;
  const before = getConsent();
  return (
    <section
      ref={sheet}
      className="consent"
      aria-label="Cookie choices"
      tabIndex={-1}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <div className="page consent-row">
        <p>
          <strong>May we count visits?</strong> Only if you accept. Counting may use cookies, but no names and no ads.{' '}
          {before && <>So far: {before}. </>}
          <a href="/privacy-policy#cookies-and-visit-counts">Privacy policy</a>
        </p>
        <div className="consent-buttons">
          <button type="button" className="button quiet" onClick={() => decide('accepted')}>
            Accept
          </button>
          <button type="button" className="button quiet" onClick={() => decide('declined')}>
            Decline
          </button>
        </div>
      </div>
    </section>
  );
}

// Not a bare function: that Astro would call on each page to see whose it is (`check` of its renderers).
export default memo(CookieConsent);
