import { expect, test } from 'vitest';
import { killLoop } from '../support/kill-loop.ts';

test('a killed server loses no acknowledged lead, and every mail is sent after its restart', {
  timeout: 120_000,
}, async () => {
  const { acknowledged, stored, ...report } = await killLoop({ kills: 2, within: 300, pause: 30 });
  expect(acknowledged).toBeGreaterThan(0);
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  expect(report).toMatchObject({ kills: 2, lost: [], double: [], unsent: [], unknown: [], waiting: 0 });
});
