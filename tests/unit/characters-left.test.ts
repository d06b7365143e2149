import { expect, test } from 'vitest';
import { charactersLeftMessage } from '../../src/features/questions/characters-left.ts';

test('typing a question up to the limit announces the characters left five times, always correctly', () => {
  const heard = Array.from({ length: 501 }, (_, typed) => charactersLeftMessage(500 - typed));
  expect([...new Set(heard)]).toEqual([
    '',
    'At most 100 characters left',
    'At most 50 characters left',
    'At most 20 characters left',
    'At most 10 characters left',
    'No characters left',
  ]);
  expect(charactersLeftMessage(101)).toBe('');
});
