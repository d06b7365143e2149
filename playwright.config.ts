import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './tests/support/chromium.ts';
import { freePort } from './tests/support/free-port.ts';

/** The port of the server under test: any that is free, and the same in every worker. */
const port = Number(process.env.TEST_PORT ?? (await freePort()));
process.env.TEST_PORT = String(port);
/** Where the server under test keeps its leads: fresh for every run, and the same in every worker. */
export const dataFolder = process.env.TEST_DATA ?? `test-results/data-${Date.now()}`;
process.env.TEST_DATA = dataFolder;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Two more than cores: a page that waits leaves its core to another.
  workers: availableParallelism() + 2,
  forbidOnly: true,
  // A test that fails and then passes is a failure.
  retries: 0,
  // Generous timeouts: a passing test never waits for them, and a busy machine may be slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    // A trace costs a quarter of the time: `npx playwright test --trace on` makes one of what failed.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@telephone/, use: { viewport: { width: 1280, height: 900 } } },
    // Only tests that depend on a small screen or touch.
    {
      name: 'telephone',
      grep: /@telephone|@everywhere/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node tests/serve-built.ts',
    env: { PORT: String(port), SITE_DATA: dataFolder },
    url: `http://localhost:${port}`,
    timeout: 120_000,
    stdout: 'ignore',
  },
});
