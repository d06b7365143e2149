import { expect, test } from 'vitest';
import { killLoop } from '../support/kill-loop.ts';

test('a server killed while leads come in loses none that it acknowledged, and every mail of theirs goes out', {
  timeout: 120_000,
}, async () => {
  const { acknowledged, stored, ...report } = await killLoop({ kills: 2, within: 300, pause: 30 });
  expect(acknowledged).toBeGreaterThan(0);
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  expect(report).toMatchObject({ kills: 2, lost: [], double: [], unsent: [], unknown: [], waiting: 0 });
});
