import { globSync, rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { cachedFile } from '../../src/shared/disk-cache.build.ts';

const clear = () => {
  for (const file of globSync('node_modules/.cache/drawn/*.test*')) rmSync(file);
};
clear();
afterAll(clear);

test('a file is created once for the same inputs, and again for different inputs', async () => {
  let count = 0;
  const create = vi.fn(async () => Buffer.from(`file ${++count}`));
  const get = async (inputs: unknown) => `${await cachedFile('test', inputs, create)}`;
  expect(await get(['a', { b: 1 }])).toBe('file 1');
  expect(await get(['a', { b: 1 }])).toBe('file 1');
  expect(await get(['a', { b: 2 }])).toBe('file 2');
  expect(create).toHaveBeenCalledTimes(2);
});

test('a failed creation leaves nothing in the cache', async () => {
  const failing = () => Promise.reject(new Error('no font'));
  await expect(cachedFile('test', 'fails', failing)).rejects.toThrow('no font');
  expect(`${await cachedFile('test', 'fails', async () => Buffer.from('now'))}`).toBe('now');
});
