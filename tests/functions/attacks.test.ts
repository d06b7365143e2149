// Hostile requests to the real functions: cross-site requests, malformed bodies, markup injection and open redirects.
import { gzipSync } from 'node:zlib';
import type { Context } from '@netlify/functions';
import { parse } from 'node-html-parser';
import { describe, expect, test, vi } from 'vitest';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import chat from '../../netlify/functions/chat.ts';
import faqs from '../../netlify/functions/faqs.ts';
import health from '../../netlify/functions/health.ts';
import leads from '../../netlify/functions/leads.ts';
import pageVotes from '../../netlify/functions/page-votes.ts';
import { leadForms } from '../../src/features/leads/forms/all.ts';
import { site } from '../../src/site.ts';
import { address, contextOf, deployForTests, postForm, postJson } from '../support/netlify.ts';
import { keysIn, sendAndRead } from '../support/sent-leads.ts';

deployForTests();

const lead = { form: 'consultation', name: 'Ann', email: 'ann@example.com', county: 'other', consent: true };
const sentenceOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe('another site', () => {
  test.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['our name in front', { origin: `${site.url}.evil.example` }],
    ['our name as a user', { origin: `${site.url}@evil.example` }],
    ['a sandboxed frame', { origin: 'null' }],
    ['no address at all', { origin: 'javascript:alert(1)' }],
    ['another port', { origin: `${site.url}:444` }],
    ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('a request from %s is refused and stores nothing', async (_name, headers) => {
    const keysBefore = await keysIn();
    const form = postForm('/api/leads', { ...lead, consent: 'on' });
    for (const [name, value] of Object.entries(headers)) form.headers.set(name, value);
    const vote = { page: '/plan', vote: 'no' };
    const replies = await Promise.all([
      leads(postJson('/api/leads', lead, headers), contextOf()),
      leads(form, contextOf()),
      pageVotes(postJson('/api/page-votes', vote, headers), contextOf()),
      // A model may cost money.
      chat(postJson('/api/chat', { message: 'what is probate' }, headers), contextOf()),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await keysIn()).toEqual(keysBefore);
  });

  test('same-origin requests and non-browser clients are accepted', async () => {
    const noReferrer = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    // A form that was sent is sent again from a restored tab.
    const restored = { origin: 'null', 'sec-fetch-site': 'none' };
    for (const headers of [{ origin: address('') }, { 'sec-fetch-site': 'same-origin' }, noReferrer, restored, {}]) {
      const request = postJson('/api/leads', lead, { 'idempotency-key': 'own', ...headers });
      expect((await leads(request, contextOf())).status).toBeLessThan(300);
    }
  });
});

test.each<[string, (request: Request, context: Context) => Promise<Response>, string]>([
  ['/api/leads', leads, 'POST'],
  ['/api/chat', chat, 'POST'],
  ['/api/page-votes', pageVotes, 'POST'],
  ['/api/faqs', faqs, 'GET, HEAD'],
  ['/api/blog-posts', blogPosts, 'GET, HEAD'],
  ['/api/health', health, 'GET, HEAD'],
])('%s responds to other methods with 405 and Allow', async (path, handler, allow) => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].filter(
    (method) => !allow.split(', ').includes(method),
  );
  for (const method of methods) {
    const response = await handler(new Request(address(path), { method }), contextOf());
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, allow]);
    expect(await sentenceOf(response)).toBe(`This address answers ${allow.replace(', ', ' and ')} only.`);
  }
});

