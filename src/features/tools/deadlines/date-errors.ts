import type { StateKey } from '../../law/address-state.ts';
import type { DateInputError } from '../../law/deadlines.ts';

/** Error messages by field for impossible days; none where a day is only missing. */
export function dateErrorMessages({ stopped }: DateInputError): Partial<Record<StateKey, string>> {
  if (stopped === 'death-needed') return {};
  if (stopped === 'death-in-future') return { death: 'This day is still to come.' };
  return { [stopped.replace('-before-death', '')]: 'This day is before the death.' };
}
