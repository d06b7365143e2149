// Reads fields whose values autofill or a password manager set without an event.
import { type MouseEvent, type FocusEvent as ReactFocusEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { reportValues } from './report-values.browser.ts';

/**
 * Props of a part of a page: what is in its fields counts, whatever set it, once a field is left, for a button that is
 * pressed, and on paper. `onLeave` gets the element that was left, and the one that has the focus next.
 */
export function useReportedValues(
  part: RefObject<HTMLElement | null>,
  onLeave?: (left: Element, next: Element | null) => void,
) {
  const report = () => part.current && reportValues(part.current);
  /** The rest of leaving a field, deferred to the click of the button that took the focus: a change before would move it. */
  const atPress = useRef<() => void>(undefined);
  useEffect(() => {
    // By an event, because React batches only inside its own handlers: else reading one field would reset the next ones.
    // Never removed: an island is there as long as its page.
    addEventListener('beforeprint', () => part.current?.dispatchEvent(new Event('focusout', { bubbles: true })));
  }, [part]);
  return {
    onBlur: ({ target, relatedTarget, currentTarget }: ReactFocusEvent<HTMLElement>) => {
      const leave = () => {
        // A button that was pressed may be setting the fields now.
        if (!target.matches('button')) report();
        onLeave?.(target, relatedTarget);
      };
      if (currentTarget.querySelector('button:active')) atPress.current = leave;
      else leave();
    },
    // The button's own handler comes after this one.
    onClickCapture: ({ target }: MouseEvent) => {
      if (!(target as Element).closest('button')) return;
      flushSync(() => {
        report();
        atPress.current?.();
        atPress.current = undefined;
      });
    },
  };
}
