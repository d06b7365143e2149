// The guide itself: nobody who asks for it leaves empty-handed.
import { expect } from '@playwright/test';
import { guidePdfUrl, guideTextUrl } from '../../src/features/guide/files.ts';
import { download, guide, guideEmail } from '../../src/features/leads/forms/guide.ts';
import { caseOf, fill, open, send } from '../support/lead-form-cases.ts';
import { unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

test('the guide downloads as text once the lead is stored', async ({ page }) => {
  await page.route('**/guide/*', (route) =>
    route.fulfill({ body: 'The guide', headers: { 'content-type': 'text/plain' } }),
  );
  await open(page, download.page);
  await fill(page, caseOf('download'), unique());
  const started = page.waitForEvent('download');
  await send(page);
  expect((await started).suggestedFilename()).toMatch(/\.txt$/);
});

for (const path of [guide.page, guideEmail.page, download.page, '/confirmation']) {
  test(`${path} offers the guide itself`, async ({ page }) => {
    await page.goto(path);
    for (const address of [guideTextUrl, guidePdfUrl])
      await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
  });
}
