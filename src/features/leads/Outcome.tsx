// The result of sending a form, shown permanently: the toast that announces it disappears after five seconds.
import { useEffect, useRef } from 'react';
import { site } from '../../site.ts';
import { guidePdfUrl } from '../guide/files.ts';

const callLink = <a href={site.phone.href}>{site.phone.shown}</a>;

/** In place of the form, which has been reset: what happens next. Takes the focus. */
export function SentMessage({ next, reference }: { next: string; reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a small screen the toast is at the top (toasts.css).
    const block = matchMedia('(max-width: 40rem), (max-height: 32rem)').matches ? 'start' : 'nearest';
    heading.current?.parentElement?.scrollIntoView({ block });
  }, []);
  return (
    <div className="form-sent">
      <h3 ref={heading} tabIndex={-1}>
        We have your request
      </h3>
      {reference && (
        <p>
          Your reference number: <strong>{reference}</strong>
        </p>
      )}
      <p>{next} You do not need to send it again.</p>
      <p>
        Until then: <a href={guidePdfUrl}>read the free guide</a> (PDF), or call {callLink}.
      </p>
    </div>
  );
}

/**
 * Beside the button: what was not done, and what to do. `refused`: the server refused a field, which has its own error
 * message. Otherwise this is an alert: the specified words of the toast are about what was typed.
 */
export function NotSentMessage({ refused }: { refused: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={message} className="form-unsent" role={refused ? undefined : 'alert'}>
      {refused
        ? 'This was not sent. Please fix what is marked above, then send it again.'
        : 'This was not sent. Everything you typed is still here: please try again in a minute.'}{' '}
      Or call {callLink}, {site.officeHours}.
    </p>
  );
}
