// Whether a message asks something: a question mark, or words that ask (asking.json). Sorrow and fear are expressed
// without them.
import { createGroupReader } from '../intent/signs.ts';
import asking from './asking.json' with { type: 'json' };

const hasAskingWords = createGroupReader(asking, 'asks');
const opensQuestion = createGroupReader(asking, 'opens-question');
/** A rhetorical question. */
const isRhetorical = createGroupReader(asking, 'despairs');

/** "She died. What now?" */
const sentenceEnd = /(?<=[.!?])\s+/;
/** "The car, can we sell it" */
const clauseEnd = /[,;:]\s+/;

/** The message asks something, wherever in it. */
export const containsQuestion = (message: string): boolean =>
  message
    .split(sentenceEnd)
    .some(
      (sentence) =>
        (sentence.includes('?') && !isRhetorical(sentence)) ||
        hasAskingWords(sentence) ||
        sentence.split(clauseEnd).some(opensQuestion),
    );
