// From a question to its answer: classify it, search the passages, put the answer together.
import { type ChatAnswer, chatContexts, type Intent, type Source } from '../contract.ts';
import { containsQuestion } from '../guard/contains-question.ts';
import { redactPersonalNumbers } from '../guard/personal-numbers.ts';
import { type Classification, classify } from '../intent/intent.ts';
import { otherLanguage } from '../intent/language.ts';
import { classifier } from '../intent/naive-bayes.ts';
import { isOutOfScope } from '../intent/scope.ts';
import { isAboutUs } from '../intent/small-talk.ts';
import { preparedAnswers } from '../replies.ts';
import type { Query } from '../search/query.ts';
import { createRetriever, type SearchResult } from '../search/retrieval.ts';
import { asHeading } from '../search/search-index.ts';
import { spanishToEnglish } from '../search/spanish-words.ts';
import { terms } from '../search/terms.ts';
import type { AnswerData } from './answer-data.ts';
import { type AnswerResult, withCards, withoutCards, wrapAnswer } from './answer-result.ts';
import { cardsOf, passagesForCards } from './cards.ts';
import { countyNote, namedCourt, otherCountiesLast, withCountyNote } from './county-note.ts';
import { type DecisionModel, decide } from './decision.ts';
import { contraryLast, courtsFirst, formFirst, isQuotable, mentionsCourt, quotableResults } from './results.ts';
import { twoQuestions } from './two-questions.ts';

const looked = 12;
/** Intents that were only guessed: a page that clearly answers the message overrules them. */
const guessed: Intent[] = ['out-of-scope', 'unclear'];
/** A page about cases that involve two states. */
const ofTwoStates = /\b(?:an)?other state|outside (?:of )?ohio|out[- ]of[- ]state/i;
/** Results that a language model may choose from; several may be sections of one page. */
const mayBeChosen = 20;
/**
 * Drops history in a language other than the question's: its words would only confuse the search. English history is
 * always kept, since a question in Spanish is translated to English for the search.
 */
