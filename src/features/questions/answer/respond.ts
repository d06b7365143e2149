// From a message to its answer, in five stages.
import { type ChatAnswer, chatContexts } from '../contract.ts';
import { guard } from '../guard/guard.ts';
import { detectNeed } from '../guard/need.ts';
import { classify } from '../intent/classify.ts';
import type { Passage } from '../search/passages.ts';
import type { Query } from '../search/query.ts';
import { startTurn, type Turn } from '../turn.ts';
import { type AnswerData, load } from './answer-data.ts';
import { compose } from './compose.ts';
import { decide } from './decide.ts';
import type { DecisionModel } from './decision.ts';
import { retrieve } from './retrieve.ts';
import { isQuotable } from './sentences.ts';

export interface AnswerResult {
  answer: ChatAnswer;
  /** The passages of the cards, the best first. */
  passages: Passage[];
  /** Absent where no language model may be asked: only ordinary questions without history are sent to one. */
  choice?: ModelChoice;
}

/** The passages that a language model may choose from, and a function that builds the answer from its choice. */
export interface ModelChoice {
  question: string;
  /** What may answer, the best first. */
  candidates: Passage[];
  choose: (passages: Passage[]) => AnswerResult;
}

/** An ordinary question that stands alone; a heading that was pressed has its own answer. */
function mayAskModel({ case: messageCase, guard, message, parts }: Turn): boolean {
  const [best] = parts[0]?.results ?? [];
  return (
    messageCase === 'question' &&
    !guard &&
    !message.hadPersonalNumber &&
    parts.length === 1 &&
    !best?.isExact &&
    !best?.usesHistory
  );
}

/**
 * Returns a function that answers messages from the site's own pages and keeps nothing of them. Creating it is slow: do
 * it once per instance. `decision` replaces the fitted decision model.
 */
export function createResponder(data: AnswerData & { decision?: DecisionModel }): (query: Query) => AnswerResult {
  const loaded = load(data, data.decision);
  const resultOf = (turn: Turn): AnswerResult => ({
    answer: compose(turn, loaded),
    passages: turn.parts.flatMap(({ shown }) => shown),
  });
  return (query) => {
    const started = startTurn(query, loaded.places);
    const guarded = { ...started, guard: guard(started.message.text, detectNeed) };
    const turn = decide(retrieve(classify(guarded, loaded), loaded), loaded);
    const [part] = turn.parts;
    const candidates = (part?.results ?? []).map(({ passage }) => passage).filter(isQuotable);
    if (!part || candidates.length === 0 || !mayAskModel(turn)) return resultOf(turn);
    const choose = (shown: Passage[]): AnswerResult => {
      const outcome = shown.length > 0 ? 'quote' : 'nothing';
      return resultOf({ ...turn, parts: [{ ...part, shown, outcome }] });
    };
    return { ...resultOf(turn), choice: { question: turn.message.text, candidates, choose } };
  };
}

/** The history of a question: the question before it, else the topic of the page it was asked on. */
export function historyOf({ context, previous }: Record<'context' | 'previous', string>): Omit<Query, 'question'> {
  if (previous) return { history: previous };
  return { history: context.slice(chatContexts.home.length).replace(/^: /, ''), isTopic: true };
}
