// The questions that are offered while somebody types.
import type { APIRoute } from 'astro';
import { allPassages } from '../features/questions/search/passages.build.ts';
import { isAskable } from '../features/questions/search/passages.ts';

export const GET: APIRoute = async () => {
  const askable = (await allPassages()).filter(isAskable);
  const common = askable.filter(({ kind }) => kind === 'question');
  return Response.json([...new Set([...common, ...askable].map(({ heading }) => heading))]);
};
