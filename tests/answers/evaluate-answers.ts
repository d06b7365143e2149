// Evaluates the answers to a list of questions, by kind.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import type { AnswerData } from '../../src/features/questions/answer/answer-data.ts';
import { createResponder, historyOf } from '../../src/features/questions/answer/respond.ts';
import { isQuotable } from '../../src/features/questions/answer/sentences.ts';
import { cardText } from '../../src/features/questions/card-text.ts';
import { type ChatAnswer, chatContexts, type Intent } from '../../src/features/questions/contract.ts';
import type { Replies } from '../../src/features/questions/replies.ts';
import { type Passage, pathOf } from '../../src/features/questions/search/passages.ts';
import { createRetriever } from '../../src/features/questions/search/retrieval.ts';

export interface Expected {
  asked: string;
  kind: Intent;
  /** Pages that are right as a source; a page without an anchor matches all of its sections. */
  pages?: string[];
  mentions?: string[];
  never?: string[];
  context?: string;
}

export interface Outcome {
  expected: Expected;
  answer: ChatAnswer;
  rightKind: boolean;
  /** Rank of the first card, or link, on a right page, from 1; 0 where there is none. */
  rank: number;
  /** The first source is the very section that answers. */
  exact: boolean;
  missing: string[];
  forbidden: string[];
}

export const readQuestions = (file: string): Expected[] => parse(readFileSync(file, 'utf8'));
/** The answer data of the build in a folder. */
export const answerDataOf = (root = '.'): AnswerData =>
  JSON.parse(gunzipSync(readFileSync(`${root}/.netlify/blobs/deploy/answer-data`)).toString());
export const readPassages = (): Passage[] => answerDataOf().passages;
export const readReplies = (): Replies => answerDataOf().replies;
type Responder = ReturnType<typeof createResponder>;
let assistant: Responder | undefined;
const cache = new Map<string, ReturnType<Responder>>();
/** The replies of the last build, cached: several tests ask the same questions. */
export const respond: Responder = (query) => {
  assistant ??= createResponder(answerDataOf());
  const key = JSON.stringify(query);
  const reply = cache.get(key) ?? assistant(query);
  cache.set(key, reply);
  return reply;
};
/** The address of the best passage by BM25 alone: the baseline that the assistant has to beat. */
export function bm25Baseline(): (question: string) => string | undefined {
  const { passages, searchIndex } = answerDataOf();
  const search = createRetriever(passages, searchIndex, { lexical: 1 });
  return (question) =>
    search({ question, history: '' }, 20).find(({ passage, isExact }) => !isExact && isQuotable(passage))?.passage.url;
}

const isExact = (url: string, pages: string[]): boolean =>
  pages.some((page) => url === page || (!page.includes('#') && url.startsWith(`${page}#`)));
/** In the glossary and among the corrections each item is a page of its own. */
export const pageOf = (url: string): string => (/^\/(?:glossary|heard-elsewhere)#/.test(url) ? url : pathOf(url));
/** The address is on one of the pages. */
export const isRight = (url: string, pages: string[]): boolean => pages.some((page) => pageOf(page) === pageOf(url));

export function evaluate(questions: Expected[]): Outcome[] {
  return questions.map((expected) => {
    const { asked, kind, pages = [], mentions = [], never = [], context = chatContexts.home } = expected;
    const { answer } = respond({ question: asked, ...historyOf({ context, previous: '' }) });
    const cards = answer.answers.map((card) => `${card.question}\n${cardText(card)}`);
    const text = [answer.response, ...cards].join('\n').toLowerCase();
    return {
      expected,
      answer,
      rightKind: answer.kind === kind,
      rank: answer.sources.findIndex(({ url }) => isRight(url, pages)) + 1,
      exact: isExact(answer.sources[0]?.url ?? '', pages),
      missing: mentions.filter((words) => !text.includes(words.toLowerCase())),
      forbidden: never.filter((words) => text.includes(words.toLowerCase())),
    };
  });
}

const share = (part: number, whole: number): string =>
  (whole ? `${((100 * part) / whole).toFixed(1)}%` : '–').padStart(6);

const shareOf = <T>(list: T[], isMatch: (item: T) => boolean) => share(list.filter(isMatch).length, list.length);

/** How many of the questions that the site answers were quoted or offered. */
export const quoteCounts = (outcomes: Outcome[]) => {
  const asked = outcomes.filter(({ expected, answer }) => expected.kind === 'question' && expected.pages && answer);
  const quoted = asked.filter(({ answer }) => answer.outcome === 'quote');
  const offered = asked.filter(({ answer }) => answer.outcome === 'quote' || answer.outcome === 'near');
  return { asked, quoted, offered };
};

/**
 * Totals, then one line per kind: how many, right kind, right page among the sources, first, its
 * section.
 */
export function report(outcomes: Outcome[]): string {
  const { asked, quoted, offered } = quoteCounts(outcomes);
  const lines = [...Map.groupBy(outcomes, ({ expected }) => expected.kind)].map(([kind, all]) => {
    const paged = all.filter(({ expected, answer }) => expected.pages && answer.outcome !== 'nothing');
    const withWords = all.filter(({ expected, answer }) => expected.mentions && answer.outcome !== 'nothing');
    return [
      kind.padEnd(16),
      String(all.length).padStart(4),
      shareOf(all, ({ rightKind }) => rightKind),
      shareOf(paged, ({ rank }) => rank > 0),
      shareOf(paged, ({ rank }) => rank === 1),
      shareOf(paged, ({ exact }) => exact),
      shareOf(withWords, ({ missing }) => missing.length === 0),
    ].join('  ');
  });
  return [
    `questions that the site answers: ${asked.length}`,
    `  quoted                          ${share(quoted.length, asked.length)}`,
    `  right page quoted, of quotes    ${shareOf(quoted, ({ rank }) => rank === 1)}`,
    `  quoted or offered               ${share(offered.length, asked.length)}`,
    `  right page among those offered  ${shareOf(offered, ({ rank }) => rank > 0)}`,
    '',
    'kind                 n    kind    page   first  section  mentions   (pages and mentions where something was found)',
    ...lines,
  ].join('\n');
}
