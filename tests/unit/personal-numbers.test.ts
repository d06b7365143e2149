import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guard } from '../../src/features/questions/guard/guard.ts';
import { harmlessNumbers } from '../../src/features/questions/guard/harmless-numbers.ts';
import { numbersIn } from '../../src/features/questions/guard/number-features.ts';
import {
  detectPersonalNumber,
  redactPersonalNumbers,
  redactPossibleNumbers,
} from '../../src/features/questions/guard/personal-numbers.ts';
import { inPlainDigits } from '../../src/features/questions/guard/plain-digits.ts';
import { numberMessages } from '../support/guard-messages.ts';

const { personal: noticed, possible, impersonal: left } = numberMessages;

test.each(noticed)('%s', (message) => {
  expect(guard(message)?.reply).toBe('personal-number');
  expect(redactPersonalNumbers(message)).toContain('[number removed]');
});

test.each(left)('nothing is noticed in "%s"', (message) => {
  expect(redactPersonalNumbers(message)).toBe(message);
});

test.each(harmlessNumbers)('a number that is nobody’s own: $is', ({ example, form }) => {
  expect(numbersIn(example).some(({ text }) => form.test(text))).toBe(true);
  expect(detectPersonalNumber(example)).toBeUndefined();
});

test.each(possible)('what may be a personal number gets an answer and one line: %s', (message) => {
  expect(guard(message)).toMatchObject({ line: 'personal-number-line', allowsAnswer: true });
  expect(redactPersonalNumbers(message)).toBe(message);
  expect(redactPossibleNumbers(message)).toContain('[number removed]');
});

test('the line for a possible need takes precedence over the line for a possible number', () => {
  const message = 'can i pay the water bill, cust 55-0 8821-7?';
  const possible = () => ({ kind: 'elder-harm' as const, isClear: false });
  expect(redactPossibleNumbers(message)).not.toBe(message);
  expect(guard(message, possible)).toMatchObject({ line: 'elder-harm-line', allowsAnswer: true });
});

test.each([
  ['my two sons and 5 grandkids, ssn ', '900-12-3456', ', one each'],
  ['Her SSN is ', '123-45-6789', ', she lived in Akron'],
  ['pay ', '4111 1111 1111 1111', ' please'],
  ['account number at First Bank ', '12345678', '.'],
])('of "%s%s%s" the number alone is taken out', (before, number, after) => {
  expect(redactPersonalNumbers(before + number + after)).toBe(`${before}[number removed]${after}`);
});

const digits = (many: number) => fc.stringMatching(new RegExp(`^\\d{${many}}$`));
/** Words of a sentence: none names a paper whose number may look like a card's, and none an amount. */
const words = fc
  .array(
    fc.constantFrom(
      ...'the my dad had only has about call text me at is it and left since balance on phone form for , . ? !'.split(
        ' ',
      ),
    ),
    { maxLength: 12 },
  )
  .map((some) => some.join(' '));

/** A card number of 16 digits whose last one is the check digit (Luhn). */
const card = digits(15)
  .map((rest) => `4${rest.slice(1)}`)
  .map((rest) => {
    const sum = [...rest].reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return rest + ((10 - (sum % 10)) % 10);
  });
const grouped = (number: string, sizes: number[], by: string): string => {
  let at = 0;
  const parts = sizes.map((size) => {
    at += size;
    return number.slice(at - size, at);
  });
  return parts.join(by);
};
const secret = fc.oneof(
  fc.tuple(digits(9), fc.constantFrom('-', ' ', '.', '–')).map(([n, by]) => grouped(n, [3, 2, 4], by)),
  digits(9).map((number) => `SSN ${number}`),
  fc.tuple(card, fc.constantFrom('', ' ', '-')).map(([n, by]) => grouped(n, [4, 4, 4, 4], by)),
  fc.integer({ min: 6, max: 17 }).chain((many) => digits(many).map((number) => `account number ${number}`)),
);

test('a number in any sentence is noticed and taken out', () => {
  fc.assert(
    fc.property(words, secret, words, (before, number, after) => {
      const message = `${before} ${number} ${after}`;
      const cleaned = redactPersonalNumbers(message);
      const plain = number.replace(/\D/g, '');
      expect(cleaned).toContain('[number removed]');
      expect(cleaned.replace(/\D/g, '')).not.toContain(plain);
      expect(guard(message)).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['1️⃣2️⃣3️⃣-4️⃣5️⃣-6️⃣7️⃣8️⃣9️⃣', 'keycaps'],
  ['𞥑𞥒𞥓-𞥔𞥕-𞥖𞥗𞥘𞥙', 'Adlam digits, outside the first plane'],
  ['1\u03362\u03363\u0336-4\u03365\u0336-6\u03367\u03368\u03369\u0336', 'struck through'],
  ['<b>123</b>-<b class="x">45</b>-<b>6789</b>', 'markup'],
  ['123<br />45<br>6789', 'line breaks in markup'],
  ['123%2D45%2D6789', 'signs of an address'],
])('%s is a number (%s)', (number) => {
  expect(guard(`My ssn is ${number} what now?`)?.reply).toBe('personal-number');
  expect(redactPersonalNumbers(`My ssn is ${number} what now?`)).toBe('My ssn is [number removed] what now?');
});

test.each(['<n 123-45-6789>', '<one two three four five six seven eight nine>'])(
  'redacting %s leaves no markup',
  (number) => {
    expect(redactPersonalNumbers(`my ssn ${number}`)).toMatch(/\[number removed\]>$/);
  },
);

test('the digits of every script are known', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(all.length).toBeGreaterThan(700);
  const plain = all.map(inPlainDigits).join('');
  expect(plain).toBe('0123456789'.repeat(all.length / 10));
});

test('cleaned once is clean', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    digits(4),
    secret,
    fc.constantFrom('ssn ', ' card ', '-'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const once = redactPersonalNumbers(text);
      expect(redactPersonalNumbers(once)).toBe(once);
      expect(detectPersonalNumber(text) === 'surely').toBe(once !== text);
      expect(detectPersonalNumber(text) !== undefined).toBe(redactPossibleNumbers(text) !== text);
    }),
    { numRuns: 1000 },
  );
});
