import { createHash } from 'node:crypto';
import { getStore, type Store } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import type { Lead } from '../../src/features/leads/lead.ts';
import { leadStoreName, type StoredLead } from '../../src/features/leads/stored-lead.ts';
import { deployOf } from './deploy.ts';
import { errorMessage } from './error-message.ts';
import { StorageUnavailable, withTimeout } from './timeout.ts';

const storeOf = (deployContext: string): Store =>
  getStore({ name: leadStoreName(deployContext), consistency: 'strong' });

/** The store of leads, their outbox and what was delivered, for the deploy that a function runs in. */
export const leadStore = (context: Context): Store => storeOf(deployOf(context).context);

/**
 * The stores that a deploy looks after: schedules run on the published deploy alone, so it cares for the previews' too.
 */
export const maintainedStores = (context: Context): Store[] => {
  const own = deployOf(context).context;
  return (own === 'production' ? [own, 'deploy-preview', 'branch-deploy'] : [own]).map(storeOf);
};

/** Id prefixes, one hex digit each, for reading a sixteenth of the leads at a time. */
export const idPrefixes = [...'0123456789abcdef'];

/** All prefixes, starting with another one each turn. */
export function idPrefixesFrom(turn: number): string[] {
  const first = Math.floor(turn) % idPrefixes.length;
  return [...idPrefixes.slice(first), ...idPrefixes.slice(0, first)];
}

/** A hash of a text: 32 hex digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * The id a submission is kept under: its own id together with its content, so that the same submission sent again
 * is the same lead, and the same id with other content is another one. Without an id (a plain form post), the current
 * hour is used instead.
 */
export function leadId(lead: Lead, submissionId: string | null, now: Date): string {
  const own = submissionId?.trim() || now.toISOString().slice(0, 13);
  return digest(JSON.stringify([own, ...Object.entries(lead).sort(([a], [b]) => a.localeCompare(b))]));
}

export const leadKey = (id: string): string => `leads/${id}`;
export const quarantineKey = (id: string): string => `quarantine/${id}`;
export const tombstoneKey = (id: string): string => `tombstones/${id}`;

/**
 * Writes a key that must not exist yet. `false` when it does. Throws `StorageUnavailable` unless the write is known to
 * have succeeded.
 */
export async function createOnly(store: Store, key: string, value: unknown): Promise<boolean> {
  const { modified, etag } = await withTimeout(store.setJSON(key, value, { onlyIfNew: true }));
  // On 403 and 500 the client says `modified: true` with an empty etag.
  if (modified && !etag) throw new StorageUnavailable();
  return modified;
}

/**
 * Stores a lead under its id; suspected spam is stored apart. `false` if the id exists: the submission was sent again.
 */
export const createLead = (store: Store, lead: StoredLead): Promise<boolean> =>
  createOnly(store, lead.quarantine ? quarantineKey(lead.id) : leadKey(lead.id), lead);

/** The lead with this id, in quarantine or not; undefined if there is none. */
export async function readLead(store: Store, id: string): Promise<StoredLead | null> {
  return (await store.get(leadKey(id), { type: 'json' })) ?? (await store.get(quarantineKey(id), { type: 'json' }));
}

/** Deletes everything about a lead, leaving a tombstone without personal data. */
export async function deleteLead(store: Store, id: string, now: Date): Promise<void> {
  await store.setJSON(tombstoneKey(id), { removedAt: now.toISOString() });
  for (const prefix of [`outbox/${id}/`, `delivered/${id}/`]) {
    for (const { key } of (await store.list({ prefix })).blobs) await store.delete(key);
  }
  await store.delete(leadKey(id));
  await store.delete(quarantineKey(id));
}

/** Number of keys with the prefix, from one listing without reading values; capped at a thousand. */
export async function countKeys(store: Store, prefix: 'outbox/' | 'quarantine/'): Promise<number> {
  for await (const { blobs } of store.list({ prefix, paginate: true })) return blobs.length;
  return 0;
}

/**
 * Keys that are read or written concurrently. With a whole page of the store, a thousand, an incoming lead would
 * have to wait for all of them.
 */
export const batchSize = 50;

/** Every key under a prefix, in batches that may be read concurrently. */
export async function* keyBatches(store: Store, prefix: string): AsyncGenerator<string[]> {
  for await (const { blobs } of store.list({ prefix, paginate: true })) {
    for (let at = 0; at < blobs.length; at += batchSize) yield blobs.slice(at, at + batchSize).map(({ key }) => key);
  }
}

export type LeadPrefix = `leads/${string}` | `quarantine/${string}`;

/** The values under a prefix in key order, in batches; unreadable ones are logged and skipped. */
export async function* batches<Kept>(store: Store, prefix: string): AsyncGenerator<Kept[]> {
  const read = async (key: string): Promise<Kept | null> => {
    try {
      return await store.get(key, { type: 'json' });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      console.error(`${key}: ${errorMessage(error)}`);
      return null;
    }
  };
  for await (const keys of keyBatches(store, prefix)) {
    const kept = await Promise.all(keys.map(read));
    yield kept.filter((one) => one !== null);
  }
}

/** Every lead under a prefix: all, or those whose ids begin with the same digits. */
export const leadBatches = (store: Store, prefix: LeadPrefix) => batches<StoredLead>(store, prefix);
