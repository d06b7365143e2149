import { questionsPage } from '../../src/features/page-votes/page-vote.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';
import { pathOf } from '../../src/features/questions/search/passages.ts';
import { isHelpLine } from '../../src/features/questions/sources.ts';

/**
 * The page that a vote on this answer is counted for: its first card's. None where nothing was looked up, and where
 * somebody is shown a helpline.
 */
export function votePageOf({ outcome, answers: [card], sources }: ChatAnswer): string | undefined {
  if (outcome === 'reply' || sources.some(isHelpLine)) return undefined;
  return card ? pathOf(card.url) : questionsPage;
}
