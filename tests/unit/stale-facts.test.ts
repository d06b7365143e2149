import { expect, test } from 'vitest';
import { staleFacts } from '../../src/features/facts/stale-facts.ts';

const fact = (id: string, checked: string) => ({ id, checked: new Date(checked) });

test('lists facts last checked more than 18 months ago, oldest first', () => {
  const facts = [fact('on-the-day', '2025-05-21'), fact('a-day-more', '2025-05-20'), fact('oldest', '2020-01-01')];
  const staleOn = (day: string) => staleFacts(facts, new Date(day)).map(({ id }) => id);
  expect(staleOn('2026-11-21')).toEqual(['oldest', 'a-day-more']);
  expect(staleOn('2026-11-22')).toEqual(['oldest', 'a-day-more', 'on-the-day']);
  expect(staleOn('2020-06-01')).toEqual([]);
});
