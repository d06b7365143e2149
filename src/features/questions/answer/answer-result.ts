// What a message gets: an answer with what it rests on, and words of our own around it.
import type { ChatAnswer, Foreign, Source } from '../contract.ts';
import type { Passage } from '../search/passages.ts';
import { maxSources } from './quote.ts';

/** What a model may choose from instead, where the operator configured one. */
export interface ModelChoice {
  /** What may answer, the best first. */
  candidates: Passage[];
  /** The answer where it turns all of them down. */
  none: ChatAnswer;
}

export interface AnswerResult {
  answer: ChatAnswer;
  /** What the answer rests on, the best first; empty where no passage was quoted. */
  passages: Passage[];
  /** Nothing where a model is not to be asked: only ordinary questions that stand alone are put to one. */
  choice?: ModelChoice;
}

/** An answer that rests on no passage. */
export const withoutPassages = (answer: ChatAnswer): AnswerResult => ({ answer, passages: [] });

interface Around {
  before?: string;
  after?: string;
  foreign?: Foreign | undefined;
  sources: Source[];
}

/** Puts words before and after an answer, and a source of our own beside the first two of its own. */
export function wrapAnswer(
  { answer, passages }: AnswerResult,
  { before, after, foreign, sources }: Around,
): AnswerResult {
  const told = [answer.foreign, foreign].flatMap((one) => one ?? []);
  const all = [...answer.sources.slice(0, maxSources - sources.length), ...sources];
  return {
    answer: {
      ...answer,
      response: [before, answer.response, after].filter(Boolean).join('\n\n'),
      ...(told[0] && { foreign: { ...told[0], text: told.map(({ text }) => text).join('\n\n') } }),
      sources: [...new Map(all.map((source) => [source.url, source])).values()],
    },
    passages,
  };
}
