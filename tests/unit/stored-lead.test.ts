import { expect, test } from 'vitest';
import { leadId } from '../../netlify/lib/lead-store.ts';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { submissionContext } from '../../src/features/leads/lead.ts';
import { consentNotStated, storedLead } from '../../src/features/leads/stored-lead.ts';

const lead = consultation.toLead(
  consultation.fields.parse({ name: 'Ann', email: 'ann@example.com', county: 'other', consent: true }),
);
const now = new Date('2026-11-21T10:15:00Z');
const nextHour = new Date('2026-11-21T11:00:00Z');

test('the same submission has the same id, whatever the time and the order of its fields; other content another one', () => {
  const reordered = Object.fromEntries(Object.entries(lead).toReversed()) as unknown as typeof lead;
  expect(leadId(lead, 'one', now)).toBe(leadId(reordered, 'one', nextHour));
  expect(leadId(lead, 'one', now)).toMatch(/^[0-9a-f]{32}$/);
  expect(leadId({ ...lead, notes: 'more' }, 'one', now)).not.toBe(leadId(lead, 'one', now));
});

const consent = { version: 'v-1', wording: 'I agree.' };
/** What is stored of a lead that was sent with this context. */
const stored = (sent: object) => {
  const context = submissionContext.parse(sent);
  return storedLead({ id: 'id', form: 'consultation', lead, context, consent, quarantine: undefined, now });
};

test('the exit offer’s own words are stored apart from the visitor’s', () => {
  const { offer, lead } = stored({ offer: 'default, idle' });
  expect([offer, lead.notes]).toEqual(['default, idle', '']);
});

test('the consent record holds the wording that was shown, or says that it is not known', () => {
  expect(stored({ page: '/lead-form', consentVersion: 'v-1' }).consent).toEqual({
    given: true,
    version: 'v-1',
    wording: 'I agree.',
    page: '/lead-form',
    at: '2026-11-21T10:15:00.000Z',
  });
  // Another version that was shown, as by a page that was open before a deploy, is named without its words.
  expect(stored({ consentVersion: 'v-0' }).consent).toMatchObject({ version: 'v-0', wording: consentNotStated });
  expect(stored({}).consent).toMatchObject({ version: '', wording: consentNotStated });
});
