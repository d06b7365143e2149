// Helpers for the tests of the lead forms.
import { getStore } from '@netlify/blobs';
import type { Page } from '@playwright/test';
import { openBlobs } from '../../netlify/local/shared-blobs.ts';
import { dataFolder } from '../../playwright.config.ts';
import { leadStoreName, type StoredLead } from '../../src/features/leads/stored-lead.ts';
import { listLeads } from './list-leads.ts';

/**
 * The leads from this address, as the operator's command reads them from the server under test. In this process: a
 * program of its own for each look would cost more than the test. tests/functions/local-server.test.ts runs the
 * command.
 */
export async function leadsOf(email: string): Promise<StoredLead[]> {
  await openBlobs(dataFolder);
  const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
  return (await listLeads(store, 'leads/')).filter(({ lead }) => lead.email === email);
}

/** An address that no other test uses. */
export const unique = () => `ann-${crypto.randomUUID()}@example.com`;

export const toast = (page: Page) => page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
