import type { Store } from '@netlify/blobs';
import { leadBatches } from '../../netlify/lib/lead-records.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';

/** All leads at once, oldest first. */
export async function listLeads(store: Store, folder: 'leads/' | 'quarantine/'): Promise<StoredLead[]> {
  const leads = (await Array.fromAsync(leadBatches(store, folder))).flat();
  return leads.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}
