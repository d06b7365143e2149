import { questionsPage } from '../../src/features/page-votes/page-vote.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';
import { pathOf } from '../../src/features/questions/search/passages.ts';
import { isHelpLine } from '../../src/features/questions/sources.ts';

/**
 * The page whose votes an answer's vote counts for: that of its first card. Undefined for a prepared reply or an answer
 * with a helpline.
 */
export function votePageOf({ outcome, answers: [card], sources }: ChatAnswer): string | undefined {
  if (outcome === 'reply' || sources.some(isHelpLine)) return undefined;
  return card ? pathOf(card.url) : questionsPage;
}
