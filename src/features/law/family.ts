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
