import { expect, test } from 'vitest';
import { leadId } from '../../netlify/lib/lead-store.ts';
import { consultation } from '../../src/features/leads/forms/consultation.ts';

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
