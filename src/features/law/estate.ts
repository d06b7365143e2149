import type { InputOf } from './address-state.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Bounds } from './limits.ts';
import type { Reason } from './result-line.ts';

/** The visitor's answers about the size of the estate. */
export type SmallEstate = InputOf<'smallEstate'>;

export type KnownEstate = SmallEstate & { death: CalendarDate };

/** The probate estate, and why it is known only within bounds, if so. */
export interface Total extends Bounds {
  unsure: Reason;
}
