// What every form's rules do with any input: they never throw, what they accept is within limits and accepted again
// unchanged, and a lead made of what was typed, up to every limit, passes the rules of the JSON client.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formOf, leadForms } from '../../src/features/leads/forms/all.ts';
import { guideContacts, guideRoles } from '../../src/features/leads/forms/guide.ts';
import { joinedLimits } from '../../src/features/leads/forms/lead-form.ts';
import { saleContacts } from '../../src/features/leads/forms/sale.ts';
import { saleIntent } from '../../src/features/leads/forms/sale-intent.ts';
import { fieldErrors, leadLimits, submissionContext } from '../../src/features/leads/lead.ts';
import type { Lead } from '../../src/features/leads/lead-fields.ts';
import { spamReason } from '../../src/features/leads/spam-check.ts';

const names = [
  ...new Set(leadForms.flatMap(({ fields }) => Object.keys((fields as unknown as { shape: object }).shape))),
  'probateType',
  'timeframe',
  'form',
  'page',
  '__proto__',
];
const near = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('ann@example.com', 'franklin', 'Van Wert', 'executor', 'email', 'Free Valuation', '614 555 0100', ''),
  fc.constantFrom(true, false, null, undefined, 7, [], {}),
  fc.anything(),
);
const body = fc.dictionary(fc.constantFrom(...names), near, { maxKeys: 14 });

const eachForm = test.each(leadForms.map((form) => [form.id, form] as const));

eachForm('%s: what it says once sent does not deny the consent that was given', (_id, { consent, next }) => {
  expect(consent.wording).toContain('agree');
  expect(next).not.toMatch(/agreed to nothing|did not agree/);
});

