import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine, plainText } from '../../src/shared/plain-text.ts';
import { cpuTime } from '../support/cpu-time.ts';

test('removes invisible characters only', () => {
  expect(plainText('  a\u0000b\u200b\u202ec\ufeff\r\nd\te  ')).toBe('abc\nd\te');
  expect(plainText('one\u2028two\u2029three')).toBe('one\ntwo\nthree');
  expect(oneLine(' Ana \n María ')).toBe('Ana María');
  expect(plainText('👩‍👩‍👧 café שלום')).toBe('👩‍👩‍👧 café שלום');
});

test('removes blank and invisible characters, but keeps joiners inside words', () => {
  const unseen = '\u00ad\u034f\u061c\u115f\u1160\u180e\u200e\u200f\u202a\u2060\u2069\u2800\u3164\u{e0041}\u{e007f}';
  expect(plainText(`A${unseen}nn`)).toBe('Ann');
  expect(plainText('می\u200cخواهم ❤\ufe0f')).toBe('می\u200cخواهم ❤\ufe0f');
  // Nothing of it is seen.
  for (const text of [unseen, '\u200c\u200d', '\ufe0f \ufe0f', '\uffa0', '\u{e0100}']) expect(plainText(text)).toBe('');
  // The joiner between letter and accent is removed.
  expect(plainText('e\u034f\u0301')).toBe('é');
});

test('many combining marks on a letter are normalized in linear time', () => {
  const heap = '\u0315\u0301'.repeat(16_000);
  expect(cpuTime(() => expect([...plainText(`a${heap}`)].length).toBeLessThan(32))).toBeLessThan(100);
  expect(plainText('e\u0323\u0302')).toBe('ệ');
});

test('is idempotent, and leaves no control character except tab and line feed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = plainText(text);
      expect(plainText(once)).toBe(once);
      expect(once).not.toMatch(/[^\P{Cc}\n\t]/u);
      const line = oneLine(text);
      expect(plainText(line)).toBe(line);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]|\s\s/u);
    }),
  );
});
