import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StoreLock } from '../../netlify/local/store-lock.ts';

/** A lock, and work that notes when it begins (+) and ends (-). */
function noted() {
  const notes: string[] = [];
  const work = (name: string) => async () => {
    notes.push(`${name}+`);
    await wait(20);
    notes.push(`${name}-`);
  };
  return { lock: new StoreLock(), notes, work };
}

test('changes of one key come one after another, also after one that fails; those of another key beside them', async () => {
  const { lock, notes, work } = noted();
  const failed = lock.change('a', () => Promise.reject(new Error('full')));
  const first = lock.change('a', work('first'));
  const second = lock.change('a', work('second'));
  await expect(failed).rejects.toThrow('full');
  await first;
  await wait(1);
  await Promise.all([second, lock.change('a', work('third')), lock.change('b', work('other'))]);
  expect(notes.filter((note) => !note.startsWith('other'))).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name}+`, `${name}-`]),
  );
  expect(notes.indexOf('other+')).toBeLessThan(notes.indexOf('second-'));
});

test('what removes all keys waits for the changes before it, and those after it wait for its end', async () => {
  const { lock, notes, work } = noted();
  await Promise.all([lock.change('a', work('before')), lock.alone(work('all')), lock.change('b', work('after'))]);
  expect(notes).toEqual(['before', 'all', 'after'].flatMap((name) => [`${name}+`, `${name}-`]));
});
