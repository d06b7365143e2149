import type { Store } from '@netlify/blobs';
import { type LeadPrefix, leadBatches } from '../../netlify/lib/lead-store.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';

/** All leads under a prefix at once, oldest first. */
export async function listLeads(store: Store, prefix: LeadPrefix): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for await (const portion of leadBatches(store, prefix)) leads.push(...portion);
  return leads.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}
