// A question's way from its words to its answer: what it is, then the passages, then the words.
import { type ChatAnswer, chatContexts, type Source } from '../contract.ts';
import { asksSomething } from '../guard/asks.ts';
import { type Classification, classify } from '../intent/intent.ts';
import { type MessageExamples, trainClassifier } from '../intent/naive-bayes.ts';
import { preparedAnswers, type Replies } from '../replies.ts';
import type { Passage } from '../search/passages.ts';
import { type Asked, distinct, type Found, retrieval } from '../search/retrieval.ts';
import { maxSources, onlyPointsElsewhere, quote } from './quote.ts';

/** A passage fits where it holds most of a short question, or several words of a long one, which is mostly story. */
const fits = ({ coverage, words }: Found): boolean => coverage >= 0.5 || words >= 2;
/** A person in sorrow gets an answer too only where it is plainly one. */
const plainlyFits = ({ coverage, words }: Found): boolean => coverage >= 0.5 && words >= 2;
const looked = 12;

export interface Responded {
  answer: ChatAnswer;
  /** What the answer rests on, the best first; empty where no passage was quoted. */
  passages: Passage[];
}

const alone = (answer: ChatAnswer): Responded => ({ answer, passages: [] });
const isList = (found: Found[]): found is [Found, ...Found[]] => found.length > 0;

/** How many phrasings of a passage stand beside its heading as examples of a plain question. */
const phrasingsAsExamples = 3;

/** What the build hands to the function. */
export interface AnswerData {
  passages: Passage[];
  examples: MessageExamples;
  replies: Replies;
}

/**
 * Returns what answers messages from the site's own pages; nothing of a message is kept. Building it takes a moment:
 * once for an instance.
 */
export function createResponder({ passages, examples, replies }: AnswerData): (asked: Asked) => Responded {
  const search = retrieval(passages);
  const asQuestions = passages.flatMap(({ heading, asked }) => [heading, ...asked.slice(0, phrasingsAsExamples)]);
  const guess = trainClassifier({ ...examples, question: [...(examples.question ?? []), ...asQuestions] });
  const prepared = preparedAnswers(replies);

  const answerTo = (asked: Asked, { intent, reply, inSpanish }: Classification): Responded => {
    const { question } = asked;
    const said = prepared(intent, reply, inSpanish);
    if (!['question', 'legal-advice', 'about', 'grief'].includes(intent)) return alone(said);

    const hits = search(asked, looked);
    const fitting = (rule: (one: Found) => boolean) =>
      distinct(hits.filter((one) => rule(one) && one.passage.kind !== 'about-us' && !onlyPointsElsewhere(one.passage)));
    const quoted = (found: [Found, ...Found[]]): Responded => ({
      answer: { kind: intent, ...quote(found, question) },
      passages: found.map(({ passage }) => passage),
    });

    switch (intent) {
      case 'legal-advice': {
        // After "in general" a wrong passage would look like a considered answer.
        const found = fitting(plainlyFits);
        if (!isList(found)) return alone(said);
        const { response: before, sources } = prepared(intent, 'legal-advice-before');
        return around(quoted(found), { before, after: prepared(intent, 'legal-advice-after').response, sources });
      }
      case 'about': {
        const found = hits.filter(({ passage }) => passage.kind === 'about-us');
        return isList(found) ? around(quoted(found), said) : alone(said);
      }
      case 'grief': {
        const found = asksSomething(question) ? fitting(plainlyFits) : [];
        const [call] = said.sources.filter(({ url }) => url.startsWith('tel:'));
        return isList(found)
          ? around(quoted(found), { before: said.response, sources: call ? [call] : [] })
          : alone(said);
      }
      default: {
        const found = fitting(fits);
        return isList(found) ? quoted(found) : alone(said);
      }
    }
  };

  return (asked) => {
    const classified = classify(asked, guess);
    const responded = answerTo(asked, classified);
    if (!classified.line) return responded;
    const { response, sources } = prepared(classified.intent, classified.line, classified.inSpanish);
    return around(responded, { after: response, sources });
  };
}

interface Around {
  before?: string;
  after?: string;
  sources: Source[];
}

/** Puts words before and after an answer, and a source of our own beside the first two of its own. */
function around({ answer, passages }: Responded, { before, after, sources }: Around): Responded {
  const all = [...answer.sources.slice(0, maxSources - sources.length), ...sources];
  return {
    answer: {
      ...answer,
      response: [before, answer.response, after].filter(Boolean).join('\n\n'),
      sources: [...new Map(all.map((source) => [source.url, source])).values()],
    },
    passages,
  };
}

/** What a question may follow on: the question before it, else the topic of the page it was asked on. */
export const beforeOf = ({ context, previous }: { context: string; previous: string }): string =>
  previous || context.slice(chatContexts.home.length).replace(/^: /, '');
