// Ohio's calendar day, also on a page left open, or restored from the bfcache, past midnight.
import { useSyncExternalStore } from 'react';
import { ohioDay } from './ohio-time.ts';

/** Events after which the day is checked again. */
const events = ['pageshow', 'visibilitychange', 'pointerdown', 'keydown'];

const subscribe = (check: () => void) => {
  for (const event of events) addEventListener(event, check);
  return () => {
    for (const event of events) removeEventListener(event, check);
  };
};
const today = () => ohioDay(new Date());

export const useOhioDay = () => useSyncExternalStore(subscribe, today, today);
