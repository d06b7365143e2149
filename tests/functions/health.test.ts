import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import health from '../../netlify/functions/health.ts';
import leads from '../../netlify/functions/leads.ts';
import type { BuildInfo } from '../../src/features/health/build-info.ts';
import { address, afterReplies, breakStorage, contextOf, deployForTests, postJson } from '../support/netlify.ts';
import { within } from '../support/within.ts';

const ask = (method = 'GET') => health(new Request(address('/api/health'), { method }), contextOf());

describe('with storage', () => {
  deployForTests();
  afterEach(() => vi.unstubAllEnvs());

  test('says what is deployed and what waits, and nothing about anyone', async () => {
    const person = { form: 'guide-email', email: 'gail@example.com' };
    await leads(postJson('/api/leads', person, { 'idempotency-key': 'one' }), contextOf());
    await afterReplies();
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toContain('gail');
    const { version, builtAt, content, ...states } = JSON.parse(text) as BuildInfo & Record<string, unknown>;
    expect(version).toMatch(/^\d+\.\d+\.\d+$|^[0-9a-f]{7,40}$/);
    expect(Date.parse(builtAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    for (const many of Object.values(content)) expect(many).toBeGreaterThan(5);
    expect(Object.keys(content)).toEqual(['answers', 'articles', 'posts', 'passages']);
    expect(states).toEqual({
      status: 'ok',
      problems: [],
      storage: { deploy: 'ok', leads: 'ok' },
      outbox: { waiting: 2 },
      mail: 'waits',
      wrongVariables: 0,
    });
  });

  test('says whether mails can leave', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://localhost');
    expect(await (await ask()).json()).toMatchObject({ mail: 'configured' });
  });

  test('counts wrong variables without naming them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('SMTP_URL', 'http://user:hunter2@mail.example.com');
    const text = await (await ask()).text();
    expect(JSON.parse(text)).toMatchObject({ wrongVariables: 1, mail: 'waits' });
    expect(text).not.toMatch(/hunter2|SMTP/);
  });

  test.each(['POST', 'DELETE'])('%s is answered 405 with Allow', async (method) => {
    const response = await ask(method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('without', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  test.each<[string, RequestListener]>([
    ['hangs', () => {}],
    ['answers 500', (_, response) => response.writeHead(500).end()],
    ['answers 401', (_, response) => response.writeHead(401).end()],
    ['cuts the connection', (request) => request.socket.destroy()],
  ])('storage that %s: 503 within 8 seconds', async (_name, fault) => {
    server = createServer(fault);
    await new Promise<void>((resolve) => server?.listen(0, resolve));
    breakStorage(`http://localhost:${(server.address() as { port: number }).port}`);
    const response = await within(8000, ask);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      status: 'failing',
      storage: { deploy: 'failing', leads: 'failing' },
    });
  });
});
