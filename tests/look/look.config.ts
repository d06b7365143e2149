// The comparison of two builds of the page of all patterns; `npm run test:look` runs it over one after the other.
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: 'look.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 900_000,
  outputDir: '../../test-results/look/results',
  snapshotPathTemplate: '../../test-results/look/pictures/{projectName}/{arg}{ext}',
  reporter: 'line',
  use: {
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    baseURL: 'http://localhost',
    // A style of the test's own takes the header out of the way.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
  },
  // One machine, one browser: what differs by more than a rounding of colors was changed.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0 } },
  projects: [320, 390, 768, 1280].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: 900 } },
  })),
});
