// The visitor of most tests: reads in peace. The guide has been offered in this session already, so that no dialog opens
// in the middle of what is looked at; tests of the offer itself begin without.
import { test as base } from '@playwright/test';
import { offered } from './overlays.ts';

export const test = base.extend<{ inPeace: undefined }>({
  inPeace: [
    async ({ page }, use) => {
      await offered(page);
      await use(undefined);
    },
    { auto: true },
  ],
});
