import { vi } from 'vitest';

/** Sets the clock: a test that runs past midnight or a full hour would span two days or hours. */
export const atNoon = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:10:00Z') });
