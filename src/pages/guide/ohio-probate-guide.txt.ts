import type { APIRoute } from 'astro';
import { guideCover } from '../../build/guide/cover.ts';
import { guideChapters } from '../../build/guide/guide.ts';
import { guideText } from '../../build/guide/text/guide-text.ts';

export const GET: APIRoute = async () => new Response(guideText(await guideCover(), await guideChapters()));
