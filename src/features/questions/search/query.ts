// The query of a search: the question's own terms, those of its history, and the courts it asks for.
import { containsQuestion } from '../guard/contains-question.ts';
import { pronoun, refersBack } from '../history.ts';
import { type Court, type Passage, sentences } from './passages.ts';
import { terms } from './terms.ts';

/** What is searched for. */
export interface Query {
  question: string;
  /** The messages before it, or else the topic of the page; empty where there is neither. */
  history: string;
}

/** Most terms of a question that are used, to limit the time. */
const maxTerms = 24;
/** More terms than this make a story: only its question is searched for, if that has enough terms. */
const longStory = 16;
const enoughAsked = 3;

/** The most terms of a question that may leave out what it is about. */
const fewTerms = 2;
/** Asks what a word means. */
const asksMeaning =
  /\b(?:what(?! (?:if|about|now|do|does|did|can|may|must|should|will|would|happens)\b)(?:'?s| is| are|s)?|who(?:'?s| is)|define|meaning of)\b(?: \S+){0,5}[?.!]*$|\bmeans?\b|\bmeant\b/i;

/** The terms to look up. Of a long story only the question itself, where that has enough terms. */
function lookedUp(message: string): string[] {
  const all = terms(message);
  if (all.length <= longStory) return all;
  const said = sentences(message.replace(/\s+/g, ' '));
  const questions = said.filter((sentence) => /\?\W*$/.test(sentence));
  const told = terms((questions.length > 0 ? questions : said.filter(containsQuestion)).join(' '));
  return new Set(told).size >= enoughAsked ? told : all;
}

/** Question words: those in the history were answered already. */
const asksAlone = new Set(['qwhen', 'qmuch', 'qmani', 'qwho', 'qwhere', 'qwhy']);
/** Also terms that carry no meaning beside them: "how long do we have", "what if she says no". */
const saysNothing = new Set([...asksAlone, 'long', 'no']);

/** Begins as a question does, also one that is typed as into a search engine: "can executor also be a beneficiary". */
const opensQuestion =
  /^(?:how|what|who|when|where|which|why|can|could|may|do|does|did|is|are|was|must|should|will|would)\b/i;
/** "Is there a tax?" points nowhere. */
const existential = /\b(?:(?:is|are) there|there (?:is|are|be))\b/gi;
const asks = (message: string): boolean => opensQuestion.test(message) || containsQuestion(message);
const namesTwoThings = (some: Set<string>): boolean => some.difference(saysNothing).size >= 2;
/** Points at what was said before; a question that names two things first points at those. */
function pointsBack(message: string): boolean {
  const said = message.replace(existential, '');
  const at = said.search(refersBack);
  return at >= 0 && !(asks(message) && namesTwoThings(new Set(terms(said.slice(0, at)))));
}

/** The terms of a question: as typed, and of what it follows on. */
export function queryTerms({
  question,
  history,
}: Query): Record<'typed' | 'historyTerms', Set<string>> & { usesHistory: boolean } {
  const typed = new Set(lookedUp(question).slice(0, maxTerms));
  const message = question.trim();
  const points = typed.size < 4 && pointsBack(message);
  const asksOnly = [...typed].every((term) => saysNothing.has(term));
  const isComplete = namesTwoThings(typed) && asks(message) && !pronoun.test(message);
  const saysLittle = typed.size <= fewTerms && !asksMeaning.test(question) && !isComplete;
  const usesHistory = history !== '' && (asksOnly || points || saysLittle);
  const said = new Set(usesHistory ? terms(history).filter((term) => !asksAlone.has(term) && !typed.has(term)) : []);
  // "How long does that take?" asks about what was said before as much as about the time.
  return usesHistory && (asksOnly || (points && pronoun.test(question)))
    ? { typed: typed.union(said), historyTerms: new Set(), usesHistory }
    : { typed, historyTerms: said, usesHistory };
}

/** The question asks for the meaning of a word or two, in one of its sentences. */
export const asksForMeaning = (question: string, typed: Set<string>): boolean =>
  question.split(/(?<=[.?!])\s|\s(?=lol\b)/).some((said) => asksMeaning.test(said)) && typed.size <= 6;

/** Letters and single spaces alone, so that a name can be looked for as whole words. */
const spelled = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
/** Asks for a court, not about what happened in a place. */
const asksForCourt =
  /\b(?:court(?:house)?s?|clerk'?s?|magistrate|judge|address|phone|telephone|website)\b|\bwhere (?:do|to|can|would|should|is)\b|\bwhich county\b/i;

/** A county, and nothing else. */
const onlyCounty = /^\W*(?:in )?[a-z]+(?: [a-z]+)? county(?:,? oh(?:io)?)?(?: probate)?\W*$/i;

/** The place of death is ignored where the message also says where the person lived. */
const lived = /\b(?:liv(?:ed|es|ing)|home|house|resid\w+|from)\b/i;
const diedThere =
  /\b(?:died|passed(?: away)?|hospital|clinic|nursing home|hospice|accident)\b[^.;?]{0,25}?\b(?:in|at)\b (?:\w+ )??\w+(?: county)?(?: (?:house|home|place|apartment) in \w+(?: county)?)?/gi;

/**
 * Which courts the question asks for: by their county; or by their seat, where it names no county: Hamilton is both. A
 * place named in passing calls for no court. What is no court is always meant.
 */
export function courtsNamed(question: string): (court: Passage['court']) => boolean {
  const asked = spelled(lived.test(question) ? question.replace(diedThere, ' ') : question);
  const names = /(?<!\bwhich) county /.test(asked)
    ? ({ county }: Court) => [`${county} county`]
    : ({ county, seat, towns }: Court) => [county, seat, ...towns];
  const wanted = asksForCourt.test(question) || onlyCounty.test(question);
  return (court) => !court || (wanted && names(court).some((name) => asked.includes(spelled(name))));
}
