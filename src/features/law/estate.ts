import type { CalendarDate } from './calendar-date.ts';
import type { Bounds } from './limits.ts';
import type { Cents } from './money.ts';
import type { Reason } from './result-line.ts';

/** The visitor's answers about the size of the estate. Missing ones are unknown. */
export interface SmallEstate {
  death?: CalendarDate;
  /** The probate estate without vehicles and land. */
  assets?: Cents;
  /** Vehicles in the person's name alone. */
  vehicles?: Cents;
  /** Land in the person's name alone: its value, or `yes` where `assets` holds it already. */
  land?: Cents | 'yes';
  spouse?: 'yes' | 'no';
  /** Whether all goes to the spouse: by the will, because there is no will, or not. */
  allToSpouse?: 'will' | 'no-will' | 'no';
  /** Whose the children are: the spouse's too, some of them, or another person's. */
  children?: 'none' | 'ours' | 'mixed' | 'other';
  /** A minor child of the person who is not the spouse's. */
  minor?: 'yes' | 'no';
  funeral?: Cents;
  /** Who paid the funeral, or is bound in writing to pay. */
  funeralPaidBy?: 'spouse' | 'other' | 'nobody';
  funeralPrepaid?: 'yes' | 'no';
}

export type KnownEstate = SmallEstate & { death: CalendarDate };

/** The probate estate, and why it is known only within bounds, if so. */
export interface Total extends Bounds {
  unsure: Reason;
}
