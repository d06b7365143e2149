// Helpers for the tests of the lead forms.
import { getStore } from '@netlify/blobs';
import type { Page } from '@playwright/test';
import { openBlobs } from '../../netlify/local/shared-blobs.ts';
import { dataFolder } from '../../playwright.config.ts';
import { leadStoreName, type StoredLead } from '../../src/features/leads/stored-lead.ts';
import { listLeads } from './list-leads.ts';

/**
 * The leads from this address, as the operator's command reads them from the server under test. Throws if one is in
 * quarantine, where a test puts it that sends faster than a person types (`waitPastSpamCheck`). In this process: a
 * child process for each read would take longer than the test. tests/functions/local-server.test.ts runs the
 * command.
 */
export async function leadsOf(email: string): Promise<StoredLead[]> {
  await openBlobs(dataFolder);
  const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
  const sentFrom = ({ lead }: StoredLead) => lead.email === email;
  const suspected = (await listLeads(store, 'quarantine/')).find(sentFrom);
  if (suspected) throw new Error(`The lead is in quarantine: ${suspected.quarantine}`);
  return (await listLeads(store, 'leads/')).filter(sentFrom);
}

/** An address that no other test uses. */
export const unique = () => `ann-${crypto.randomUUID()}@example.com`;

export const toast = (page: Page) => page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
