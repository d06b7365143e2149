import { getCollection } from 'astro:content';
import type { MessageExamples } from './naive-bayes.ts';

/** The example messages of each kind that the question box learns from. */
export const messageExamples = async (): Promise<MessageExamples> =>
  Object.fromEntries((await getCollection('messageExamples')).map(({ id, data }) => [id, data.messages]));
