// Which passages become cards, and whether the first of them is open.
import { policyOf } from '../policy.ts';
import { onePerPage, type SearchResult } from '../search/retrieval.ts';
import { terms } from '../search/terms.ts';
import type { Part, Turn } from '../turn.ts';
import type { Loaded } from './answer-data.ts';
import { passagesForCards } from './cards.ts';
import { decideOutcome } from './decision.ts';
import { isQuotable } from './sentences.ts';

/** Cards for each of two questions in one message. */
const maxCardsOfPart = 2;
/** A page about cases that involve two states. */
const ofTwoStates = /\b(?:an)?other state|outside (?:of )?ohio|out[- ]of[- ]state/i;

/** Those that may be cards of a case, at most one a page. */
function candidatesOf(results: SearchResult[], cards: ReturnType<typeof policyOf>['cards']): SearchResult[] {
  const [best] = results;
  const isCandidate = (result: SearchResult): boolean => {
    const { kind, heading, answer } = result.passage;
    // With no word in common it is there for small words alone.
    if (cards === 'about-us') return kind === 'about-us' && result.signals.coverage > 0;
    if (cards === 'two-states') return isQuotable(result.passage) && ofTwoStates.test(`${heading} ${answer}`);
    // A passage about ourselves does not answer a question about the law, but may be what was meant.
    return isQuotable(result.passage) || (result === best && kind === 'about-us');
  };
  return onePerPage(results.filter(isCandidate));
}

function outcomeOf(candidates: SearchResult[], mayBeOffTopic: boolean, { decision }: Loaded): Part['outcome'] {
  const [best] = candidates;
  const outcome = decideOutcome(candidates, mayBeOffTopic, decision);
  return outcome === 'quote' && best?.passage.kind === 'about-us' && !best.isExact ? 'near' : outcome;
}

export function decide(turn: Turn, loaded: Loaded): Turn {
  const [whole, ...both] = turn.parts;
  if (!whole) return turn;
  const asQuestion = (part: Part, mayBeOffTopic: boolean): Part => {
    const candidates = candidatesOf(part.results, 'any');
    const outcome = outcomeOf(candidates, mayBeOffTopic, loaded);
    return { ...part, outcome, shown: outcome === 'nothing' ? [] : passagesForCards(candidates) };
  };
  const { cards } = policyOf(turn.case);
  // What was only guessed gives way to a page that surely answers.
  if ((turn.isGuess && turn.case !== 'legal-advice') || cards === 'none') {
    const answered = asQuestion(whole, turn.case !== 'question');
    const isSure = answered.outcome === 'quote' && terms(whole.query.question).length > 1;
    if (turn.case !== 'question' && isSure) return { ...turn, case: 'question', parts: [answered] };
  }
  if (cards === 'none') return { ...turn, parts: [] };
  if (cards === 'about-us' || cards === 'two-states') {
    const shown = passagesForCards(candidatesOf(whole.results, cards));
    const outcome = shown.length === 0 ? 'nothing' : cards === 'about-us' ? 'quote' : 'near';
    return { ...turn, parts: [{ ...whole, outcome, shown }] };
  }
  const [first, second] = both.map((part) => asQuestion(part, true));
  const isTwo =
    first && second && first.shown[0] !== second.shown[0] && [first, second].some(({ outcome }) => outcome === 'quote');
  if (!isTwo) return { ...turn, parts: [asQuestion(whole, false)] };
  const shown = first.shown.slice(0, maxCardsOfPart);
  const others = second.shown.filter((passage) => !shown.includes(passage)).slice(0, maxCardsOfPart);
  return {
    ...turn,
    parts: [
      { ...first, shown },
      { ...second, shown: others },
    ],
  };
}
