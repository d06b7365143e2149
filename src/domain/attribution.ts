import { firstTouchKey } from './first-touch.ts';
import { type Attribution, attribution } from './lead.ts';

/** The first touch that was noted in this visit; nothing when none was, or when it is not what was noted. */
export function firstTouch(storage: Pick<Storage, 'getItem'>): Attribution | undefined {
  try {
    return attribution.safeParse(JSON.parse(storage.getItem(firstTouchKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
