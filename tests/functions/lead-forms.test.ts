// Every form through the function, as its island sends it and as a browser without JavaScript does: both
// store the same lead.
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { leadKey } from '../../netlify/lib/lead-store.ts';
import { guideTextUrl } from '../../src/features/guide/files.ts';
import { leadForms } from '../../src/features/leads/forms/all.ts';
import type { Lead } from '../../src/features/leads/lead-fields.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { contextOf, deployForTests, postForm } from '../support/netlify.ts';
import { accepted, keysIn, send, store } from '../support/sent-leads.ts';

deployForTests();

const person = { firstName: 'Ann', lastName: 'Example', email: 'ann@example.com', phone: '614 555 0100' };
const { email, phone } = person;
const request = { name: ' Ann  Example ', email, phone: '', notes: ' Two\r\nlines ', consent: 'on' };
const house = {
  ...person,
  county: 'Van Wert',
  propertyAddress: '1 Main Street',
  roleInProbate: 'executor',
  contactPreference: 'text',
  message: 'It is empty.',
  userIntent: 'Cash Offer',
};

const blank = {
  name: 'Ann Example',
  email,
  phone: '',
  county: '',
  timeframe: '',
  propertyAddress: '',
  notes: '',
} as const;
const consultationLead: Lead = {
  ...blank,
  notes: 'Two\nlines',
  probateType: 'General Consultation',
  userIntent: 'Consultation Request',
  consent: true,
};
const guideLead: Lead = { ...blank, probateType: 'Guide Download', userIntent: 'Free Probate Guide', consent: true };
const saleLead: Lead = {
  ...blank,
  phone,
  county: 'Van Wert',
  propertyAddress: '1 Main Street',
  notes: 'Contact preference: text\nIt is empty.',
  probateType: 'Property Sale - Executor',
  userIntent: 'Cash Offer',
  consent: true,
};

/** What is typed into each form, and the lead it becomes. */
const cases: { form: string; typed: Record<string, string>; lead: Lead }[] = [
  {
    form: 'consultation',
    typed: { ...request, county: 'summit' },
    lead: { ...consultationLead, county: 'summit' },
  },
  {
    form: 'consultation-test',
    typed: { ...request, county: 'Van Wert' },
    lead: { ...consultationLead, county: 'Van Wert' },
  },
  {
    form: 'guide',
    typed: { ...person, county: 'Van Wert', role: 'heir', contactMethod: 'either', details: 'Call late.' },
    lead: { ...guideLead, phone, county: 'van wert', notes: 'Role: heir\nContact: either\nCall late.' },
  },
  { form: 'guide-email', typed: { email }, lead: { ...guideLead, name: '' } },
  { form: 'download', typed: { ...person, phone: '' }, lead: guideLead },
  { form: 'sale', typed: house, lead: saleLead },
  {
    form: 'sale',
    typed: { ...house, roleInProbate: 'heir', contactPreference: 'phone', message: '', userIntent: '' },
    lead: { ...saleLead, probateType: 'Property Sale - Heir', userIntent: '', notes: 'Contact preference: phone' },
  },
  {
    form: 'house-value',
    typed: { propertyAddress: '1 Main Street', email, phone: '' },
    lead: { ...consultationLead, name: '', notes: '', propertyAddress: '1 Main Street', userIntent: 'Free Valuation' },
  },
];

const formOf = (id: string) => {
  const form = leadForms.find((form) => form.id === id);
  if (!form) throw new Error(`There is no form "${id}".`);
  return form;
};

async function expectStored(key: string, { form, lead }: (typeof cases)[number]) {
  const { consent, page } = formOf(form);
  const stored = (await store().get(key, { type: 'json' })) as StoredLead;
  expect(stored.form).toBe(form);
  expect(stored.lead).toEqual(lead);
  expect(stored.consent).toEqual({ given: true, ...consent, page, at: stored.receivedAt });
}

test.each(cases)('$form ($lead.probateType) as its island sends it', async (formCase) => {
  const { consent, page } = formOf(formCase.form);
  const body = { ...formCase.lead, form: formCase.form, page, consentVersion: consent.version };
  const response = await send(body);
  expect(response.status).toBe(201);
  const { id, guideDownloadUrl } = (await response.json()) as { id: string; guideDownloadUrl?: string };
  expect(guideDownloadUrl).toBe(formCase.lead.probateType === 'Guide Download' ? guideTextUrl : undefined);
  await expectStored(leadKey(id), formCase);
});

