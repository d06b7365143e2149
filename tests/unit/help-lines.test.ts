import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { guard } from '../../src/features/questions/guard/guard.ts';

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

test.each([
  ['lifeline', 'I want to kill myself'],
  ['domestic-violence', 'my husband hits me'],
  ['adult-protective-services', 'my neighbor is abusing her elderly mother'],
])('the page and the question box name one number: %s', (id, message) => {
  const urls = guard(message)?.sources.map(({ url }) => url);
  expect(urls).toContain(`tel:${lines[id]?.tel}`);
});
