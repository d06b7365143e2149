import { firstTouchKey } from './first-touch.ts';
import { type Attribution, attribution } from './lead.ts';

/** The first touch recorded in this visit; undefined if there is none or storage is blocked. */
export function firstTouch(): Attribution | undefined {
  try {
    return attribution.safeParse(JSON.parse(sessionStorage.getItem(firstTouchKey) ?? 'null')).data;
  } catch {
    // Storage is blocked or holds something else: the lead is sent without attribution.
    return undefined;
  }
}
