import type { WayCard } from '../law/small-estate.ts';

/** What each way is called on a line. */
export const wayWords: Record<WayCard['way'], string> = {
  'nothing-left': 'Nothing left to probate',
  'summary-release': 'Summary release',
  release: 'Release from administration',
  'full-administration': 'Full administration',
};
