import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const lines = parse(readFileSync('src/content/help-lines.yaml', 'utf8')) as Record<
  string,
  { number: string; tel: string }
>;

test('a line dials the number that it shows', () => {
  for (const [id, { number, tel }] of Object.entries(lines)) {
    const digits = number.replace(/\D/g, '');
    expect(tel, id).toBe(digits.length > 3 ? `+${digits}` : digits);
  }
});
