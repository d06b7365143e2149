import type { Relative } from './per-stirpes.ts';

/** A child of the person. */
export type Child = Required<Pick<Relative, 'of'>> & Relative;

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
