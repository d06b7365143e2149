// The answer to a message with the passages it is based on, and our own text around it.

import { cardText } from '../card-text.ts';
import type { AnswerCard, ChatAnswer, Foreign, Source } from '../contract.ts';
import type { Passage } from '../search/passages.ts';

/** Most pages and links of an answer. */
export const maxSources = 3;

/** What a language model may choose from instead, if the operator configured one. */
export interface ModelChoice {
  /** What may answer, the best first. */
  candidates: Passage[];
  /** The answer where it turns all of them down. */
  none: ChatAnswer;
}

export interface AnswerResult {
  answer: ChatAnswer;
  /** What the cards show, the best first; empty where there is no card. */
  passages: Passage[];
  /** Absent where no language model may be asked: only ordinary questions without history are sent to one. */
  choice?: ModelChoice;
}

/** An answer without cards. */
export const withoutCards = (answer: ChatAnswer): AnswerResult => ({ answer, passages: [] });

/** The whole reply as plain text: our own words, and the cards that are shown whole. */
const responseOf = ({ before, answers, after }: Pick<ChatAnswer, 'before' | 'answers' | 'after'>): string =>
  [before, ...answers.filter(({ shows }) => shows === 'whole').map(cardText), after].filter(Boolean).join('\n\n');

/** Pages first, then links of our own, which always have room. */
const withOurLinks = (pages: Source[], ours: Source[]): Source[] => {
  const all = [...pages.slice(0, Math.max(1, maxSources - ours.length)), ...ours];
  return [...new Map(all.map((source) => [source.url, source])).values()];
};

/** What a prepared reply says, and the cards below it. */
export function withCards(said: ChatAnswer, answers: AnswerCard[], passages: Passage[]): AnswerResult {
  const before = said.response || undefined;
  const pages = answers.map(({ title, url }) => ({ title, url }));
  const sources = withOurLinks(pages, said.sources).slice(0, maxSources);
  return { answer: { ...said, before, answers, sources, response: responseOf({ before, answers }) }, passages };
}

interface Around {
  before?: string;
  after?: string;
  foreign?: Foreign | undefined;
  sources: Source[];
}

/** Adds text before and after an answer, and links of our own after its pages. */
export function wrapAnswer({ answer, passages }: AnswerResult, around: Around): AnswerResult {
  const join = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n');
  const foreign = [answer.foreign, around.foreign].flatMap((one) => one ?? []);
  const { answers } = answer;
  const before = join(around.before, answers.length > 0 ? answer.before : answer.response);
  const after = join(answer.after, around.after);
  return {
    answer: {
      ...answer,
      before,
      after,
      response: responseOf({ before, answers, after }),
      ...(foreign[0] && { foreign: { ...foreign[0], text: join(...foreign.map(({ text }) => text)) } }),
      sources: withOurLinks(answer.sources, around.sources),
    },
    passages,
  };
}
