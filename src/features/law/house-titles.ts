/** How the person who died owned the house, or what was done about it already. */
export const houseTitles = [
  'alone',
  'shared',
  'survivorship',
  'tod',
  'tod-unrecorded',
  'trust',
  /** The person had the house for life, and others own it now. */
  'life-estate',
  /** The person was selling or buying it on a land contract that is not paid in full. */
  'land-contract',
  /** Papers that nobody has read yet decide whether the house is in the estate. */
  'unclear',
  'transferred',
  'release',
] as const;
export type HouseTitle = (typeof houseTitles)[number];
