import { existsSync, globSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';

const folder = 'node_modules/.cache/drawn';

afterAll(() => {
  for (const file of globSync(`${folder}/*.test`)) rmSync(file);
});

test('what was made before is used again, and what nobody has used for a month is removed', async () => {
  mkdirSync(folder, { recursive: true });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [name, days] of [
    ['unused.test', 31],
    ['used.test', 29],
  ] as const) {
    writeFileSync(`${folder}/${name}`, '');
    utimesSync(`${folder}/${name}`, daysAgo(days), daysAgo(days));
  }
  // Once a process it tidies up, and another test may have used it.
  vi.resetModules();
  const { cachedFile } = await import('../../src/shared/disk-cache.build.ts');
  const draw = vi.fn(async () => Buffer.from('drawn'));
  const shows = ['a test', process.pid, Date.now()];
  expect(`${await cachedFile('test', shows, draw)}`).toBe('drawn');
  expect(`${await cachedFile('test', shows, draw)}`).toBe('drawn');
  expect(draw).toHaveBeenCalledTimes(1);
  expect([existsSync(`${folder}/unused.test`), existsSync(`${folder}/used.test`)]).toEqual([false, true]);
});
