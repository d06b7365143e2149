import { getCollection } from 'astro:content';
import { allPassages } from '../search/passages.build.ts';
import { type Learned, learn, type MessageExamples } from './naive-bayes.ts';

/** How many phrasings of a passage stand beside its heading as examples of a plain question. */
const phrasingsAsExamples = 3;

/**
 * What the question box learned from the example messages of each kind, and from the questions that the pages answer.
 */
export async function learnedMessages(): Promise<Learned> {
  const written = (await getCollection('messageExamples')).flatMap(({ data }) => Object.entries(data));
  const { question = [], ...others }: MessageExamples = Object.fromEntries(written);
  const asQuestions = (await allPassages()).flatMap(({ heading, phrasings }) => [
    heading,
    ...phrasings.slice(0, phrasingsAsExamples),
  ]);
  return learn({ question: [...question, ...asQuestions], ...others });
}
