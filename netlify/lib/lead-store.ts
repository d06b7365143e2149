import { getStore, type Store } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import type { StoredLead } from '../../src/domain/stored-lead.ts';
import { inTime, StorageUnavailable } from './deadline.ts';
import { deployOf } from './deploy.ts';

/** The store of a deploy context: site stores are shared by production, previews and branches, so each has its own. */
export const leadStoreName = (deployContext: string): string => `leads-${deployContext}`;

export const leadKey = (id: string): string => `leads/${id}`;

const storeOf = (context: Context): Store =>
  getStore({ name: leadStoreName(deployOf(context).context), consistency: 'strong' });

/**
 * Keeps a lead under its own id, create-only. `false` when that id is kept already: the same submission sent again.
 * Throws `StorageUnavailable` unless the write is known to have succeeded.
 */
export async function keepLead(context: Context, lead: StoredLead): Promise<boolean> {
  const { modified, etag } = await inTime(storeOf(context).setJSON(leadKey(lead.id), lead, { onlyIfNew: true }));
  // On 403 and 500 the client says `modified: true` with an empty etag.
  if (modified && !etag) throw new StorageUnavailable();
  return modified;
}
