// Headers of pages, files and functions as a browser gets them. That every file gets them: addresses.test.ts.
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { site } from '../../src/site.ts';
import { startServer, waitForExit, waitUntilReady } from '../support/local-server.ts';
import { netlifyToml } from '../support/netlify-toml.ts';

let address: string;
beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const server = startServer({ SITE_DATA: data });
  address = await waitUntilReady(server);
  return async () => {
    await waitForExit(server, 'SIGTERM');
    await rm(data, { recursive: true });
  };
});

const get = (path: string, init: RequestInit = {}) => fetch(address + path, { redirect: 'manual', ...init });

/** What Mozilla's Observatory gives its highest grade for: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
const safeHeaders = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'strict-transport-security': expect.stringMatching(/^max-age=63072000\b/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const unwanted = ['set-cookie', 'access-control-allow-origin', 'access-control-allow-credentials'];
function expectSafe({ headers }: Response, path: string): void {
  expect(Object.fromEntries(headers), path).toMatchObject(safeHeaders);
  expect([path, ...unwanted.filter((name) => headers.has(name))]).toEqual([path]);
}

/** The policy in a page: nothing but what it names, and no name lets in a whole scheme or inline code. */
function expectStrict(html: string, path: string): void {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(policy, path).toContain("default-src 'none'");
  expect(policy, path).toContain("script-src 'self'");
  expect(policy, path).not.toMatch(/'unsafe-|\*|\b(?:https?|ftp):(?!\/\/[a-z])|script-src[^;]*(?:data|blob):/);
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source = '']) => source);
  expect([path, ...scripts.filter((source) => !/^\/[^/]/.test(source))]).toEqual([path]);
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });
const lead = { form: 'guide-email', email: 'ann@example.com' };

test('every built page has a strict policy', () => {
  const files = globSync('dist/**/*.html');
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) expectStrict(readFileSync(file, 'utf8'), file);
});

test.each<[string, string, RequestInit | undefined, number]>([
  ['the home page', '/', undefined, 200],
  ['an article', '/cost-of-probate-in-ohio', undefined, 200],
  ['a page that is not there', '/nothing-here', undefined, 404],
  ['a post that is not there', '/blog/nothing-here', undefined, 404],
  ['the questions', '/api/faqs', undefined, 200],
  ['the health of the site', '/api/health', undefined, 200],
  ['the posts', '/api/blog-posts', undefined, 200],
  ['the data of such a post', '/api/blog-posts/nothing-here', undefined, 404],
  ['a wrong method', '/api/leads', undefined, 405],
  ['a lead', '/api/leads', json(lead), 201],
  ['a wrong lead', '/api/leads', json({ ...lead, email: 'ann@' }), 422],
  ['a lead from a plain form', '/api/leads', form(lead), 303],
  ['a plain form shown again', '/api/leads', form({ ...lead, email: 'ann@' }), 422],
  ['an answer', '/api/chat', json({ message: 'how long does probate take' }), 200],
  ['an answer page', '/api/chat', form({ message: 'how long does probate take' }), 200],
  ['a refused question', '/api/chat', form({ message: '' }), 422],
])('%s (%s) has safe headers, and responses to one visitor are not cached', async (_name, path, init, status) => {
  const response = await get(path, init);
  expect(response.status).toBe(status);
  expectSafe(response, path);
  if (response.headers.get('content-type')?.includes('text/html')) expectStrict(await response.text(), path);
  if (init) expect(response.headers.get('cache-control')).toBe('no-store');
});

test('functions send the headers that netlify.toml sets for static files only', async () => {
  const pages = netlifyToml.headers.find((rule) => rule.for === '/*')?.values ?? {};
  expect(Object.keys(pages)).toContain('Permissions-Policy');
  const { 'Content-Security-Policy': policy, ...always } = pages;
  const sent = async (path: string, init?: RequestInit) => (await get(path, init)).headers;
  const asPage = await sent('/api/chat', form({ message: '' }));
  expect(asPage.get('content-security-policy')).toBe(policy);
  for (const headers of [asPage, await sent('/api/faqs'), await sent('/api/leads', form(lead))])
    expect(Object.fromEntries(headers)).toMatchObject(
      Object.fromEntries(Object.entries(always).map(([name, value]) => [name.toLowerCase(), value])),
    );
});

test('security.txt says whom to write to, for less than a year from now (RFC 9116)', async () => {
  const response = await get('/.well-known/security.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
  ]);
  const fields = (await response.text())
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const);
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const { Expires = '', Canonical } = Object.fromEntries(fields);
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect([days > 300, days < 365]).toEqual([true, true]);
  expect(Canonical).toBe(`${site.url}/.well-known/security.txt`);
  for (const [, contact] of fields.filter(([name]) => name === 'Contact'))
    expect(contact).toMatch(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+\/contact)$/);
});

test.each([
  '//evil.example',
  '//evil.example/%2f..',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/probate-question?q=//evil.example&url=https://evil.example',
  '/probate-question//evil.example',
  '/probate/avoiding-probate-in-ohio?next=https://evil.example',
  '/chatbot?redirect=https://evil.example',
  '/blog//evil.example',
])('%s leads to no other site', async (path) => {
  const { host, port } = new URL(address);
  // `fetch` would tidy the path up first.
  const [response] = await once(request({ host: 'localhost', port, path }).end(), 'response');
  response.resume();
  expect(response.statusCode).toBeLessThan(500);
  expect(new URL(response.headers.location ?? '/', address).host).toBe(host);
});
