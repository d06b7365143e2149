// The questions suggested while typing.
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { offeredQuestions } from '../features/questions/known-questions.build.ts';
import { allPassages } from '../features/questions/search/passages.build.ts';

export const GET: APIRoute = async () => {
  const unsuggested = (await getCollection('unsuggestedHeadings')).flatMap(({ data }) => data.headings);
  return Response.json(offeredQuestions(await allPassages(), unsuggested));
};
