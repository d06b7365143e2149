// The file that says who we are: what it refuses, what becomes of it, and how it is changed.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import {
  commentAbove,
  errorAt,
  getValue,
  setValue,
  sourceOf,
} from '../../src/features/identity/edit-identity.build.ts';
import { printedIdentity, statedClaims } from '../../src/features/identity/printed-identity.build.ts';
import { InvalidIdentity, parseIdentity } from '../../src/features/identity/read-identity.build.ts';
import { phoneLink, telephoneDigits } from '../../src/features/identity/telephone.ts';
import { completeIdentity, identityWith } from '../fixtures/identity.ts';

const read = (source: string) => parseIdentity(source, 'who.yaml', '.').identity;
const refusal = (source: string): string => {
  try {
    read(source);
  } catch (error) {
    if (error instanceof InvalidIdentity) return error.message;
    throw error;
  }
  return '';
};

test('an empty optional field counts as missing, with or without quotes', () => {
  for (const empty of ['""', '']) expect(read(identityWith(`legalPagesRead: ${empty}`)).legalPagesRead).toBeUndefined();
});

test.each(['(614) 867-5309', '614.867.5309', '614 867 5309', '+1 614-867-5309', '1 (614) 8675309', '6148675309'])(
  'the number %j becomes a link that can be dialled',
  (spelling) => {
    const digits = telephoneDigits(spelling) ?? '';
    expect(phoneLink(digits, 'tel')).toEqual({ shown: '(614) 867-5309', href: 'tel:+16148675309' });
    expect(phoneLink(digits, 'sms').href).toBe('sms:+16148675309');
  },
);

test.each([
  '867-5309',
  '614-867-530',
  '+44 20 7946 0018',
  '614-867-5309 ext. 2',
  '114 867 5309',
  '614 167 5309',
  '614-867-53091',
  'call 614-867-5309',
  '614-867-5309 x',
  '',
])('the number %j is refused', (spelling) => expect(telephoneDigits(spelling)).toBeUndefined());

test('an unquoted telephone number is accepted', () => {
  expect(read(identityWith('phone: 6148675309')).phone).toBe('6148675309');
});

describe('each invalid field gets an error with its line and what to write', () => {
  const missing = 'There is no field "expereince". Remove it, or write one of: experience,';
  test.each<[line: string, says: string, before?: RegExp]>([
    ['brand: X', 'brand: This is too short. Write the name of the site in 3 to 40 characters.'],
    ['', 'who.yaml: agent: Write the name of the real-estate agent who runs the site.', /^agent: .*\n/m],
    ['url: www.field.com', 'url: Write the address of the live site, beginning with https://.'],
    ['url: http://www.field.com', 'url: Write the address of the live site, beginning with https://.'],
    ['phone: call us', 'phone: "call us" is no telephone number that can be dialled. Write ten digits'],
    ['email: robin', 'email: Write the email address that visitors may write to'],
    ['portrait: me.jpg', 'portrait: Write where the picture lies under public/, such as "/images/'],
    ['portrait: /me.jpg', 'portrait: there is no file public/me.jpg. Add the picture, or take the line'],
    ['retentionMonths: long', 'retentionMonths: Write after how many months a lead is removed'],
    ['retentionMonths: 0', 'retentionMonths: Write 1 month or more.'],
    ['retentionMonths: 999', 'retentionMonths: Nobody needs a lead for more than ten years'],
    ['exitVariant: loud', 'exitVariant: Write one of: default, urgency, social-proof.'],
    ['legalPagesRead: soon', 'legalPagesRead: Write the day on which you read all legal pages'],
    ['brand: "Field', 'this line cannot be read. Put the words in quotes where they hold a colon'],
    ['brnad:', 'There is no field "brnad". Remove it, or write one of: brand,', /^brand:/m],
    ['facebook', 'social.0.url: Write the address of your profile, beginning', /https:\/\/www\.facebook/],
    ['basis: Yes', 'claims.experience.basis: This is too short. Say in 10 to 400', /basis: License.*$/m],
    ['since: last year', 'claims.experience.since: Write the day from which this holds', /since: .*$/m],
    ['', 'claims.experience.since: A basis needs the day from which it holds', /^ {4}since: .*\n/m],
    ['says: 12', 'claims.experience.says: Write in quotes what is printed', /says: "12 years"/],
    ['  expereince:', `claims: ${missing}`, /^ {2}experience:/m],
    ['text: Good.', 'testimonials.0.text: This is too short. Write what the family', /text: They told us.*$/m],
    ['cashBuyer: Ann', 'cashBuyer: Write these lines below it, each a little', /^cashBuyer:\n.*\n.*$/m],
    ['  families: 90+', 'claims.families: Write these lines below it, each a', /^ {2}families:\n.*$/m],
  ])('%j: %s', (line, says, before) => {
    const message = refusal(identityWith(line, before));
    expect(message).toContain(says);
    expect(message).toMatch(/^who\.yaml(?::\d+)?: .+\.$/m);
  });

  test('the error has the line of the field', () => {
    const number = completeIdentity.split('\n').findIndex((line) => line.startsWith('email:')) + 1;
    expect(refusal(identityWith('email: robin'))).toMatch(new RegExp(`^who\\.yaml:${number}: email: `));
  });
});

