import { expect, test } from 'vitest';
import { staleFacts } from '../../src/features/facts/stale-facts.ts';

const fact = (id: string, checked: string) => ({ id, checked: new Date(checked) });

test('a fact is stale once its check is more than eighteen months old; the oldest comes first', () => {
  const facts = [fact('on-the-day', '2025-05-21'), fact('a-day-more', '2025-05-20'), fact('oldest', '2020-01-01')];
  const at = (day: string) => staleFacts(facts, new Date(day)).map(({ id }) => id);
  expect(at('2026-11-21')).toEqual(['oldest', 'a-day-more']);
  expect(at('2026-11-22')).toEqual(['oldest', 'a-day-more', 'on-the-day']);
  expect(at('2020-06-01')).toEqual([]);
});
