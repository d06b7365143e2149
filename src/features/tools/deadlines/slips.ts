import type { StateKey } from '../../law/address-state.ts';
import type { DateSlip } from '../../law/deadlines.ts';

/** What stands beside the field of a day that cannot be; nothing where a day is only missing. */
export function slipWords({ stopped }: DateSlip): Partial<Record<StateKey, string>> {
  if (stopped === 'death-needed') return {};
  if (stopped === 'death-in-future') return { death: 'This day is still to come.' };
  return { [stopped.replace('-before-death', '')]: 'This day is before the death.' };
}
