import { expect, test } from 'vitest';
import {
  backoffDelay,
  failed,
  isPending,
  leaseDuration,
  leased,
  maxAttempts,
  newEntry,
  redact,
} from '../../src/features/leads/outbox.ts';

const minute = 60_000;
const now = new Date('2026-11-21T10:15:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('each wait is twice the last, six hours at most; together they outlast a long weekend', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => backoffDelay(index + 1) / minute);
  expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60);
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
});

test('an attempt has a lease of two minutes or its backoff, whichever is longer; a failure waits from its own time', () => {
  const first = leased(newEntry('a', 'webhook', now), now);
  expect(first).toMatchObject({ attempts: 1, nextAt: later(leaseDuration).toISOString() });
  expect(isPending(first, later(leaseDuration - 1))).toBe(false);
  expect(isPending(first, later(leaseDuration))).toBe(true);
  const fifth = leased({ ...first, attempts: 4 }, now);
  expect(fifth).toMatchObject({ attempts: 5, nextAt: later(16 * minute).toISOString() });
  expect(failed(fifth, 'Refused', later(minute))).toMatchObject({ nextAt: later(17 * minute).toISOString() });
});

test('an entry from before the clock was set back by a day is attempted; one that waits for the longest time is not', () => {
  const entry = failed({ ...newEntry('a', 'webhook', now), attempts: 12 }, 'Refused', now);
  expect(isPending(entry, later(-24 * 60 * minute))).toBe(true);
  expect(isPending(entry, later(-minute))).toBe(false);
});

test('only the last of all attempts dead-letters an entry, which is pending no more', () => {
  const entry = newEntry('a', 'webhook', now);
  expect(failed({ ...entry, attempts: maxAttempts - 1 }, 'Refused', now)).not.toHaveProperty('deadLettered');
  const dead = failed({ ...entry, attempts: maxAttempts }, 'Refused', now);
  expect(dead.deadLettered).toBe(true);
  expect(isPending(dead, later(365 * 24 * 60 * minute))).toBe(false);
});

test('a stored error is short and holds no address, wherever the address was', () => {
  expect(redact('550 <ann@example.com>: no such user "ann..b"@example.com')).toBe(
    '550 <(address)>: no such user (address)',
  );
  expect(redact(`${'a very long error '.repeat(20)}ann@example.com`)).toHaveLength(300);
  expect(redact(`${'x '.repeat(145)}ann@example.com`)).not.toContain('ann@');
  // The pattern's time grows with the square of its text: what is far behind is cut off first.
  expect(redact(`${'"'.repeat(3000)}${'a@b.c '.repeat(100)}`)).toBe('"'.repeat(300));
});
