// Ohio's calendar day, also on a page that was open, or put aside by the browser, while midnight passed.
import { useSyncExternalStore } from 'react';
import { ohioDay } from './ohio-time.ts';

/** Signs that a visitor is back, or still there. */
const signs = ['pageshow', 'visibilitychange', 'pointerdown', 'keydown'];

const onSign = (check: () => void) => {
  for (const sign of signs) addEventListener(sign, check);
  return () => {
    for (const sign of signs) removeEventListener(sign, check);
  };
};
const today = () => ohioDay(new Date());

export const useOhioDay = () => useSyncExternalStore(onSign, today, today);
