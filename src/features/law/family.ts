import type { Cents } from './money.ts';
import type { Relative } from './per-stirpes.ts';

/** A child of the person: `both` where the surviving spouse is the other parent. */
export interface Child extends Relative {
  of: 'both' | 'other';
}

/** Circumstances that the tool cannot handle, whatever the family. */
export const doubts = [
  'will',
  'marriage',
  'parentage',
  'adopted-out',
  'killer',
  'separated',
  'unborn',
  'property-elsewhere',
  'close-deaths',
  'prenuptial',
] as const;
export type Doubt = (typeof doubts)[number];

/** The surviving family, as far as the visitor knows: missing fields were not answered. */
export interface Family {
  /** The net amount to divide: after debts, costs and the family allowance. */
  net?: Cents;
  spouse?: 'yes' | 'no';
  /** For a spouse who died soon after: how many hours later. */
  spouseHours?: number;
  /** The children, alive or dead, with the lines of those who died. */
  descendants?: Child[];
  /** How many parents live. */
  parents?: number;
  siblings?: Relative[];
  /** How many grandparents live on each side. */
  paternalGrandparents?: number;
  maternalGrandparents?: number;
  /** The brothers and sisters of the father, and of the mother. */
  paternalRelatives?: Relative[];
  maternalRelatives?: Relative[];
  /** Any other relative by blood. */
  otherKin?: 'yes' | 'no';
  stepchildren?: Relative[];
  doubts?: Doubt[];
}
