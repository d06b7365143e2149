// From a question to its answer: classify it, search the passages, put the answer together.
import { type ChatAnswer, chatContexts, type Intent } from '../contract.ts';
import { containsQuestion } from '../guard/contains-question.ts';
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
import { type AnswerResult, withoutPassages, wrapAnswer } from './answer-result.ts';
import { countyNote, otherCountiesLast, withCountyNote } from './county-note.ts';
import { type DecisionModel, decide, secondQuote } from './decision.ts';
import { maxSources, quote, sourcesOf } from './quote.ts';
import {
  contraryLast,
  courtsFirst,
  formFirst,
  isQuotable,
  maxSuggestedQuestions,
  mentionsCourt,
  quotableResults,
  suggestedQuestions,
} from './results.ts';
import { onlyAnnounces } from './sentences.ts';
import { twoQuestions } from './two-questions.ts';

const looked = 12;
/** Intents that were only guessed: a page that clearly answers the message overrules them. */
const guessed: Intent[] = ['out-of-scope', 'unclear'];
/** A page about cases that involve two states. */
const ofTwoStates = /\b(?:an)?other state|outside (?:of )?ohio|out[- ]of[- ]state/i;
/** "And what if she says no" is a question too, and so is "wheres the court". */
const questionWord = /\b(?:what|who|where|when|why|which|how)(?:'?s)?\b/i;
/** Results that a language model may choose from; several may be sections of one page. */
const mayBeChosen = 20;
/** Most questions suggested from other results, ahead of the follow-ups of the quoted page. */
const maxMeant = 2;
/**
 * Drops history in a language other than the question's: its words would only confuse the search. English history is
 * always kept, since a question in Spanish is translated to English for the search.
 */
function inOneLanguage({ question, history }: Query): Query {
  const language = otherLanguage(history);
  return { question, history: language && language !== otherLanguage(question) ? '' : history };
}
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

  /** `isPart`: one of two questions in a message, of which each gets one quote. */
  const answerTo = (query: Query, { intent, reply, inSpanish }: Classification, isPart = false): AnswerResult => {
    const { question } = query;
    const said = prepared(intent, reply, inSpanish);
    if (reply === 'language-es') return inEnglish(query, said);
    if (reply === 'contact' || reply === 'pay') return withoutPassages(said);
    if (!['question', 'legal-advice', 'about', 'grief', 'other-state', ...guessed].includes(intent))
      return withoutPassages(said);

    const ranked = contraryLast(courtsFirst(search(query, mayBeChosen), question), question);
    const named = ranked[0]?.isExact ? undefined : countyNote(question, courts);
    const all = named ? otherCountiesLast(ranked, named.court) : ranked;
    const hits = all.slice(0, looked);
    if (intent === 'other-state' || guessed.includes(intent)) {
      const found = quotableResults(hits);
      const suits = ({ passage }: SearchResult) =>
        intent !== 'other-state' || ofTwoStates.test(`${passage.heading} ${passage.answer}`);
      const [best] = found;
      const isSure = best?.isExact || (best && suits(best) && terms(question).length > 1 && !isOutOfScope(question));
      if (isSure && decide(question, found, decision, true) === 'quote') return answerTo(query, asQuestion);
      const ways = intent === 'other-state' ? sourcesOf(found.filter(suits)) : [];
      return withoutPassages({ ...said, sources: [...ways, ...said.sources].slice(0, maxSources) });
    }
    const both = intent === 'question' && !hits[0]?.isExact ? twoAnswers(query, inSpanish) : undefined;
    if (both) return both;
    const quoted = (found: SearchResult[], second?: SearchResult): AnswerResult => {
      const all = second ? [...found.slice(0, 1), second, ...found.slice(1).filter((one) => one !== second)] : found;
      const answer = quote(all, question, second && prepared(intent, 'quoted-beneath').response);
      // A clicked heading leads on to its page's follow-ups; a typed question may have meant another result.
      const others = found[0]?.isExact ? [] : hits.filter((one) => !all.includes(one));
      const meant = suggestedQuestions(others, answer.sources).slice(0, maxMeant);
      const ahead = answer.followUps.filter((heading) => heading !== second?.passage.heading);
      return {
        answer: {
          ...answer,
          kind: intent,
          outcome: 'quote',
          followUps: [...new Set([...meant, ...ahead])].slice(0, maxSuggestedQuestions),
        },
        passages: all.map(({ passage }) => passage),
      };
    };
    const found = quotableResults(hits);
    const aboutUs = hits.filter(({ passage }) => passage.kind === 'about-us');
    const isBest = aboutUs[0] !== undefined && aboutUs[0] === hits[0];
    // "Is the veteran's marker free?" sounds like a question about ourselves, and a page answers it.
    const isForUs = () => isBest || isAboutUs(question) || decide(question, found, decision, true) !== 'quote';
    if (intent === 'about' && isForUs())
      return aboutUs.length > 0 ? wrapAnswer(quoted(aboutUs), said) : withoutPassages(said);
    if (isBest && (hits[0]?.isExact || addressesUs.test(question))) return quoted(aboutUs);
    const [best] = found;
    const asks = containsQuestion(question);
    const quotable = hits.filter(({ passage }) => isQuotable(passage));
    const next = isPart ? undefined : secondQuote(question, quotable, decision);
    const outcome =
      best?.passage.kind === 'court' && mentionsCourt.test(question)
        ? 'quote'
        : best && !best.isExact && onlyAnnounces(best.passage)
          ? 'near'
          : decide(question, found, decision, isPart);

    if (intent === 'grief') {
      if (outcome === 'nothing' || !(asks || reply === 'heard')) return withoutPassages(said);
      const calls = said.sources.filter(({ url }) => url.startsWith('tel:')).slice(0, 1);
      if (asks && outcome === 'quote')
        return wrapAnswer(quoted(found, next), { before: said.response, sources: calls });
      const ways = [...sourcesOf(found).slice(0, maxSources - 1), ...calls];
      return withoutPassages({ ...said, sources: ways, followUps: suggestedQuestions(hits, ways) });
    }
    if (intent === 'legal-advice') {
      // The rule that the question turns on may be read, whatever is decided.
      const ways = outcome === 'nothing' ? [] : sourcesOf(found).slice(0, maxSources - 1);
      if (outcome !== 'quote')
        return withoutPassages({
          ...said,
          sources: [...ways, ...said.sources].slice(0, maxSources),
          followUps: suggestedQuestions(hits, ways),
        });
      const { response: before, sources } = prepared(intent, 'legal-advice-before');
      return wrapAnswer(quoted(found, next), {
        before,
        after: prepared(intent, 'legal-advice-after').response,
        sources,
      });
    }
    const none = withoutPassages({ ...said, outcome: 'nothing' });
    const candidates = all.map(({ passage }) => passage).filter(isQuotable);
    // A clicked heading has its own answer, and a follow-up is not sent: its history must not leave the site.
    const isAlone = !best?.isExact && !all[0]?.usesHistory;
    const choice = isAlone && candidates.length > 0 ? { choice: { candidates, none: none.answer } } : {};
    if (outcome === 'quote') return { ...quoted(found, next), ...choice };
    if (outcome === 'near') {
      // A passage about ourselves does not answer a question about the law, but may be what was meant.
      const ours = isBest ? aboutUs.slice(0, 1) : [];
      const offered = formFirst([...found.slice(0, 1), ...ours, ...found.slice(1)], all, question);
      const sources = sourcesOf(offered);
      const tells = query.history !== '' && !asks && !questionWord.test(question);
      const lead = tells ? 'near-told' : 'near';
      const near = { ...prepared(intent, lead), outcome, followUps: suggestedQuestions(all, sources) };
      const shown = offered.map(({ passage }) => passage);
      return { answer: { ...near, sources }, passages: shown, ...choice };
    }
    return { ...none, ...choice };
  };

  /** The answers to a message that asks two things, each below its question; nothing where neither can be quoted. */
  const twoAnswers = ({ question, history }: Query, isTranslated = false): AnswerResult | undefined => {
    const [first, second] = twoQuestions(question) ?? [];
    if (!first || !second) return undefined;
    const each = [
      { question: first, history },
      // "And how long do I have?" asks about the first.
      { question: second, history: first },
    ].map((part) => ({ ...part, ...answerTo(part, asQuestion, true) }));
    const quotes = each.filter(({ answer }) => answer.outcome === 'quote');
    const [one, other] = quotes;
    if (!one || one.passages[0] === other?.passages[0]) return undefined;
    // What is quoted stands first, under its name.
    const ways = [0, 1].flatMap((at) => [...quotes, ...each].flatMap(({ answer }) => answer.sources[at] ?? []));
    return {
      answer: {
        ...one.answer,
        // A word-by-word translation is not fit to be shown.
        response: quotes
          .map(({ question, answer, passages }) => [isTranslated ? passages[0]?.heading : question, answer.response])
          .map(([asks, answers]) => `“${asks}”\n\n${answers}`)
          .join('\n\n'),
        sources: [...new Map(ways.map((source) => [source.url, source])).values()].slice(0, maxSources),
        figures: quotes.flatMap(({ answer }) => answer.figures),
      },
      passages: quotes.flatMap(({ passages }) => passages.slice(0, 1)),
    };
  };

  /**
   * The passage in English that answers a question in Spanish, or pages in English, before those of the reply itself: a
   * browser can translate both.
   */
  const inEnglish = ({ question, history }: Query, said: ChatAnswer): AnswerResult => {
    const english = { question: inEnglishWords(question), history: inEnglishWords(history) };
    const { answer, passages } = answerTo(english, { ...asQuestion, inSpanish: true });
    const { kind } = said;
    if (answer.outcome === 'quote') {
      const { response, foreign } = prepared(kind, 'language-es-before');
      return wrapAnswer({ answer: { ...answer, kind }, passages }, { before: response, foreign, sources: [] });
    }
    const ways = answer.outcome === 'near' ? answer.sources.slice(0, maxSources - 1) : [];
    return withoutPassages({
      ...said,
      sources: [...ways, ...said.sources].slice(0, maxSources),
      followUps: answer.followUps,
    });
  };

  return (given) => {
    const query = inOneLanguage(given);
    // One of our own headings was clicked: it asks, and tells nothing about who clicked it.
    const isOurs = Object.hasOwn(searchIndex.headings, asHeading(query.question));
    const told = classify(query, guess);
    const classified = isOurs && told.reply === 'heard' ? asQuestion : told;
    const answered = answerTo(query, classified);
    const note = answered.answer.kind === 'question' && !isOurs ? countyNote(query.question, courts) : undefined;
    const responded = note ? withCountyNote(answered, note) : answered;
    if (!classified.line || isOurs) return responded;
    const { response, foreign, sources } = prepared(classified.intent, classified.line, classified.inSpanish);
    return wrapAnswer(responded, { after: response, foreign, sources });
  };
}

/** The history of a question: the question before it, else the topic of the page it was asked on. */
export const historyOf = ({ context, previous }: { context: string; previous: string }): string =>
  previous || context.slice(chatContexts.home.length).replace(/^: /, '');
