// Searches the pages for a message, and for each part of a message that asks two questions.
import { policyOf } from '../policy.ts';
import type { Query } from '../search/query.ts';
import type { SearchResult } from '../search/retrieval.ts';
import type { Part, Turn } from '../turn.ts';
import { type Loaded, onlyCourt } from './answer-data.ts';
import { isOfOtherCounty } from './county-note.ts';
import { twoQuestions } from './two-questions.ts';

const maxResults = 20;

/** Ranks passages about another county's court last. */
const demoteOtherCounties = (results: SearchResult[], county: string): SearchResult[] =>
  results.toSorted(
    (a, b) => Number(isOfOtherCounty(a.passage.answer, [county])) - Number(isOfOtherCounty(b.passage.answer, [county])),
  );

export function retrieve(turn: Turn, loaded: Loaded): Turn {
  const { search, inEnglish } = loaded;
  const { message, isGuess, rest } = turn;
  const { cards } = policyOf(turn.case);
  if (cards === 'none' && !isGuess) return turn;
  const isSpanish = turn.case === 'language-es';
  const translate = (text: string) => (isSpanish ? inEnglish(text) : text);
  const question = translate(turn.case === 'prompt-injection' ? (rest ?? '') : message.text);
  const history = translate(message.history);

  const county = onlyCourt(loaded, message.places)?.court.county;
  const partOf = (query: Query): Part => {
    const results = search(query, maxResults);
    return { query, results: county ? demoteOtherCounties(results, county) : results, outcome: 'nothing', shown: [] };
  };
  const whole = partOf({ question, history });
  const followsOn = whole.results[0]?.usesHistory && !message.isTopic;
  const [before] = followsOn ? search({ question: history, history: '' }, 1) : [];
  const isPlain = turn.case === 'question' || isSpanish;
  const [first, second] = (isPlain && !whole.results[0]?.isExact && twoQuestions(question)) || [];
  // "And how long do I have?" asks about the first.
  const splitParts =
    first && second ? [partOf({ question: first, history }), partOf({ question: second, history: first })] : [];
  return { ...turn, parts: [{ ...whole, answered: before?.passage }, ...splitParts] };
}
