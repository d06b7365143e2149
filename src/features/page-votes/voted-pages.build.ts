import { getCollection } from 'astro:content';
import { answerPath } from '../answers/answer-path.ts';
import { questionsPage } from './page-vote.ts';

/**
 * Paths that may be voted on: pages with the question, those of the tools among them, and pages that a card of the
 * question box quotes. The caller names the last two: tools and questions depend on this feature.
 */
export async function votedPages(toolPaths: string[], quotedPaths: string[]): Promise<string[]> {
  const paths = [
    ...(await getCollection('answers')).map(({ id }) => answerPath(id)),
    ...(await getCollection('articles')).map(({ id }) => `/${id}`),
    ...toolPaths,
    ...quotedPaths,
    questionsPage,
  ];
  return [...new Set(paths)];
}