describe('claims', () => {
  const live = { goesLive: true, guideRequests: undefined };

  test('a claim without a basis is left out of live builds only', () => {
    expect(Object.keys(statedClaims(read(completeIdentity), live))).not.toContain('families');
    expect(statedClaims(read(completeIdentity), live)).toMatchObject({
      experience: '12 years',
      reviews: '31',
      'downloads-this-month': '214 downloads this month',
    });
    expect(statedClaims(read(completeIdentity), { ...live, goesLive: false }).families).toBe('90+');
  });

  const counted = read(identityWith('says: counted\n    floor: 20', /says: "214"\n.*basis.*\n.*since.*$/m));
  test.each<[number | undefined, string | undefined]>([
    [1312, '1,312 guide requests in the last 30 days'],
    [20, '20 guide requests in the last 30 days'],
    [19, undefined],
    [undefined, undefined],
  ])('of %s requests for the guide the page says: %s', (guideRequests, says) => {
    expect(statedClaims(counted, { ...live, guideRequests })['downloads-this-month']).toBe(says);
  });

  test('the generated module holds printed values only, without the basis and dates of claims', () => {
    const module = printedIdentity(read(completeIdentity), live);
    expect(module).toContain('"href": "tel:+12168675309"');
    expect(module).not.toMatch(/License record|2026-10-01|Lakewood House/);
  });
});

describe('the identity file shipped with the site', () => {
  const source = readFileSync('src/content/identity.yaml', 'utf8');

  test('is valid, and has a comment for each claim', () => {
    const document = parseDocument(source);
    expect(() => parseIdentity(source, 'identity.yaml', '.')).not.toThrow();
    const claims = Object.keys(getValue(document, ['claims']) as object);
    expect(claims.length).toBeGreaterThan(8);
    for (const id of claims) expect(commentAbove(document, ['claims', id]), id).toMatch(/^[A-Z].+\.$/);
    expect(commentAbove(document, ['claims', 'rating'])).toBe('Stars, as the review site shows them.');
    expect(commentAbove(document, ['product'])).toBe('What the free guide is called.');
  });

  test('keeps its comments when values change', () => {
    const document = parseDocument(source);
    expect(sourceOf(document)).toBe(source);
    setValue(document, [], {
      agent: 'Robin Field',
      claims: { rating: { basis: 'Review profile', since: '2026-10-01' } },
    });
    const comments = (text: string) => text.split('\n').filter((line) => line.trim().startsWith('#'));
    expect(comments(sourceOf(document))).toEqual(comments(source));
    expect(sourceOf(document)).toMatch(/# Stars.*\n {2}rating:\n {4}says: ".*"\n {4}basis: "Review profile"/);
  });

  test('each answer is validated independently of other errors', () => {
    const document = parseDocument(source);
    setValue(document, ['email'], 'nobody');
    expect(errorAt(document, ['email'])).toContain('Write the email address');
    expect(errorAt(document, ['phone'])).toBeUndefined();
  });
});
