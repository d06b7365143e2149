// A message that asks two things: "how long does probate take and what does it cost".
import { singleSpaced } from '../normalize.ts';
import { terms } from '../search/terms.ts';

/** "Will says sell the house" asks nothing. */
const questionWill =
  'will(?= (?:i|we|you|he|she|it|they|the|my|our|his|her|their|there|this|that|an?|any\\w*|some\\w*)\\b)';
const questionStart = `(?:how|what|who|where|when|why|which|can|could|do|does|did|is|are|${questionWill}|would|should|must|may)\\b`;
/** The end of one question and the beginning of another. */
const questionBoundary = new RegExp(
  `(?<=\\?) (?:(?:and|but|so|also) )?|(?:,? and|,? also|,|;) (?:also )?(?=${questionStart})`,
  'i',
);
/** "What if there is no family, does the state take it?" is one question. */
const startsQuestion = new RegExp(`^(?!what if\\b)${questionStart}`, 'i');

/** Both questions of a message that is made of two, the first first; nothing for any other message. */
export function twoQuestions(message: string): [first: string, second: string] | undefined {
  const [first = '', second = '', ...more] = singleSpaced(message).split(questionBoundary);
  const isTwo =
    more.length === 0 && [first, second].every((part) => startsQuestion.test(part) && terms(part).length > 0);
  return isTwo ? [first, second] : undefined;
}
