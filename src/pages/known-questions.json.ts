// The questions suggested while typing.
import type { APIRoute } from 'astro';
import { allAnswers } from '../features/answers/answers.build.ts';

export const GET: APIRoute = async () => Response.json((await allAnswers()).map(({ data }) => data.question));
