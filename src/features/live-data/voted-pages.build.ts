import { getCollection } from 'astro:content';
import { answerPath } from '../answers/topics.ts';
import { tools } from '../tools/tool-list.ts';

/** The addresses of the pages that ask: a vote on any other is refused. */
export const votedPages = async (): Promise<string[]> => [
  ...(await getCollection('answers')).map(({ id }) => answerPath(id)),
  ...(await getCollection('articles')).map(({ id }) => `/${id}`),
  ...[...tools.map(({ href }) => href), '/plan/heirs', '/plan/log'],
];
