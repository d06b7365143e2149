import { expect, test } from 'vitest';
import { spokenCharactersLeft } from '../../src/features/questions/characters-left.ts';

test('a whole question typed to the limit speaks five times, and never wrongly', () => {
  const heard = Array.from({ length: 501 }, (_, typed) => spokenCharactersLeft(500 - typed));
  expect([...new Set(heard)]).toEqual([
    '',
    'At most 100 characters left',
    'At most 50 characters left',
    'At most 20 characters left',
    'At most 10 characters left',
    'No characters left',
  ]);
  expect(spokenCharactersLeft(101)).toBe('');
  expect(spokenCharactersLeft(100)).toContain('100');
  expect(spokenCharactersLeft(1)).toContain('10');
});
