// Leads as they are written to the store and read from it.
import type { Store } from '@netlify/blobs';
import { type LeadRecord, type StoredLead, storedLeadSchema } from '../../src/features/leads/stored-lead.ts';
import { errorMessage } from './error-message.ts';
import { decryptLead, encryptLead } from './lead-encryption.ts';
import { createOnly, leadKey, listKeys, quarantineKey, readBatches, tombstoneKey } from './lead-store.ts';

/** The key that a lead is stored under: suspected spam is stored apart. */
export const keyOf = ({ id, quarantine }: StoredLead): string => (quarantine ? quarantineKey(id) : leadKey(id));

/** Stores a lead under its id. `false` if the id exists: the submission was sent again. */
export const createLead = async (store: Store, lead: StoredLead): Promise<boolean> =>
  createOnly(store, keyOf(lead), await encryptLead(lead));

/**
 * Stores a lead unless it exists or was deleted; returns whether it did. Race with a deletion: that writes its
 * tombstone first, so it either removes this write or is seen here.
 */
export async function restoreLead(store: Store, lead: StoredLead): Promise<boolean> {
  if (!(await createLead(store, lead))) return false;
  if ((await store.get(tombstoneKey(lead.id))) === null) return true;
  await store.delete(keyOf(lead));
  return false;
}

/** Encrypts a stored lead with the first key; returns false if it was deleted or released meanwhile. */
export async function reencryptLead(store: Store, lead: StoredLead): Promise<boolean> {
  const read = await store.getWithMetadata(keyOf(lead));
  if (!read?.etag) return false;
  const { etag } = await store.setJSON(keyOf(lead), await encryptLead(lead), { onlyIfMatch: read.etag });
  // Only a write that is known to have succeeded has an ETag.
  return Boolean(etag);
}

/**
 * The lead with this id, in quarantine or not; null if there is none. Throws when it cannot be read. Its fields are not
 * checked: a lead that an older version stored is delivered all the same.
 */
export async function readLead(store: Store, id: string): Promise<StoredLead | null> {
  for (const key of [leadKey(id), quarantineKey(id)]) {
    const record = (await store.get(key, { type: 'json' })) as LeadRecord | null;
    if (record) return decryptLead(record);
  }
  return null;
}

/** Every lead, or all suspected spam, in batches, in the order of their ids, as `readLeads` reads them. */
export async function* leadBatches(
  store: Store,
  folder: 'leads/' | 'quarantine/',
  onBad?: (message: string) => void,
): AsyncGenerator<StoredLead[]> {
  yield* readLeads(store, await listKeys(store, folder), onBad);
}

/**
 * The leads of these keys, in batches. Invalid or undecryptable records are skipped and passed to `onBad`, which logs
 * them by default.
 */
export async function* readLeads(
  store: Store,
  keys: string[],
  onBad: (message: string) => void = console.error,
): AsyncGenerator<StoredLead[]> {
  for await (const records of readBatches<LeadRecord>(store, keys, onBad)) {
    const leads = records.map(async ({ key, value }) => {
      try {
        const { data, error } = storedLeadSchema.safeParse(await decryptLead(value));
        if (data) return [data];
        onBad(`${key}: It is not a lead (${error.issues[0]?.path.join('.')}).`);
      } catch (error) {
        onBad(`${key}: ${errorMessage(error)}`);
      }
      return [];
    });
    yield (await Promise.all(leads)).flat();
  }
}
