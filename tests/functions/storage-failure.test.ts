import { createServer, type Server } from 'node:http';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import chat from '../../netlify/functions/chat.ts';
import faqs from '../../netlify/functions/faqs.ts';
import leads from '../../netlify/functions/leads.ts';
import { address, breakStorage, contextOf, postForm, postJson } from '../support/netlify.ts';
import { within } from '../support/within.ts';

const faults = {
  hangs: () => undefined,
  'answers 500': (_: unknown, response: import('node:http').ServerResponse) => response.writeHead(500).end(),
  'answers 403': (_: unknown, response: import('node:http').ServerResponse) => response.writeHead(403).end(),
  'cuts the connection': (request: import('node:http').IncomingMessage) => request.socket.destroy(),
};

let server: Server;
async function storageThat(fault: keyof typeof faults | 'is not there') {
  if (fault === 'is not there') return breakStorage();
  server = createServer(faults[fault]);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  breakStorage(`http://localhost:${(server.address() as { port: number }).port}`);
}

beforeEach(() => {
  server = createServer();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const lead = { name: 'Ann', email: 'ann@example.com', county: 'other', consent: true };

test.each(['hangs', 'answers 500', 'answers 403', 'cuts the connection', 'is not there'] as const)(
  'storage that %s: 503 with Retry-After within 8 seconds, for every function',
  async (fault) => {
    await storageThat(fault);
    const replies = await within(8000, () =>
      Promise.all([
        leads(postJson('/api/leads', lead, { 'idempotency-key': 'one' }), contextOf()),
        leads(postJson('/api/leads', { ...lead, elapsed: 1 }, { 'idempotency-key': 'spam' }), contextOf()),
        faqs(new Request(address('/api/faqs')), contextOf()),
        blogPosts(new Request(address('/api/blog-posts')), contextOf()),
        chat(postJson('/api/chat', { message: 'how long does probate take' }), contextOf()),
      ]),
    );
    for (const reply of replies) {
      expect(reply.status).toBe(503);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await reply.json()).toEqual({ error: expect.stringMatching(/try again/) });
    }
  },
);

test('a plain form keeps what was typed when storage fails', async () => {
  await storageThat('answers 500');
  const typed = {
    form: 'consultation',
    name: 'Ann',
    email: 'ann@example.com',
    county: 'summit',
    notes: 'Please call',
    consent: 'on',
  };
  const response = await leads(postForm('/api/leads', typed), contextOf());
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  const page = parse(await response.text());
  expect(page.querySelector('#notes')?.textContent).toBe('Please call');
  expect(page.querySelector('#county option[selected]')?.getAttribute('value')).toBe('summit');
  const message = page.querySelector('[data-fill="form-message"]');
  expect(message?.textContent).toContain('Nothing you typed is lost');
  expect(page.querySelector('title')?.textContent).toMatch(/^We could not keep your request just now \| ./);
  expect(message?.attributes).toMatchObject({ tabindex: '-1', autofocus: '' });
  expect(page.querySelectorAll('[autofocus]')).toHaveLength(1);
});

test('a question in a plain form gets a page that says what happened', async () => {
  await storageThat('is not there');
  const response = await chat(postForm('/api/chat', { message: 'how long does probate take' }), contextOf());
  expect(response.status).toBe(503);
  expect(parse(await response.text()).querySelector('[data-fill="message"]')?.textContent).toContain('try again');
});
