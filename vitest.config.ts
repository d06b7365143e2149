import { defineConfig } from 'vitest/config';

// Three layers: plain rules, functions behind real requests, the built site. The last two need a build.
const built = { globalSetup: ['tests/support/build-once.ts'], testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      // Rules tried with many inputs take their time on a busy machine.
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...built } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...built } },
    ],
  },
});
