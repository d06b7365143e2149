// What the tests of the lead forms share.
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { dataFolder } from '../../playwright.config.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';

/** The leads from this address, as the operator's command lists them. */
export const leadsOf = (email: string): StoredLead[] =>
  (
    JSON.parse(
      execFileSync(process.execPath, ['netlify/local/leads.ts', 'list', '--json'], {
        encoding: 'utf8',
        env: { ...process.env, SITE_DATA: dataFolder },
      }),
    ) as StoredLead[]
  ).filter(({ lead }) => lead.email === email);

/** An address that no other test uses. */
export const unique = () => `ann-${crypto.randomUUID()}@example.com`;

export const toast = (page: Page) => page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
