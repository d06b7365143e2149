import { getCollection } from 'astro:content';
import type { MessageExamples } from '../domain/questions/message-kinds.ts';

/** The example messages of each kind that the question box learns from. */
export const messageKinds = async (): Promise<MessageExamples> =>
  Object.fromEntries((await getCollection('messageKinds')).map(({ id, data }) => [id, data.messages]));
