import { firstTouchKey } from './first-touch.ts';
import { type Attribution, attribution } from './lead.ts';

/** The first touch that was noted in this visit; nothing when none was, or when storage is not to be had. */
export function firstTouch(): Attribution | undefined {
  try {
    return attribution.safeParse(JSON.parse(sessionStorage.getItem(firstTouchKey) ?? 'null')).data;
  } catch {
    // Storage is off or holds something else: the lead goes without attribution.
    return undefined;
  }
}
