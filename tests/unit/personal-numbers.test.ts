import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guard } from '../../src/domain/questions/guard.ts';
import { withoutPersonalNumbers } from '../../src/domain/questions/personal-numbers.ts';

const digits = (many: number) => fc.stringMatching(new RegExp(`^\\d{${many}}$`));
const words = fc.stringMatching(/^[a-z ,.?!]{0,40}$/);

/** A card number of 16 digits whose last one is the check digit (Luhn). */
const card = digits(15)
  .map((rest) => `4${rest.slice(1)}`)
  .map((rest) => {
    const sum = [...rest].reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 ? 1 : 2);
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

test('a number in any sentence is noticed, taken out, and repeated by no reply', () => {
  fc.assert(
    fc.property(words, secret, words, (before, number, after) => {
      const message = `${before} ${number} ${after}`;
      const cleaned = withoutPersonalNumbers(message);
      const plain = number.replace(/\D/g, '');
      expect(cleaned).toContain('[number removed]');
      expect(cleaned.replace(/\D/g, '')).not.toContain(plain);
      expect(guard(message)?.response.replace(/\D/g, '') ?? '').not.toContain(plain);
      expect(guard(message)?.response).toBeDefined();
    }),
    { numRuns: 500 },
  );
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
      const once = withoutPersonalNumbers(pieces.join(''));
      expect(withoutPersonalNumbers(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
