// Reads fields whose values autofill or a password manager set without an event.
import { type MouseEvent, type FocusEvent as ReactFocusEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Makes React read the current value of each field. Autofill and password managers may set values without an event; React
 * itself compares the value on an event:
 * https://github.com/facebook/react/issues/1159
 */
function reportValues(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    // A synthetic "click" toggles nothing, and React treats it as a change of a checkbox. "input" is for forms that
    // listen to it alone.
    const events = /^(?:radio|checkbox)$/.test(field.type) ? ['click', 'input'] : ['input', 'change'];
    for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

/**
 * Props for a part of a page that read its fields, autofilled ones too, on blur, before a button's click and before print. `onLeave` gets the element that was left, and the one that has the focus next.
 */
export function useReportedValues(
  part: RefObject<HTMLElement | null>,
  onLeave?: (left: Element, next: Element | null) => void,
) {
  const report = () => part.current && reportValues(part.current);
  /** Handling of a left field, deferred to the click of the button that took the focus: a rerender before could move the button. */
  const pendingLeave = useRef<() => void>(undefined);
  useEffect(() => {
    // Dispatched as an event: React batches only inside its own handlers, and reading one field would reset the next.
    // Never removed: an island lives as long as its page.
    addEventListener('beforeprint', () => part.current?.dispatchEvent(new Event('focusout', { bubbles: true })));
  }, [part]);
  return {
    onBlur: ({ target, relatedTarget, currentTarget }: ReactFocusEvent<HTMLElement>) => {
      const leave = () => {
        // A button that was pressed may be setting the fields now.
        if (!target.matches('button')) report();
        onLeave?.(target, relatedTarget);
      };
      if (currentTarget.querySelector('button:active')) pendingLeave.current = leave;
      else leave();
    },
    // The button's own handler comes after this one.
    onClickCapture: ({ target }: MouseEvent) => {
      if (!(target as Element).closest('button')) return;
      flushSync(() => {
        report();
        pendingLeave.current?.();
        pendingLeave.current = undefined;
      });
    },
  };
}
