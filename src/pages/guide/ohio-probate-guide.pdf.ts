import type { APIRoute } from 'astro';
import { guideCover } from '../../build/guide/cover.ts';
import { guideChapters } from '../../build/guide/guide.ts';
import { guidePdf } from '../../build/guide/pdf/guide-pdf.tsx';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await guidePdf(await guideCover(), await guideChapters())), {
    headers: { 'content-type': 'application/pdf' },
  });
