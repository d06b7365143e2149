import { getCollection } from 'astro:content';
import { answerPath } from '../answers/answer-path.ts';
import { questionsPage } from '../page-votes/page-vote.ts';
import { allPassages } from '../questions/search/passages.build.ts';
import { pathOf } from '../questions/search/passages.ts';
import { tools } from '../tools/tool-list.ts';

/** Paths that may be voted on: pages with the question, and those of the question box's cards. */
export async function votedPages(): Promise<string[]> {
  const pages = [
    ...(await getCollection('answers')).map(({ id }) => answerPath(id)),
    ...(await getCollection('articles')).map(({ id }) => `/${id}`),
    ...[...tools.map(({ href }) => href), '/plan/heirs', '/plan/log'],
    ...(await allPassages()).map(({ url }) => pathOf(url)),
    questionsPage,
  ];
  return [...new Set(pages)];
}