test.each(cases)('$form ($lead.probateType) without JavaScript', async (formCase) => {
  const { consent, page } = formOf(formCase.form);
  const keysBefore = await keysIn();
  const hidden = { form: formCase.form, page, consentVersion: consent.version, topic: '' };
  const response = await leads(postForm('/api/leads', { ...formCase.typed, ...hidden }), contextOf());
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/confirmation\/sent\?reference=[0-9A-F-]{9}$/);
  const [key = ''] = (await keysIn()).filter((storedKey) => !keysBefore.includes(storedKey));
  await expectStored(key, formCase);
});

test.each(cases.filter(({ form }) => form !== 'house-value'))(
  '$form ($lead.probateType) is rendered again with values and errors',
  async (formCase) => {
    const typed: Record<string, string> = { ...formCase.typed, email: 'ann@', form: formCase.form };
    const response = await leads(postForm('/api/leads', typed), contextOf());
    expect(response.status).toBe(422);
    const page = parse(await response.text());
    const form = page.querySelector(`form:has(input[name="form"][value="${formCase.form}"])`);
    expect(page.querySelector('astro-island form')).toBeNull();
    expect(page.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#email-error')?.textContent).toMatch(/valid email/i);
    const wrong = form?.querySelectorAll('[id$="-error"]:not([hidden])') ?? [];
    expect(wrong.map(({ id }) => id)).toEqual(['email-error']);
    expect(page.querySelector('[data-fill="form-message"]')?.hasAttribute('hidden')).toBe(false);
    // A screen reader announces the title first, and the focus is on the first invalid field.
    expect(page.querySelector('title')?.textContent).toMatch(/^Please check your information and try again \| ./);
    expect(page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['email']);
    for (const [name, value] of Object.entries(typed)) {
      const control = form?.querySelectorAll(`[name="${name}"]`) ?? [];
      const shown = control.map((element) => {
        if (element.tagName === 'TEXTAREA') return element.textContent;
        if (element.tagName === 'SELECT') return element.querySelector('option[selected]')?.getAttribute('value');
        if (element.getAttribute('type') === 'checkbox') return element.hasAttribute('checked') ? 'on' : '';
        if (element.getAttribute('type') === 'radio')
          return element.hasAttribute('checked') ? element.getAttribute('value') : undefined;
        return element.getAttribute('value') ?? '';
      });
      expect(
        shown.filter((shownValue) => shownValue !== undefined),
        name,
      ).toEqual([value]);
    }
  },
);

test('an invalid house-value form is rendered as the sale form, with its values', async () => {
  const typed = {
    form: 'house-value',
    propertyAddress: '1 Main Street',
    email: 'ann@',
    phone: '614 555 0100',
    topic: '',
  };
  const response = await leads(postForm('/api/leads', typed), contextOf());
  expect(response.status).toBe(422);
  const page = parse(await response.text());
  const shownIn = (name: string) => page.querySelector(`#lead-form [name="${name}"]`)?.getAttribute('value');
  expect(['propertyAddress', 'email', 'phone'].map(shownIn)).toEqual(['1 Main Street', 'ann@', '614 555 0100']);
  expect(shownIn('form')).toBe('sale');
  expect(page.querySelectorAll('[aria-invalid]').map(({ id }) => id)).toEqual(['email']);
});

test('the first of several invalid fields has the focus', async () => {
  const response = await leads(postForm('/api/leads', { form: 'consultation' }), contextOf());
  const page = parse(await response.text());
  expect(page.querySelectorAll('[aria-invalid]').map(({ id }) => id)).toEqual(['name', 'email', 'county', 'consent']);
  expect(page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['name']);
});

test('the exit offer’s payload from other clients is stored in full', async () => {
  const sent = {
    name: 'Ann Example',
    email,
    phone,
    county: 'Franklin',
    role: 'Executor',
    contactPreference: 'phone',
    intent: 'Free Probate Guide',
    message: 'Call late.',
    offer: 'default, idle',
  };
  const { id } = await accepted(sent);
  const { lead, offer } = (await store().get(leadKey(id), { type: 'json' })) as StoredLead;
  const notes = 'Role: Executor\nContact: phone\nCall late.';
  expect(lead).toEqual({ ...guideLead, phone, county: 'Franklin', notes });
  // The offer's own words are stored apart from the visitor's.
  expect(offer).toBe(sent.offer);
});
