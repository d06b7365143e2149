// Which passages become cards, and whether the first of them is open.
import { containsQuestion } from '../guard/contains-question.ts';
import { guessIntent } from '../intent/intent-model.ts';
import { type Policy, policies } from '../policy.ts';
import { onePerPage, type SearchResult } from '../search/retrieval.ts';
import { terms } from '../search/terms.ts';
import type { Part, Turn } from '../turn.ts';
import type { Loaded } from './answer-data.ts';
import { passagesForCards } from './cards.ts';
import { decideOutcome } from './decision.ts';
import { isQuotable } from './sentences.ts';

/** Cards for each of two questions in one message. */
const maxCardsOfPart = 2;
/** In a message of so many words, "the dog" or "a bankruptcy" is often mentioned in passing. */
const longMessage = 15;
/** A page about cases that involve two states. */
const ofTwoStates = /\b(?:an)?other state|outside (?:of )?ohio|out[- ]of[- ]state/i;

/** Those that may be cards of a case, at most one a page. */
function candidatesOf(results: SearchResult[], cards: Policy['cards']): SearchResult[] {
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

export function decide(turn: Turn, { decision }: Pick<Loaded, 'decision'>): Turn {
  const [whole, ...both] = turn.parts;
  if (!whole) return turn;
  const asQuestion = (part: Part, mayBeOffTopic: boolean): Part => {
    const candidates = candidatesOf(part.results, 'any');
    const outcome = decideOutcome(candidates, mayBeOffTopic, decision);
    const shown = outcome === 'nothing' ? [] : passagesForCards(candidates);
    const seen = candidatesOf(part.resultsBefore, 'any');
    // A card that the visitor has open already is not opened again: the others show their direct answers, too.
    const isOpenAlready = shown[0] === seen[0]?.passage && decideOutcome(seen, false, decision) === 'quote';
    return { ...part, outcome: outcome === 'quote' && isOpenAlready ? 'near' : outcome, shown };
  };
  const { cards } = policies[turn.case];
  // "My sister died on Thursday" says nothing to search for.
  const said = turn.case === 'loss-told' ? (turn.rest ?? '') : whole.query.question;
  const saysEnough = terms(said).length > 1;
  // What was only guessed gives way to a page that surely answers.
  if (turn.isGuess && turn.case !== 'question' && (saysEnough || turn.case === 'unclear')) {
    const surely = asQuestion(whole, turn.case !== 'legal-advice');
    if (surely.outcome === 'quote') return { ...turn, case: 'question', parts: [surely] };
  }
  if (cards === 'none') return { ...turn, parts: [] };
  const { text, words, history } = turn.message;
  const isAsked = containsQuestion(text) || history !== '';
  const isClosed = cards === 'closed' || (cards === 'where-asked' && !isAsked);
  if (isClosed || cards === 'where-long' || cards === 'where-sure') {
    const answered = asQuestion(whole, false);
    // "My sister will not show me the will" asks nothing, and tells of an estate.
    const mayBeNear = isClosed
      ? isAsked || guessIntent(words) === 'question'
      : cards === 'where-long' && words.length >= longMessage;
    // What a phrase shows stays, and a page that answers all the same has a closed card: "a felon gets the rifles".
    const isShown = answered.outcome === 'quote' || (mayBeNear && answered.outcome === 'near');
    return { ...turn, parts: saysEnough && isShown ? [{ ...answered, outcome: 'near' }] : [] };
  }
  if (cards === 'about-us' || cards === 'two-states') {
    const shown = passagesForCards(candidatesOf(whole.results, cards));
    const outcome = shown.length === 0 ? 'nothing' : cards === 'about-us' ? 'quote' : 'near';
    return { ...turn, parts: [{ ...whole, outcome, shown }] };
  }
  const [first, second] = both.map((part) => asQuestion(part, true));
  const isTwo =
    first && second && first.shown[0] !== second.shown[0] && [first, second].some(({ outcome }) => outcome === 'quote');
  if (!isTwo) return { ...turn, parts: [asQuestion(whole, false)] };
  // The best card of the second question stays there: what remains would open in its place.
  const shown = first.shown.filter((passage) => passage !== second.shown[0]).slice(0, maxCardsOfPart);
  const others = second.shown.filter((passage) => !shown.includes(passage)).slice(0, maxCardsOfPart);
  return {
    ...turn,
    parts: [
      { ...first, shown },
      { ...second, shown: others },
    ],
  };
}
