import { getStore } from '@netlify/blobs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { leadKey } from '../../netlify/lib/lead-store.ts';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { sale } from '../../src/features/leads/forms/sale.ts';
import { consentNotStated, leadStoreName, type StoredLead } from '../../src/features/leads/stored-lead.ts';
import { atNoon } from '../support/at-noon.ts';
import { address, contextOf, deployForTests, postForm, postJson } from '../support/netlify.ts';

deployForTests();

const lead = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '',
  county: 'franklin',
  probateType: 'General Consultation',
  timeframe: '',
  userIntent: 'Consultation Request',
  propertyAddress: '',
  notes: 'Two lines,\nand <b>markup</b>.',
  consent: true,
  page: '/lead-form',
  consentVersion: consultation.consent.version,
};
const send = (body: unknown, id: string = crypto.randomUUID(), deployContext = 'dev') =>
  leads(postJson('/api/leads', body, { 'idempotency-key': id }), contextOf({}, deployContext));
const kept = async (deployContext = 'dev') =>
  (await getStore({ name: leadStoreName(deployContext), consistency: 'strong' }).list({ prefix: 'leads/' })).blobs.map(
    ({ key }) => key,
  );
const leadOf = (id: string) =>
  getStore({ name: leadStoreName('dev'), consistency: 'strong' }).get(leadKey(id), {
    type: 'json',
  }) as Promise<StoredLead>;

test('a lead is stored, whole, with its consent record', async () => {
  const response = await send(lead);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const stored = await leadOf(id);
  const { page, consentVersion, ...fields } = lead;
  expect(stored.lead).toEqual(fields);
  expect(stored.consent).toEqual({
    given: true,
    version: consentVersion,
    wording: consultation.consent.wording,
    page,
    at: stored.receivedAt,
  });
});

test('an error that nobody foresaw is raised, so that the platform reports it', async () => {
  const waitUntil = () => {
    throw new TypeError('unforeseen');
  };
  await expect(leads(postJson('/api/leads', lead), { ...contextOf(), waitUntil })).rejects.toThrow('unforeseen');
});

test('a content type is read in any case, with its parameters', async () => {
  const request = postJson('/api/leads', lead, { 'content-type': 'Application/JSON ; charset=utf-8' });
  expect((await leads(request, contextOf())).status).toBeLessThan(300);
});

test('the same submission sent again, also twenty times at once, is one lead', async () => {
  const before = (await kept()).length;
  const id = crypto.randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(lead, id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect((await send(lead, id)).status).toBe(200);
  expect((await kept()).length).toBe(before + 1);
});

test('the same id with other content is a new lead', async () => {
  const id = crypto.randomUUID();
  expect((await send(lead, id)).status).toBe(201);
  expect((await send({ ...lead, notes: 'something else' }, id)).status).toBe(201);
});

test('a preview keeps its leads apart', async () => {
  const before = (await kept()).length;
  expect((await send(lead, crypto.randomUUID(), 'deploy-preview')).status).toBe(201);
  expect((await kept()).length).toBe(before);
  expect((await kept('deploy-preview')).length).toBe(1);
});

test('every wrong field is named with its own sentence, and nothing is stored', async () => {
  const before = (await kept()).length;
  const response = await send({ ...lead, name: ' ', email: 'ann@', county: 'atlantis', consent: false });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: 'Please check your information and try again.',
    fields: {
      name: 'Name is required',
      email: 'Valid email is required',
      county: 'County is required',
      consent: 'You must agree to receive communications',
    },
  });
  expect((await kept()).length).toBe(before);
});

test.each<[string, Request, number]>([
  ['bad JSON', postJson('/api/leads', '{"name":'), 400],
  ['a JSON list', postJson('/api/leads', '[]'), 400],
  ['a JSON number', postJson('/api/leads', '5'), 400],
  ['another content type', postJson('/api/leads', '{}', { 'content-type': 'text/plain' }), 415],
  ['a body over 64 kB', postJson('/api/leads', { ...lead, notes: 'x'.repeat(70_000) }), 413],
])('%s is refused with a sentence', async (_name, request, status) => {
  const response = await leads(request, contextOf());
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: string }).error).toMatch(/\.$/);
});

