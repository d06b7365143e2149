import type { APIRoute } from 'astro';
import { guideText } from '../../features/guide/text/guide-text.build.ts';

export const GET: APIRoute = async () => new Response(await guideText());
