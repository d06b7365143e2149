// Autofill and password managers may set values without an event: what is in a field counts all the same.
import { type MouseEvent, type FocusEvent as ReactFocusEvent, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { reportValues } from './report-values.browser.ts';

/**
 * Props of a part of a page: what is in its fields counts, whatever set it, once a field is left, for a button that is
 * pressed, and on paper.
 */
export function useReportedValues(part: RefObject<HTMLElement | null>) {
  const report = () => part.current && reportValues(part.current);
  useEffect(() => {
    // By an event, because React batches only inside its own handlers: else reading one field would reset the next ones.
    const onPaper = () => flushSync(() => part.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    addEventListener('beforeprint', onPaper);
    return () => removeEventListener('beforeprint', onPaper);
  }, [part]);
  return {
    onBlur: ({ target }: ReactFocusEvent<HTMLElement>) => {
      if (target === part.current || target.matches('input, select, textarea')) report();
    },
    // The button's own handler comes after this one.
    onClickCapture: ({ target, nativeEvent }: MouseEvent<HTMLElement>) => {
      if (nativeEvent instanceof globalThis.MouseEvent && (target as Element).closest('button')) flushSync(report);
    },
  };
}
