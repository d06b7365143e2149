import { expect, test } from 'vitest';
import { consultation, requiredFieldsMissing, testScreenToast } from '../../src/features/leads/forms/consultation.ts';
import { checkInformation } from '../../src/features/leads/forms/lead-form.ts';
import { fieldErrors, leadLimits } from '../../src/features/leads/lead.ts';

const filled = {
  name: 'Ann Example',
  email: 'ann@example.com',
  county: 'franklin',
  phone: '',
  notes: '',
  consent: true,
};

test.each([
  ['name', leadLimits.name],
  ['phone', leadLimits.phone],
  ['notes', leadLimits.notes],
] as const)('%s takes %d characters and not one more', (field, max) => {
  expect(consultation.fields.safeParse({ ...filled, [field]: 'x'.repeat(max) }).success).toBe(true);
  const { error } = consultation.fields.safeParse({ ...filled, [field]: 'x'.repeat(max + 1) });
  expect(error && fieldErrors(error)[field]).toContain(`at most ${max} characters`);
});

test('the test screen speaks of missing fields only where one is missing', () => {
  const typed = { ...filled, county: 'franklin' as const, consent: true as const };
  for (const gap of [{ name: ' ' }, { email: '' }, { county: '' as 'other' }, { consent: false as true }])
    expect(testScreenToast({ ...typed, ...gap }, 'Any message')).toBe(requiredFieldsMissing);
  expect(testScreenToast({ ...typed, email: 'ann@' }, 'Valid email is required')).toEqual({
    title: checkInformation,
    description: 'Valid email is required',
  });
});
