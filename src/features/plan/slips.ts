import type { StateKey } from '../law/state.ts';

/** What cannot be true, beside the question that asked for it; nothing where the day of the death is only missing. */
export function slipsOf(stopped: string): Partial<Record<StateKey, string>> {
  if (stopped === 'death-in-future') return { death: 'This day is in the future.' };
  const before = /^(\w+)-before-death$/.exec(stopped)?.[1];
  return before ? { [before]: 'This day is before the day of the death.' } : {};
}
