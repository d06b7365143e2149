import { expect, test } from 'vitest';
import { slipOf } from '../../../src/features/tools/frame/question.ts';

test('a year of two digits is asked for in four', () => {
  const slip = (death: string) => slipOf({ key: 'death', kind: 'date', label: 'When?' }, { death });
  expect(slip('26-02-20')).toContain('four digits');
  expect(slip('2026-02-30')).toContain('one of that month');
  expect(slip('-02-20')).toContain('one of that month');
  expect(slip('2026-02-20')).toBeUndefined();
});
