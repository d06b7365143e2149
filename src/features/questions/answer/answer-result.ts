// The answer to a message with the passages it is based on, and our own text around it.
import type { ChatAnswer, Foreign, Source } from '../contract.ts';
import type { Passage } from '../search/passages.ts';
import { maxSources } from './quote.ts';

/** What a language model may choose from instead, if the operator configured one. */
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
  /** Absent where no language model may be asked: only ordinary questions without history are sent to one. */
  choice?: ModelChoice;
}

/** An answer that is not based on any passage. */
export const withoutPassages = (answer: ChatAnswer): AnswerResult => ({ answer, passages: [] });

interface Around {
  before?: string;
  after?: string;
  foreign?: Foreign | undefined;
  sources: Source[];
}

/** Adds text before and after an answer, and sources of our own after the first of its own. */
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
