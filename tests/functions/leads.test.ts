import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { consultation as consultationForm } from '../../src/features/leads/forms/consultation.ts';
import { sale } from '../../src/features/leads/forms/sale.ts';
import { consentNotStated } from '../../src/features/leads/stored-lead.ts';
import { contextOf, deployForTests, postForm, postJson } from '../support/netlify.ts';
import { consultation, keysIn, send, sendAndRead } from '../support/sent-leads.ts';

deployForTests();

test('an unexpected error is rethrown, so that the platform reports it', async () => {
  const waitUntil = () => {
    throw new TypeError('unforeseen');
  };
  await expect(leads(postJson('/api/leads', consultation), { ...contextOf(), waitUntil })).rejects.toThrow(
    'unforeseen',
  );
});

test('a content type is read in any case, with its parameters', async () => {
  const request = postJson('/api/leads', consultation, { 'content-type': 'Application/JSON ; charset=utf-8' });
  expect((await leads(request, contextOf())).status).toBeLessThan(300);
});

test('the same id with other content is a new lead', async () => {
  const id = crypto.randomUUID();
  expect((await send(consultation, id)).status).toBe(201);
  expect((await send({ ...consultation, notes: 'something else' }, id)).status).toBe(201);
});

test('every invalid field has its own error message, and nothing is stored', async () => {
  const leadsBefore = (await keysIn('leads/')).length;
  const response = await send({ ...consultation, name: ' ', email: 'ann@', county: 'atlantis', consent: false });
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
  expect((await keysIn('leads/')).length).toBe(leadsBefore);
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
])('%s: a refusal is never stored as consent', async (_form, body) => {
  const leadsBefore = (await keysIn('leads/')).length;
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
  expect((await keysIn('leads/')).length).toBe(leadsBefore);
  for (const consent of [{}, { consent: true }]) expect((await send({ ...body, ...consent })).status).toBe(201);
});

test('another form’s consent version stores no wording', async () => {
  const { version } = consultationForm.consent;
  const { consent } = await sendAndRead({ ...house, consentVersion: version, page: sale.page });
  expect(consent).toMatchObject({ version, wording: consentNotStated });
});

test('the guide’s county is one of Ohio’s, stored as its form sends it', async () => {
  const guide = { form: 'guide', name: 'A B', email: 'a@example.com' };
  for (const county of ['nowhere', '', undefined, ['franklin']]) {
    const response = await send({ ...guide, county });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { county: 'Please select a county' } });
  }
  for (const county of ['van wert', ' Van Wert '])
    expect((await sendAndRead({ ...guide, county })).lead.county).toBe('van wert');
});

test('without a submission id, resubmissions within the hour are one lead, as JSON or plain form', async () => {
  const leadsBefore = (await keysIn('leads/')).length;
  const form = () => postForm('/api/leads', { ...consultation, consent: 'on' });
  const requests = () => [
    ...['', ' '].map((id) => postJson('/api/leads', consultation, { 'idempotency-key': id })),
    form(),
  ];
  const statuses = () => Promise.all(requests().map(async (request) => (await leads(request, contextOf())).status));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:15:00Z') });
  await statuses();
  expect((await keysIn('leads/')).length).toBe(leadsBefore + 1);
  vi.setSystemTime(new Date('2026-11-21T11:15:00Z'));
  expect((await statuses()).at(-1)).toBe(303);
  expect((await keysIn('leads/')).length).toBe(leadsBefore + 2);
});

test('a name of invisible characters is refused as missing', async () => {
  const response = await send({ ...consultation, name: '\u3164\ufe0f\u200c\u{e0041}' });
  expect(await response.json()).toMatchObject({ fields: { name: 'Name is required' } });
});

test('no body causes a 5xx', async () => {
  const fields = [
    // Without the form, as of another one no field is read.
    ...Object.keys({ ...consultation, ...house }).filter((key) => key !== 'form'),
    ...['timeframe', 'userIntent', 'page', 'consentVersion'],
  ];
  const anything = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), { requiredKeys: [] }).map((body) => {
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
