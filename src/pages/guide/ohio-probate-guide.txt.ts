import type { APIRoute } from 'astro';
import { guideCover } from '../../features/guide/cover.build.ts';
import { guideChapters } from '../../features/guide/guide.build.ts';
import { guideText } from '../../features/guide/text/guide-text.build.ts';

export const GET: APIRoute = async () => new Response(guideText(await guideCover(), await guideChapters()));
