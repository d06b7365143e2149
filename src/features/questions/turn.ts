// The state that passes through the stages of an answer: guard, classify, retrieve, decide, compose.
import type { GuardResult } from './guard/guard.ts';
import { redactionMark } from './guard/number-features.ts';
import { redactPersonalNumbers } from './guard/personal-numbers.ts';
import { otherLanguage } from './intent/language.ts';
import type { NamedPlaces, PlaceReader } from './intent/places.ts';
import { wordsOf } from './normalize.ts';
import type { Case } from './policy.ts';
import type { Passage } from './search/passages.ts';
import type { Query } from './search/query.ts';
import type { SearchResult } from './search/retrieval.ts';

/** A message as every stage reads it; nothing looks at what was typed again. */
export interface Message {
  /** Without personal numbers. */
  text: string;
  words: string[];
  places: NamedPlaces;
  /** The messages before it, or else the topic of the page; empty where there is neither. */
  history: string;
  isTopic: boolean;
  /** BCP 47; nothing for English. */
  language: string | undefined;
  hadPersonalNumber: boolean;
}

/** One thing that the message asks, and its search results. Most messages have one part. */
export interface Part {
  query: Query;
  results: SearchResult[];
  /** The results of the question before, where this one follows on from it. */
  resultsBefore: SearchResult[];
  outcome: 'quote' | 'near' | 'nothing';
  /** What its cards show, the best first. */
  shown: Passage[];
}

export interface Turn {
  message: Message;
  guard: GuardResult | undefined;
  /** What the message is: a row of the policy. */
  case: Case;
  /** Classified by the model only: a confident search result overrides it. */
  isGuess: boolean;
  /** The message without the words that showed its case: of an attempt to instruct the box, what is asked besides. */
  rest?: string | undefined;
  parts: Part[];
}

/** Reads a message, once. */
export function startTurn({ question, history, isTopic = false }: Query, readPlaces: PlaceReader): Turn {
  const redacted = redactPersonalNumbers(question);
  // Not the mark: "removed" would find how an executor is removed.
  const text = redacted.replaceAll(redactionMark, ' ');
  const language = otherLanguage(text);
  const historyLanguage = otherLanguage(history);
  const words = wordsOf(text);
  const message: Message = {
    text,
    words,
    places: readPlaces(words),
    // History in a language other than the question's would only confuse the search.
    history: historyLanguage && historyLanguage !== language ? '' : redactPersonalNumbers(history),
    isTopic,
    language,
    hadPersonalNumber: redacted.includes(redactionMark),
  };
  return { message, guard: undefined, case: 'question', isGuess: false, parts: [] };
}