const house = {
  form: 'sale',
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '614 555 0100',
  county: 'Summit',
  propertyAddress: '1 Main Street',
  probateType: 'Property Sale - Heir',
};

test.each([
  ['sale', house],
  ['guide-email', { form: 'guide-email', email: 'ann@example.com' }],
  ['exit-intent', { form: 'exit-intent', email: 'ann@example.com' }],
])('%s: a no is never stored as consent', async (_form, body) => {
  const before = (await kept()).length;
  for (const consent of [false, null, 'false', 0]) {
    const response = await send({ ...body, consent });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { consent: expect.stringContaining('agreement') } });
  }
  const program = postForm('/api/leads', {
    ...house,
    firstName: 'Ann',
    lastName: 'Example',
    roleInProbate: 'heir',
    contactPreference: 'email',
    consent: 'false',
  });
  expect((await leads(program, contextOf())).status).toBe(422);
  expect((await kept()).length).toBe(before);
  for (const own of [{}, { consent: true }]) expect((await send({ ...body, ...own })).status).toBe(201);
});

test('the words of another form are not those that were shown', async () => {
  const response = await send({ ...house, consentVersion: consultation.consent.version, page: sale.page });
  const { consent } = await leadOf(((await response.json()) as { id: string }).id);
  expect(consent).toMatchObject({ version: consultation.consent.version, wording: consentNotStated });
});

test('the guide’s county is one of Ohio’s, kept as its form sends it', async () => {
  const guide = { form: 'guide', name: 'A B', email: 'a@example.com' };
  for (const county of ['nowhere', '', undefined, ['franklin']]) {
    const response = await send({ ...guide, county });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { county: 'Please select a county' } });
  }
  for (const county of ['van wert', ' Van Wert ']) {
    const response = await send({ ...guide, county });
    expect((await leadOf(((await response.json()) as { id: string }).id)).lead.county).toBe('van wert');
  }
});

test('an empty submission id is none: the hour stands in for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:15:00Z') });
  expect([await send(lead, ''), await send(lead, ' ')].map(({ status }) => status)).toEqual([201, 200]);
  vi.setSystemTime(new Date('2026-11-21T11:15:00Z'));
  expect((await send(lead, '')).status).toBe(201);
  vi.useRealTimers();
});

test.each([
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u1160',
  '\u180e',
  '\u200c',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\uffa0',
  '\u{e0041}',
])('a name of %j alone is none', async (unseen) => {
  const response = await send({ ...lead, name: unseen.repeat(3) });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { name: 'Name is required' } });
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is answered 405 with Allow, and never shows a lead',
  async (method) => {
    const response = await leads(new Request(address('/api/leads'), { method }), contextOf());
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  },
);

const typed = {
  form: 'consultation',
  name: 'Ann "Quote" <b>',
  email: 'ann@example.com',
  county: 'summit',
  phone: '614 555 0100',
  notes: 'A line\nand </textarea><script>alert(1)</script>',
  consent: 'on',
  page: '/lead-form',
  consentVersion: consultation.consent.version,
};

test('a plain form post is stored once an hour and sent on to the confirmation page', async () => {
  atNoon();
  const before = (await kept()).length;
  for (let time = 0; time < 2; time++) {
    const response = await leads(postForm('/api/leads', typed), contextOf());
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/confirmation\/sent\?reference=[0-9A-F-]{9}$/);
  }
  expect((await kept()).length).toBe(before + 1);
  vi.useRealTimers();
});

test('no body makes the function fail', async () => {
  const anything = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .record(Object.fromEntries(Object.keys(lead).map((field) => [field, fc.anything()])), { requiredKeys: [] })
      .map((body) => {
        try {
          return JSON.stringify(body) ?? '';
        } catch {
          // A value that JSON cannot hold, such as a BigInt.
          return '';
        }
      }),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      const { status } = await leads(postJson('/api/leads', body), contextOf());
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 1000 },
  );
});
