// Data for the functions. The build moves these files from the public folder to the deploy's Blobs.

import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { faqItems } from '../../features/answers/faqs.build.ts';
import { allPosts } from '../../features/blog/posts.build.ts';
import { buildInfo } from '../../features/health/build-info.build.ts';
import { votedPages } from '../../features/page-votes/voted-pages.build.ts';
import type { AnswerData } from '../../features/questions/answer/answer-data.ts';
import { questionReplies } from '../../features/questions/replies.build.ts';
import { allPassages } from '../../features/questions/search/passages.build.ts';
import { pathOf } from '../../features/questions/search/passages.ts';
import { buildSearchIndex } from '../../features/questions/search/search-index.ts';
import wordVectors from '../../features/questions/search/word-vectors.json' with { type: 'json' };
import { tools } from '../../features/tools/tool-list.ts';

/** The entries of a list whose order counts. */
const inOrder = <Data>(entries: { id: string; data: Data }[]): Data[] =>
  entries.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ data }) => data);

const collections = {
  faqs: faqItems,
  posts: allPosts,
  'answer-data': async (): Promise<AnswerData> => {
    const passages = await allPassages();
    const [places] = await getCollection('places');
    const [spanish] = await getCollection('spanishWords');
    if (!places || !spanish) throw new Error('There is no src/content/places.yaml or spanish-words.yaml.');
    return {
      // A card of an answer shows its cases: the rest of its text is for the index alone.
      passages: passages.map((passage) => (passage.cases ? { ...passage, text: '' } : passage)),
      searchIndex: buildSearchIndex(passages, wordVectors.vectors),
      replies: await questionReplies(),
      signs: inOrder(await getCollection('messageSigns')),
      practices: inOrder(await getCollection('courtPractices')),
      places: places.data,
      spanish: spanish.data,
    };
  },
  'build-info': buildInfo,
  'voted-pages': async (): Promise<string[]> => {
    const toolPaths = [...tools.map(({ href }) => href), '/plan/heirs', '/plan/log'];
    const passages = await allPassages();
    return votedPages(
      toolPaths,
      passages.map(({ url }) => pathOf(url)),
    );
  },
};

export const getStaticPaths = () => Object.keys(collections).map((name) => ({ params: { name } }));

export const GET: APIRoute = async ({ params }) =>
  Response.json(await collections[params.name as keyof typeof collections]());