eachForm('%s: what it accepts is within limits, and accepted again unchanged', (_id, form) => {
  let accepted = 0;
  const right = {
    name: 'Ann',
    firstName: 'Ann',
    lastName: 'Example',
    email: 'ann@example.com',
    phone: '614 555 0100',
    propertyAddress: '1 Main Street',
    county: form.id === 'consultation' ? 'franklin' : 'Van Wert',
    probateType: form.id === 'sale' ? 'Property Sale - Heir' : undefined,
    consent: true,
  };
  fc.assert(
    fc.property(body, fc.boolean(), (typed, mostlyRight) => {
      const parsed = form.wire.safeParse(mostlyRight ? { ...typed, ...right } : typed);
      if (!parsed.success) {
        for (const sentence of Object.values(fieldErrors(parsed.error))) expect(sentence).toMatch(/^[A-Z].{5,80}$/);
        return;
      }
      accepted += 1;
      for (const [field, max] of Object.entries({ ...leadLimits, ...joinedLimits }))
        expect(parsed.data[field as keyof typeof leadLimits].length).toBeLessThanOrEqual(max);
      // The offer's JSON has a shape of its own.
      if (form.id !== 'exit-intent') expect(form.wire.parse(parsed.data)).toEqual(parsed.data);
      expect(parsed.data.timeframe).toBe('');
    }),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(50);
});

const domain = `${'d'.repeat(60)}.`.repeat(3);
const atLimit: Record<string, string | boolean> = {
  name: 'n'.repeat(leadLimits.name),
  firstName: 'f'.repeat(leadLimits.name / 2),
  lastName: 'l'.repeat(leadLimits.name / 2),
  email: `${'a'.repeat(leadLimits.email - domain.length - 4)}@${domain}com`,
  phone: '6'.repeat(leadLimits.phone),
  propertyAddress: 'p'.repeat(leadLimits.propertyAddress),
  notes: 'x'.repeat(leadLimits.notes),
  details: 'x'.repeat(leadLimits.notes),
  message: 'x'.repeat(leadLimits.notes),
  userIntent: 'Free Valuation',
  consent: true,
};
const longestKey = (choices: object): string =>
  Object.keys(choices).reduce((one, other) => (other.length > one.length ? other : one));

eachForm('%s: every field at its limit becomes a lead that the function takes', (id, form) => {
  const typed = form.fields.parse({
    ...atLimit,
    county: id === 'consultation' ? 'franklin' : 'Champaign',
    role: longestKey(guideRoles),
    contactMethod: longestKey(guideContacts),
    roleInProbate: 'executor',
    contactPreference: longestKey(saleContacts),
  });
  const sent = (form.toWire ?? form.toLead)(typed);
  const { data, error } = form.wire.safeParse(sent);
  expect(error && fieldErrors(error)).toBeUndefined();
  expect(data).toEqual(form.toLead(typed));
});

const person = {
  name: 'Ana María Núñez',
  email: 'ana@example.com',
  phone: '(614) 555-0163',
  county: 'Van Wert',
  propertyAddress: '1 Main Street',
  notes: '',
} as Lead;

test.each<[unknown]>([
  ['https://spam.example'],
  [' '],
  ['x'.repeat(201)],
  [['']],
  [{}],
  [0],
  [false],
  ['Ana http://spam.example'],
  ['Ana María Núñez http://spam.example'],
  ['a'],
  [' Z.'],
  ['614'],
  ['5'],
])('a honeypot field that holds %j was filled in by a program', (topic) => {
  expect(spamReason(submissionContext.parse({ topic }), person)).toMatch(/hidden field/);
  expect(spamReason(submissionContext.parse({ website: topic }), person)).toBeUndefined();
});

test.each([
  [''],
  [null],
  [undefined],
  ['ana@example.com'],
  ['ANA@example.com '],
  ['6145550163'],
  ['+1 614-555-0163'],
  ['1 Main Street'],
  ['van wert'],
  ['Ana María Núñez'],
  ['Ana'],
  ['Núñez'],
  ['María'],
  ['María Núñez'],
  ['Núñez, Ana María'],
  ['Ana Núñez'],
  ['Mrs. Ana María Núñez'],
  ['Núñez, Ana María Luisa, Jr.'],
  ['Van Wert County'],
  // From a card of the browser without accents.
  ['ANA MARIA NUNEZ'],
  ['nunez'],
])('a honeypot field that holds %j was left alone, or filled in by the person’s browser', (topic) => {
  expect(spamReason(submissionContext.parse({ topic }), person)).toBeUndefined();
});

test('a number that was typed with the country’s code is the one that the browser fills in without', () => {
  const withCode = { ...person, phone: '+1 614-555-0163' };
  for (const topic of ['6145550163', '16145550163', '(614) 555-0163'])
    for (const phone of [withCode.phone, '614.555.0163 ext. 4'])
      expect(spamReason({ topic, elapsed: undefined }, { ...person, phone }), topic).toBeUndefined();
  // Seven digits are a number without its area code; fewer may be a part of any number.
  expect(spamReason({ topic: '555-0163', elapsed: undefined }, withCode)).toBeUndefined();
  for (const topic of ['550163', '6145550164'])
    expect(spamReason({ topic, elapsed: undefined }, withCode), topic).toMatch(/hidden field/);
});

test('the word "county" is no county', () => {
  expect(spamReason({ topic: 'county', elapsed: undefined }, { ...person, county: '' } as Lead)).toMatch(
    /hidden field/,
  );
});

test.each([
  [799, '', /faster/],
  [800, '', /^$/],
  [799, 'Ana', /faster/],
  [2999, 'Springfield', /hidden field/],
  [3000, 'Springfield', /^$/],
])('%i milliseconds with %j in the honeypot field', (elapsed, topic, reason) => {
  expect(spamReason({ topic, elapsed }, person) ?? '').toMatch(reason);
});

test.each([
  [{ form: 'sale', page: '/lead-form' }, 'sale'],
  [{ form: 'sales' }, undefined],
  [{ page: '/lead-form-simple' }, 'consultation-test'],
  [{ message: 'Call late.' }, 'exit-intent'],
  [{ probateType: 'General Consultation', county: 'franklin' }, 'consultation'],
  [{ probateType: 'General Consultation', county: 'Van Wert' }, 'consultation-test'],
  [{ probateType: 'Guide Download', name: 'Ann' }, 'download'],
  [{ probateType: 'Guide Download' }, 'guide-email'],
  [{ probateType: 'Property Sale - Heir' }, 'sale'],
])('%j comes from the form %s', (body, id) => {
  expect(formOf(body)?.id).toBe(id);
});

test.each([
  ['valuation', 'Free Valuation'],
  ['cash-offer', 'Cash Offer'],
  ['Cash Offer', ''],
  ['__proto__', ''],
  [null, ''],
])('the intent %j of a link to the sale form is %j', (intent, expected) => {
  expect(saleIntent(intent)).toBe(expected);
});

test('the context of a submission never makes it fail, stays on one line and within limits', () => {
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.anything());
  const attribution = fc.record({ source: value, medium: value, campaign: value, referrer: value, landing: value });
  const sent = fc.record(
    {
      page: value,
      consentVersion: value,
      topic: value,
      elapsed: value,
      offer: value,
      attribution: fc.oneof(attribution, value),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(sent, (typed) => {
      const context = submissionContext.parse(typed);
      const texts = [context.page, context.consentVersion, context.offer, ...Object.values(context.attribution ?? {})];
      for (const text of texts) {
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }
      spamReason(context, person);
    }),
  );
});
