import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillLetter, type Letter, letterText } from '../../src/features/letters/letter.ts';

const letter: Letter = {
  id: 'bank',
  subject: 'Accounts of [deceased]',
  text: [
    'I am [role].',
    { if: 'accounts', then: 'I know of [accounts].' },
    { list: ['each balance', 'each payment'] },
    'The number is [ssn].',
  ],
  enclosed: ['a copy'],
  fields: [
    { id: 'name', label: 'Your name' },
    { id: 'address', label: 'Your address' },
    { id: 'contact', label: 'Your telephone' },
    { id: 'recipient', label: 'Who gets it' },
    { id: 'deceased', label: 'The person who died' },
    { id: 'role', label: 'Who you are' },
    { id: 'accounts', label: 'Accounts' },
    { id: 'ssn', label: 'Social Security number', byHand: true },
  ],
};
const text = (values: Record<string, string>, today?: string) => letterText(fillLetter(letter, values, today));
const line = '____________________';

test('a letter prints the typed values, the date and a line for each blank', () => {
  const typed = {
    name: ' Ann Example ',
    address: '1 Main Street\nColumbus',
    deceased: 'Bea Example',
    role: 'a son or daughter',
  };
  expect(text(typed, 'November 28, 2026')).toBe(
    `Ann Example
1 Main Street
Columbus
${line}

November 28, 2026

${line}

Re: Accounts of Bea Example

To whom it may concern:

I am a son or daughter.
- each balance
- each payment

The number is ${line}.

Sincerely,


Ann Example

Enclosed:
- a copy`,
  );
});

test('a conditional paragraph is omitted if its field is empty, but a blank letter has all of them', () => {
  expect(text({ name: 'Ann' })).not.toContain('I know of');
  expect(text({ name: 'Ann', accounts: '  ' })).not.toContain('I know of');
  expect(text({ accounts: 'one at First Bank' })).toContain('I know of one at First Bank.');
  expect(text({})).toContain(`I know of ${line}.`);
  expect(text({ name: ' ' })).toContain(`I know of ${line}.`);
});

test('a blank shows the label of its field', () => {
  const labels = fillLetter(letter, { name: 'Ann' }).flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : part.blank)),
  );
  expect(labels).toContain('Who you are');
  expect(labels).toContain('Date');
  expect(labels).not.toContain('Your name');
});

test('typed text is printed unchanged at each place and never parsed as a field', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (typed) => {
      const value = typed.trim();
      fc.pre(value !== '');
      expect(text({ deceased: typed, name: 'Ann' }, 'today')).toContain(`Re: Accounts of ${value}\n`);
    }),
  );
  expect(text({ deceased: '[name]', name: 'Ann' })).toContain('Accounts of [name]');
});

test('a field to fill in by hand is never printed, even if it has a value', () => {
  expect(text({ name: 'Ann', ssn: '123456789' })).not.toContain('123456789');
});
