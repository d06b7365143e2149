import type { APIRoute } from 'astro';
import { guidePdf } from '../../features/guide/pdf/guide-pdf.build.tsx';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await guidePdf()), {
    headers: { 'content-type': 'application/pdf' },
  });
