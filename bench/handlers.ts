// A process of its own that answers with the functions' handlers and the built pages: `node bench/handlers.ts FOLDER`,
// where FOLDER keeps what they store.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Context } from '@netlify/functions';
import blogPosts from '../netlify/functions/blog-posts.ts';
import chat from '../netlify/functions/chat.ts';
import faqs from '../netlify/functions/faqs.ts';
import leads from '../netlify/functions/leads.ts';
import { startBlobs } from '../netlify/local/blobs.ts';
import { uploadDeployBlobs } from '../netlify/local/upload-deploy-blobs.ts';
import { previewContext } from './preview-context.ts';

await startBlobs(process.argv[2] ?? '');
await uploadDeployBlobs('.netlify/blobs/deploy');

const handlers: Record<string, (request: Request, context: Context) => Promise<Response>> = {
  '/api/blog-posts': blogPosts,
  '/api/chat': chat,
  '/api/faqs': faqs,
  '/api/leads': leads,
  '/nothing': async () => Response.json({ status: 'ok' }),
};
const page = async ({ pathname }: URL): Promise<Response> =>
  new Response(new Uint8Array(await readFile(`dist${pathname === '/' ? '/index' : pathname}.html`)), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

const server = createServer(async (request, response) => {
  try {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { method = 'GET' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const asked = new Request(url, { method, headers, ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}) });
    const answer = await (handlers[url.pathname]?.(asked, previewContext) ?? page(url));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(0, () => {
  const address = server.address();
  console.log(`ready at http://localhost:${typeof address === 'object' ? address?.port : ''}`);
});
process.once('SIGTERM', () => process.exit(0));
