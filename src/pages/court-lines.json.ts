// The court of each county and its telephone, as the printed sheets name them.
import type { APIRoute } from 'astro';
import { allCounties, courtLine } from '../features/counties/counties.build.ts';

export const GET: APIRoute = async () =>
  Response.json(Object.fromEntries((await allCounties()).map((county) => [county.id, courtLine(county)])));
