import { expect, test } from 'vitest';
import { jsonLines, toJsonLines } from '../../src/features/questions/json-lines.ts';

test('a list comes back item by item, whatever its texts hold', () => {
  const items = [{ text: 'two\nlines' }, { text: 'a “quote”' }];
  const list = jsonLines(toJsonLines(items));
  expect([list.length, list.at(0), list.at(1), list.at(2)]).toEqual([2, ...items, undefined]);
  expect(list.at(1)).toBe(list.at(1));
  expect(jsonLines('').length).toBe(0);
});

test('an item is parsed when it is asked for, not before', () => {
  const list = jsonLines('{"first":1}\nno json');
  expect(list.at(0)).toEqual({ first: 1 });
  expect(() => list.at(1)).toThrow(SyntaxError);
});
