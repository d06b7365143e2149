import { createHash } from 'node:crypto';
import { getStore, type Store } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import type { Lead } from '../../src/features/leads/lead-fields.ts';
import { leadStoreName } from '../../src/features/leads/stored-lead.ts';
import { deployOf } from './deploy.ts';
import { errorMessage } from './error-message.ts';
import { StorageUnavailable, withTimeout } from './timeout.ts';

const storeOf = (deployContext: string): Store =>
  getStore({ name: leadStoreName(deployContext), consistency: 'strong' });

/** The store of leads, outbox and delivery records, for the deploy that a function runs in. */
export const leadStore = (context: Context): Store => storeOf(deployOf(context).context);

/**
 * The stores that a deploy maintains: schedules run on the published deploy only, so it maintains the previews' too.
 */
export const maintainedStores = (context: Context): Store[] => {
  const { context: deployContext } = deployOf(context);
  const contexts =
    deployContext === 'production' ? [deployContext, 'deploy-preview', 'branch-deploy'] : [deployContext];
  return contexts.map(storeOf);
};

/** A hash of a text: 32 hex digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * The id a submission is stored under: its own id together with its content, so that the same submission sent again
 * is the same lead, and the same id with other content is another one. Without an id (a plain form post), the current
 * hour is used instead.
 */
export function leadId(lead: Lead, submissionId: string | null, now: Date): string {
  const key = submissionId?.trim() || now.toISOString().slice(0, 13);
  return digest(JSON.stringify([key, ...Object.entries(lead).sort(([a], [b]) => a.localeCompare(b))]));
}

export const leadKey = (id: string): string => `leads/${id}`;
export const quarantineKey = (id: string): string => `quarantine/${id}`;
export const tombstoneKey = (id: string): string => `tombstones/${id}`;

/**
 * Writes a key that must not exist yet; returns false if it does. Throws `StorageUnavailable` unless the write is known
 * to have succeeded.
 */
export async function createOnly(store: Store, key: string, value: unknown): Promise<boolean> {
  const { modified, etag } = await withTimeout(store.setJSON(key, value, { onlyIfNew: true }));
  // On 403 and 500 the client returns `modified: true` with an empty etag.
  if (modified && !etag) throw new StorageUnavailable();
  return modified;
}

/** Deletes everything about a lead, leaving a tombstone without personal data. */
export async function deleteLead(store: Store, id: string, now: Date): Promise<void> {
  await store.setJSON(tombstoneKey(id), { removedAt: now.toISOString() });
  await deleteRecords(store, id);
}

/** Deletes everything about a lead but its tombstone, which must already be written. */
export async function deleteRecords(store: Store, id: string): Promise<void> {
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
 * Keys that are read or written concurrently. In larger batches, such as the store's pages of a thousand keys, an
 * incoming lead would have to wait for all of them.
 */
export const batchSize = 50;

/** Every key under a prefix. A page of a thousand is one request to the store. */
export async function listKeys(store: Store, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { blobs } of store.list({ prefix, paginate: true })) keys.push(...blobs.map(({ key }) => key));
  return keys;
}

/** The keys, rotated to a random start: runs that hit their time limit do not skip the same keys each time. */
export function fromRandomStart(keys: string[]): string[] {
  const start = Math.floor(Math.random() * keys.length);
  return [...keys.slice(start), ...keys.slice(0, start)];
}

/** Maps the items with `work`, concurrently within a batch, and yields the results of each batch. */
export async function* inBatches<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result[]>,
): AsyncGenerator<Result[]> {
  for (let start = 0; start < items.length; start += batchSize)
    yield (await Promise.all(items.slice(start, start + batchSize).map(work))).flat();
}

/** The values of these keys, in batches. Invalid JSON is skipped and passed to `onBad`, which logs it by default. */
export const readBatches = <Value>(
  store: Store,
  keys: string[],
  onBad: (message: string) => void = console.error,
): AsyncGenerator<{ key: string; value: Value }[]> =>
  inBatches(keys, async (key) => {
    try {
      const value = (await store.get(key, { type: 'json' })) as Value | null;
      return value === null ? [] : [{ key, value }];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      onBad(`${key}: ${errorMessage(error)}`);
      return [];
    }
  });
