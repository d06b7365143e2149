// A question's way from its words to its answer: guard and kind, then the passages, then the words.
import { type ChatAnswer, chatContexts, type Source } from '../chat.ts';
import type { Passage } from '../passages.ts';
import { quote } from './answer.ts';
import { guard } from './guard.ts';
import { kindOf } from './kind.ts';
import { nothingFound, ownCase, replyFor } from './kind-replies.ts';
import { type Asked, distinct, type Found, type retrieval } from './retrieval.ts';

/** Below this share of what the question says, a passage is about something else. */
const enough = 0.0;
/** A person in sorrow gets an answer too only where it is plainly one. */
const plainlyEnough = 0.6;
const looked = 12;

export interface Responded {
  answer: ChatAnswer;
  /** What the answer rests on, the best first; empty where no passage was quoted. */
  passages: Passage[];
}

type Search = ReturnType<typeof retrieval>;

const alone = (answer: ChatAnswer): Responded => ({ answer, passages: [] });
const isList = (found: Found[]): found is [Found, ...Found[]] => found.length > 0;
const firstThree = (sources: Source[]): Source[] =>
  [...new Map(sources.map((source) => [source.url, source])).values()].slice(0, 3);

/** Answers a message from the site's own pages. Nothing of it is kept. */
export function respond(asked: Asked, search: Search): Responded {
  const { question } = asked;
  const kind = kindOf(question);
  if (kind === 'crisis' || kind === 'personal-number') {
    const { response = '', sources = [] } = guard(question) ?? {};
    return alone({ kind, response, sources, figures: [], followUps: [] });
  }

  const hits = search(asked, looked);
  const fits = (share: number) => distinct(hits.filter(({ coverage, passage }) => coverage >= share && passage.kind !== 'about-us'));
  const quotedFrom = (found: [Found, ...Found[]]): Responded => ({
    answer: { kind, ...quote(found) },
    passages: found.map(({ passage }) => passage),
  });

  switch (kind) {
    case 'question': {
      const found = fits(enough);
      return isList(found) ? quotedFrom(found) : alone(nothingFound(kind));
    }
    case 'own-case': {
      const found = fits(enough);
      const { answer, passages } = isList(found) ? quotedFrom(found) : alone(nothingFound(kind));
      const said = isList(found) ? [ownCase.before, answer.response, ownCase.after] : [ownCase.before.replace(/ In general.*$/, ''), ownCase.after];
      const sources = firstThree([...answer.sources.slice(0, 2), ownCase.source]);
      return { answer: { ...answer, response: said.join('\n\n'), sources }, passages };
    }
    case 'about': {
      const found = hits.filter(({ passage }) => passage.kind === 'about-us');
      const reply = replyFor(kind, question);
      if (!isList(found)) return alone(reply);
      const { answer, passages } = quotedFrom(found);
      return { answer: { ...answer, sources: firstThree([...answer.sources, ...reply.sources]) }, passages };
    }
    case 'grief': {
      const reply = replyFor(kind, question);
      const found = fits(plainlyEnough);
      if (!isList(found)) return alone(reply);
      const { answer, passages } = quotedFrom(found);
      const sources = firstThree([...answer.sources.slice(0, 2), ...reply.sources.slice(-1)]);
      return { answer: { ...answer, response: `${reply.response}\n\n${answer.response}`, sources }, passages };
    }
    default:
      return alone(replyFor(kind, question));
  }
}

/** What a question may follow on: the question before it, else the topic of the page it was asked on. */
export const beforeOf = ({ context, previous }: { context: string; previous: string }): string =>
  previous || context.slice(chatContexts.home.length).replace(/^: /, '');
