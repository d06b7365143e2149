// The query of a search: the question's own terms, and those of what it follows on.
import { containsQuestion } from '../guard/contains-question.ts';
import { wordsOf } from '../normalize.ts';
import { asPhraseText, phrasePattern } from '../phrases.ts';
import { terms } from './terms.ts';

/** What is searched for. */
export interface Query {
  question: string;
  /** The messages before it, or else the topic of the page; empty where there is neither. */
  history: string;
  /** The history is the topic of the page: nothing was asked before. */
  isTopic?: boolean;
}

/** Most terms of a question that are used, to limit the time. */
const maxTerms = 40;
/** The most terms of a question that may leave out what it is about. */
const fewTerms = 2;

/** Words that refer to an earlier message. */
const pronouns = phrasePattern(['that|it|its|this|they|them|those|these']);
const persons = phrasePattern(['he|she|her|him|hers|his|then|one|there']);
const goesOn = phrasePattern(['^ and|but|so|ok|now|or', '^ what|how about']);
/** "Is there a tax?" points nowhere. */
const existential = phrasePattern(['is|are there', 'there is|are|be']);
/** Begins as a question does, also one that is typed as into a search engine: "can executor also be a beneficiary". */
const opensQuestion = phrasePattern([
  '^ and|but|so|ok|now|or? how|what|who|when|where|which|why|can|could|may|do|does|did|is|are|was|must|should|will|would',
]);
/** Asks what a word means: "what is an heir", "define letters", "who is a fiduciary". */
const asksMeaning = phrasePattern([
  '^ whats|whos a|an|the? * *? *? $',
  '^ what|who is|are|s a|an|the? * *? *? $',
  'define|definition|means|meant',
  '* mean $',
  'meaning of',
]);

/** Question words: those in the history were answered already. */
export const asksAlone: ReadonlySet<string> = new Set(['qwhen', 'qmuch', 'qmani', 'qwho', 'qwhere', 'qwhy']);
/** Also terms that carry no meaning beside them: "how long do we have", "what if she says no". */
const saysNothing = new Set([...asksAlone, 'long', 'no']);

/** The terms of a question, and those of what it follows on. */
export interface QueryTerms {
  typed: Set<string>;
  historyTerms: Set<string>;
  /** It says too little alone: both are searched for. */
  usesHistory: boolean;
  /** Where it does: it may be a whole question all the same, such as "who gets his guns" or "funeral costs". */
  mayStandAlone: boolean;
}

const namesTwoThings = (some: Set<string>): boolean => some.difference(saysNothing).size >= 2;

export function queryTerms({ question, history }: Query): QueryTerms {
  const typed = new Set(terms(question).slice(0, maxTerms));
  const historyTerms = new Set(terms(history).filter((term) => !asksAlone.has(term) && !typed.has(term)));
  if (history === '') return { typed, historyTerms, usesHistory: false, mayStandAlone: true };
  const text = asPhraseText(wordsOf(question)).replace(existential, ' ');
  const asks = text.search(opensQuestion) >= 0 || containsQuestion(question);
  const hasPronoun = text.search(pronouns) >= 0;
  const pointsBack = [pronouns, persons, goesOn].map((one) => text.search(one)).filter((index) => index >= 0);
  // A question that names two things first points at those.
  const isAboutOwn = asks && namesTwoThings(new Set(terms(text.slice(0, Math.min(...pointsBack)))));
  const points = typed.size < 4 && pointsBack.length > 0 && !isAboutOwn;
  const asksOnly = [...typed].every((term) => saysNothing.has(term));
  const isComplete = namesTwoThings(typed) && asks && !hasPronoun;
  const saysLittle = typed.size <= fewTerms && text.search(asksMeaning) < 0 && !isComplete;
  // "How long does that take?" asks about the earlier message as much as about the time.
  if (asksOnly || (points && hasPronoun))
    return { typed: typed.union(historyTerms), historyTerms: new Set(), usesHistory: true, mayStandAlone: false };
  // "And his 401k" may be a matter of its own, "and then it was sold" is none.
  const mayStandAlone = asks || pointsBack.length === 0 || (text.search(goesOn) >= 0 && !hasPronoun);
  return { typed, historyTerms, usesHistory: points || saysLittle, mayStandAlone };
}

/** A word of the message refers to an earlier message. */
export const pointsAtHistory = (words: string[]): boolean =>
  [pronouns, persons].some((one) => asPhraseText(words).search(one) >= 0);

/** The question asks for the meaning of a word or two. */
export const asksForMeaning = (question: string): boolean => asPhraseText(wordsOf(question)).search(asksMeaning) >= 0;
