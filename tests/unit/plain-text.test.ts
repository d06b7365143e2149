import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine, plainText } from '../../src/shared/plain-text.ts';

test('drops invisible characters and keeps what people type', () => {
  expect(plainText('  a\u0000b\u200b\u202ec\ufeff\r\nd\te  ')).toBe('abc\nd\te');
  expect(oneLine(' Ana \n María ')).toBe('Ana María');
  expect(plainText('👩‍👩‍👧 café שלום')).toBe('👩‍👩‍👧 café שלום');
});

test('is stable for any text, and leaves no control character but tab and line feed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = plainText(text);
      expect(plainText(once)).toBe(once);
      expect(once).not.toMatch(/[^\P{Cc}\n\t]/u);
    }),
  );
});
