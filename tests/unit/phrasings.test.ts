import { expect, test } from 'vitest';
import { asHeading } from '../../src/features/questions/search/search-index.ts';
import { readPhrasings } from '../answers/labeled-messages.ts';

test('a phrasing is written once: word for word it opens the card of its page', () => {
  const groups = Map.groupBy(readPhrasings(), asHeading);
  expect(groups.size).toBeGreaterThan(10_000);
  expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([]);
});
