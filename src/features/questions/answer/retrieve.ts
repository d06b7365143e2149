// Searches the pages for a message, and for each part of a message that asks two questions.
import { redactionMark } from '../guard/number-features.ts';
import { policies } from '../policy.ts';
import type { Query } from '../search/query.ts';
import type { Part, Turn } from '../turn.ts';
import type { Loaded } from './answer-data.ts';
import { twoQuestions } from './two-questions.ts';

const maxResults = 20;

export function retrieve(turn: Turn, loaded: Loaded): Turn {
  const { search, inEnglish } = loaded;
  const { message, isGuess, rest } = turn;
  const { cards } = policies[turn.case];
  if (cards === 'none' && !isGuess) return turn;
  const isSpanish = turn.case === 'language-es';
  const translate = (text: string) => (isSpanish ? inEnglish(text) : text);
  const question = translate(turn.case === 'prompt-injection' ? (rest ?? '') : message.text);
  const history = translate(message.history.replaceAll(redactionMark, ' '));

  const partOf = (query: Query): Part => ({
    query,
    results: search(query, maxResults),
    resultsBefore: [],
    outcome: 'nothing',
    shown: [],
  });
  const whole = partOf({ question, history });
  const followsOn = whole.results[0]?.usesHistory && !message.isTopic;
  const resultsBefore = followsOn ? search({ question: history, history: '' }, maxResults) : [];
  const isPlain = turn.case === 'question' || isSpanish;
  const [first, second] = (isPlain && !whole.results[0]?.isExact && twoQuestions(question)) || [];
  // "And how long do I have?" asks about the first.
  const splitParts =
    first && second ? [partOf({ question: first, history }), partOf({ question: second, history: first })] : [];
  return { ...turn, parts: [{ ...whole, resultsBefore }, ...splitParts] };
}
