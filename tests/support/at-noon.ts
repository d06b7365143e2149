import { vi } from 'vitest';

/**
 * Sets the clock, until `vi.useRealTimers()`: a test that runs over midnight, or over a full hour, would count two of
 * them.
 */
export const atNoon = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:10:00Z') });
