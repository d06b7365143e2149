// The tests that mutation testing runs: those of the rules, and of the functions behind real requests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/functions/**/*.test.ts'],
    // Stryker runs tests in worker threads, where a change of TZ has no effect:
    // https://nodejs.org/api/worker_threads.html#class-worker
    testNamePattern: /^(?!.*(?:Pacific|America|Asia|Europe)\/)/,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