describe('bodies', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request(address('/api/leads'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    } as RequestInit);
  const endlessStream = (bytes: number) =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(bytes)) });
  const multipart = new FormData();
  multipart.set('email', 'ann@example.com');

  test.each<[string, () => Request, number]>([
    ['a compressed body', () => post(gzipSync('{}'), { 'content-encoding': 'gzip' }), 415],
    ['a multipart form', () => new Request(address('/'), { method: 'POST', body: multipart }), 415],
    ['XML', () => post('<a/>', { 'content-type': 'application/xml' }), 415],
    ['no content type', () => new Request(address('/'), { method: 'POST', body: new Uint8Array([123, 125]) }), 415],
    ['JSON called text', () => post('{}', { 'content-type': 'text/plain; application/json' }), 415],
    ['a body without end', () => post(endlessStream(8192)), 413],
    ['a length that lies', () => post('{}', { 'content-length': '99999999' }), 413],
    ['over 64 kB', () => post(`"${'x'.repeat(70_000)}"`), 413],
    ['nesting without end', () => post('['.repeat(60_000)), 400],
    ['JSON that is cut off', () => post('{"name":'), 400],
    ['a JSON list', () => post('[]'), 400],
    ['a JSON number', () => post('5'), 400],
    [
      'nothing',
      () => new Request(address('/'), { method: 'POST', headers: { 'content-type': 'application/json' } }),
      400,
    ],
    ['bytes that are no text', () => post(new Uint8Array([0xff, 0xfe, 0x00])), 400],
    [
      'a body that breaks off',
      () => post(new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })),
      400,
    ],
  ])('%s is refused with an error message', async (_name, request, status) => {
    for (const handler of [leads, chat]) {
      const response = await handler(request(), contextOf());
      expect(response.status).toBe(status);
      expect(await sentenceOf(response)).toMatch(/\.$/);
    }
  });

  test('a body that is too large is canceled, and leaves no timer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const cancel = vi.fn();
    const large = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8192)), cancel });
    expect((await leads(post(large), contextOf())).status).toBe(413);
    expect(cancel).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a body that does not arrive within ten seconds gets 408', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reply = leads(post(new ReadableStream({ pull: () => new Promise(() => {}) })), contextOf());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await reply).status).toBe(408);
  });

  test.each([
    `{"__proto__":{"consent":true,"polluted":1},"form":"consultation"}`,
    `{"constructor":{"prototype":{"polluted":1}},"form":"consultation"}`,
    `{"form":"__proto__"}`,
    `{"form":"constructor","page":"__proto__"}`,
    `{"form":"consultation","name":{"__proto__":{"polluted":1}},"attribution":{"__proto__":{"polluted":1}}}`,
    `{"form":["consultation"],"name":["Ann"],"email":{"toString":"ann@example.com"},"consent":"true"}`,
  ])('%s is refused and pollutes no prototype', async (body) => {
    const response = await leads(postJson('/api/leads', body), contextOf());
    expect(response.status).toBe(422);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const fields = new URLSearchParams([
      ['__proto__', 'x'],
      ['constructor', 'x'],
      ['form', 'consultation'],
    ]);
    const form = new Request(address('/api/leads'), { method: 'POST', body: fields });
    expect((await leads(form, contextOf())).status).toBe(422);
  });

  test('constant fields cannot be overridden, and unknown fields are not stored', async () => {
    const { lead: stored, ...record } = await sendAndRead({
      probateType: 'Guide Download',
      userIntent: 'Cash Offer',
      timeframe: 'now',
      id: 'mine',
      receivedAt: '1999-01-01',
      quarantine: '',
      isAdmin: true,
    });
    expect(stored).toMatchObject({
      probateType: 'General Consultation',
      userIntent: 'Consultation Request',
      timeframe: '',
    });
    expect(Object.keys(stored)).not.toContain('isAdmin');
    expect(record.id).toMatch(/^[0-9a-f]{32}$/);
    expect(record.receivedAt > '2026').toBe(true);
  });
});

describe('markup and commands in free text', () => {
  const markup = `"><img src=x onerror=alert(1)></textarea></title></script><script>alert(1)</script>&lt;b&gt;{{7*7}}\${7}`;

  test.each(
    leadForms.filter(({ id }) => !['exit-intent', 'house-value'].includes(id)).map(({ id, page }) => [id, page]),
  )('the re-rendered %s form escapes it in every field', async (form, page) => {
    const built = parse(await (await leads(postForm('/api/leads', { form }), contextOf())).text());
    const formElement = built.querySelector(`form:has(input[name="form"][value="${form}"])`);
    const names = formElement?.querySelectorAll('[name]').map((control) => control.getAttribute('name') ?? '') ?? [];
    const typed = Object.fromEntries(names.map((name) => [name, markup]));
    const response = await leads(postForm('/api/leads', { ...typed, form, page, topic: '' }), contextOf());
    expect(response.status).toBe(422);
    const shown = parse(await response.text());
    const count = (root: typeof shown, selector: string) => root.querySelectorAll(selector).length;
    for (const selector of ['img[onerror]', 'script', 'img'])
      expect(count(shown, selector)).toBe(count(built, selector));
    expect(shown.querySelector('#email')?.getAttribute('value')).toBe(markup);
  });

  test('the answer page escapes it', async () => {
    const ask = async (message: string) =>
      parse(await (await chat(postForm('/api/chat', { message }), contextOf())).text());
    const [plain, attacked] = [
      await ask('how long does probate take'),
      await ask(`how long does probate take ${markup}`),
    ];
    for (const selector of ['script', 'img'])
      expect(attacked.querySelectorAll(selector).length).toBe(plain.querySelectorAll(selector).length);
    expect(attacked.querySelector('h1')?.textContent).toContain(markup);
  });
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'no parameter or header causes a redirect to %s',
  async (target) => {
    const extra = { page: target, redirect: target, next: target, url: target, form: 'guide-email' };
    const request = postForm(`/api/leads?next=${target}`, { ...extra, email: 'ann@example.com' });
    for (const name of ['host', 'x-forwarded-host', 'x-original-url', 'x-rewrite-url'])
      request.headers.set(name, target);
    const response = await leads(request, contextOf());
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/confirmation\/sent\?reference=[0-9A-F-]{9}$/),
    ]);
    const answer = await chat(postForm('/api/chat', { message: 'cost', context: target, ...extra }), contextOf());
    expect(answer.headers.get('location')).toBeNull();
  },
);