function inOneLanguage({ question, history }: Query): Query {
  const language = otherLanguage(history);
  return { question, history: language && language !== otherLanguage(question) ? '' : history };
}
/** Cards for each of two questions in one message. */
const cardsOfPart = 2;
const emptyAnswer: ChatAnswer = {
  kind: 'question',
  outcome: 'reply',
  response: '',
  answers: [],
  sources: [],
  followUps: [],
};
const asQuestion: Classification = { intent: 'question', reply: 'nothing-found' };
/** Addresses the people behind the site, about the writer: a passage about ourselves may be the answer. */
const addressesUs =
  /\b(?:you (?:guys|people|all)|ya'?ll|(?:some|any)(?:body|one) here)\b|^(?=.*\b(?:you|u|your)\b)(?!.*\byou (?:tell|explain|say|show)\b).*\b(?:i|me|my|us|our|we)\b/is;
/**
 * Returns a function that answers messages from the site's own pages and keeps nothing of them. Creating it is slow: do
 * it once per instance. `decision` replaces the fitted decision model.
 */
export function createResponder({
  passages,
  searchIndex,
  learned,
  replies,
  spanish,
  decision,
}: AnswerData & { decision?: DecisionModel | undefined }): (query: Query) => AnswerResult {
  const search = createRetriever(passages, searchIndex);
  const courts = searchIndex.courts.flatMap((id) => passages.at(id) ?? []);
  const guess = classifier(learned);
  const prepared = preparedAnswers(replies);
  const inEnglishWords = spanishToEnglish(spanish);

  /** `isPart`: one of the two questions of a message. */
  const answerTo = (query: Query, { intent, reply, inSpanish }: Classification, isPart = false): AnswerResult => {
    const { question } = query;
    const said = prepared(intent, reply, inSpanish);
    if (reply === 'language-es') return inEnglish(query, said);
    if (reply === 'contact' || reply === 'pay') return withoutCards(said);
    if (!['question', 'legal-advice', 'about', 'grief', 'other-state', ...guessed].includes(intent))
      return withoutCards(said);

    const ranked = contraryLast(courtsFirst(search(query, mayBeChosen), question), question);
    const named = ranked[0]?.isExact ? undefined : countyNote(question, courts);
    const all = named ? otherCountiesLast(ranked, named.court) : ranked;
    const hits = all.slice(0, looked);
    const about = all[0]?.usesHistory ? redactPersonalNumbers(query.history) : undefined;
    const cards = (reply: ChatAnswer, found: SearchResult[]): AnswerResult => {
      const shown = passagesForCards(found);
      return withCards(
        { ...reply, ...(shown.length > 0 && { about }) },
        cardsOf(shown, question, reply.outcome === 'quote'),
        shown,
      );
    };
    if (intent === 'other-state' || guessed.includes(intent)) {
      const found = quotableResults(hits);
      const suits = ({ passage }: SearchResult) =>
        intent !== 'other-state' || ofTwoStates.test(`${passage.heading} ${passage.answer}`);
      const [best] = found;
      const isSure = best?.isExact || (best && suits(best) && terms(question).length > 1 && !isOutOfScope(question));
      if (isSure && decide(question, found, decision, true) === 'quote') return answerTo(query, asQuestion);
      return cards(said, intent === 'other-state' ? found.filter(suits) : []);
    }
    const both = intent === 'question' && !hits[0]?.isExact ? twoAnswers(query, inSpanish) : undefined;
    if (both) return both;
    const open = (found: SearchResult[]): AnswerResult => {
      const { followUps = [] } = found[0]?.passage ?? {};
      const opened = cards({ ...emptyAnswer, kind: intent, outcome: 'quote' }, found);
      const shown = opened.answer.answers.map((card) => card.question);
      return { ...opened, answer: { ...opened.answer, followUps: followUps.filter((next) => !shown.includes(next)) } };
    };
    const found = quotableResults(hits);
    const aboutUs = hits.filter(({ passage }) => passage.kind === 'about-us');
    const isBest = aboutUs[0] !== undefined && aboutUs[0] === hits[0];
    // "Is the veteran's marker free?" sounds like a question about ourselves, and a page answers it.
    const isForUs = () => isBest || isAboutUs(question) || decide(question, found, decision, true) !== 'quote';
    if (intent === 'about' && isForUs())
      return aboutUs.length > 0 ? wrapAnswer(open(aboutUs), { sources: said.sources }) : withoutCards(said);
    if (isBest && (hits[0]?.isExact || addressesUs.test(question))) return open(aboutUs);
    const [best] = found;
    const isCourt = best?.passage.kind === 'court' && mentionsCourt.test(question);
    const outcome = isCourt ? 'quote' : decide(question, found, decision, isPart);

    if (intent === 'grief') {
      const asks = containsQuestion(question);
      if (outcome === 'nothing' || !(asks || reply === 'heard')) return withoutCards(said);
      const isOpen = asks && outcome === 'quote';
      const calls = said.sources.filter(({ url }) => url.startsWith('tel:')).slice(0, 1);
      return wrapAnswer(isOpen ? open(found) : cards({ ...emptyAnswer, kind: intent }, found), {
        before: said.response,
        sources: calls,
      });
    }
    if (intent === 'legal-advice') {
      // The rule that the question turns on may be read, whatever is decided.
      if (outcome === 'nothing') return withoutCards(said);
      const { response: before, sources } = prepared(intent, 'legal-advice-before');
      const { response: after } = prepared(intent, 'legal-advice-after');
      const rule = outcome === 'quote' ? open(found) : cards({ ...emptyAnswer, kind: intent }, found);
      return wrapAnswer(rule, { before, after, sources });
    }
    const none = withoutCards({ ...said, outcome: 'nothing', sources: [...courtOf(question), ...said.sources] });
    const candidates = all.map(({ passage }) => passage).filter(isQuotable);
    // A clicked heading has its own answer, and a follow-up is not sent: its history must not leave the site.
    const isAlone = !best?.isExact && !all[0]?.usesHistory;
    const choice = isAlone && candidates.length > 0 ? { choice: { candidates, none: none.answer } } : {};
    if (outcome === 'quote') return { ...open(found), ...choice };
    if (outcome === 'near') {
      // A passage about ourselves does not answer a question about the law, but may be what was meant.
      const ours = isBest ? aboutUs.slice(0, 1) : [];
      const nearest = formFirst([...found.slice(0, 1), ...ours, ...found.slice(1)], all, question);
      return { ...cards({ ...prepared(intent, 'closest'), outcome }, nearest), ...choice };
    }
    return { ...none, ...choice };
  };

  /** The court that a question names, to ask there where nothing was found. */
  const courtOf = (question: string): Source[] => {
    const court = namedCourt(question, courts);
    return court ? [{ title: court.heading, url: court.url }] : [];
  };

  /** Two cards for each question of a message that asks two things; nothing where neither is sure. */
  const twoAnswers = ({ question, history }: Query, isTranslated = false): AnswerResult | undefined => {
    const [first, second] = twoQuestions(question) ?? [];
    if (!first || !second) return undefined;
    const one = answerTo({ question: first, history }, asQuestion, true);
    // "And how long do I have?" asks about the first.
    const other = answerTo({ question: second, history: first }, asQuestion, true);
    const isSame = one.passages[0]?.url === other.passages[0]?.url;
    if (isSame || ![one, other].some(({ answer }) => answer.outcome === 'quote')) return undefined;
    const answers = [one, other].flatMap(({ answer }, at) =>
      answer.answers
        .filter(({ url }) => at === 0 || !one.answer.answers.slice(0, cardsOfPart).some((card) => card.url === url))
        .slice(0, cardsOfPart)
        // A word-by-word translation is not fit to be shown.
        .map((card, place) =>
          place > 0 || isTranslated ? card : { ...card, label: `“${at === 0 ? first : second}”` },
        ),
    );
    const said = { ...emptyAnswer, outcome: 'quote' as const, followUps: one.answer.followUps };
    return withCards(
      said,
      answers,
      [one, other].flatMap(({ passages }) => passages.slice(0, 1)),
    );
  };

  /** The cards in English for a question in Spanish, below words in Spanish: a browser can translate them. */
  const inEnglish = ({ question, history }: Query, said: ChatAnswer): AnswerResult => {
    const english = { question: inEnglishWords(question), history: inEnglishWords(history) };
    const { answer, passages } = answerTo(english, { ...asQuestion, inSpanish: true });
    const { kind } = said;
    if (answer.answers.length === 0) return withoutCards({ ...said, followUps: answer.followUps });
    const { response, foreign } = prepared(kind, 'language-es-before');
    const shown = { ...answer, kind, before: undefined, about: undefined };
    return wrapAnswer({ answer: shown, passages }, { before: response, foreign, sources: [] });
  };

  return (given) => {
    const query = inOneLanguage(given);
    // One of our own headings was clicked: it asks, and tells nothing about who clicked it.
    const isOurs = Object.hasOwn(searchIndex.headings, asHeading(query.question));
    const classification = classify(query, guess);
    const classified = isOurs && classification.reply === 'heard' ? asQuestion : classification;
    const answered = answerTo(query, classified);
    const note = answered.answer.kind === 'question' && !isOurs ? countyNote(query.question, courts) : undefined;
    const responded = note ? withCountyNote(answered, note) : answered;
    if (!classified.line || isOurs) return responded;
    const { response, foreign, sources } = prepared(classified.intent, classified.line, classified.inSpanish);
    // Help comes before anything else.
    const place = classified.line === 'personal-number-line' ? 'after' : 'before';
    return wrapAnswer(responded, { [place]: response, foreign, sources });
  };
}

/** The history of a question: the question before it, else the topic of the page it was asked on. */
export const historyOf = ({ context, previous }: { context: string; previous: string }): string =>
  previous || context.slice(chatContexts.home.length).replace(/^: /, '');
