import type { APIRoute } from 'astro';
import { guideCover } from '../../features/guide/cover.build.ts';
import { guideChapters } from '../../features/guide/guide.build.ts';
import { guidePdf } from '../../features/guide/pdf/guide-pdf.build.tsx';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await guidePdf(await guideCover(), await guideChapters())), {
    headers: { 'content-type': 'application/pdf' },
  });
