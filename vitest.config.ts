import { defineConfig } from 'vitest/config';

// Three layers: plain rules, functions behind real requests, the built site. The last two need a build.
const built = { globalSetup: ['tests/built.ts'], testTimeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...built } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...built } },
    ],
  },
});
