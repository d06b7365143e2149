// The pending deliveries, one key each, and the record of those that were made.
import type { Store } from '@netlify/blobs';
import {
  type DeliveryKind,
  deliveriesFor,
  leaseDuration,
  newEntry,
  type OutboxEntry,
  type ReportKind,
} from '../../src/features/leads/outbox.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { errorMessage } from './error-message.ts';
import { mayMailGuide } from './guide-mail-limits.ts';
import { readLead } from './lead-records.ts';
import { createOnly, inBatches, leadKey, listKeys, tombstoneKey } from './lead-store.ts';

export const entryKey = (subject: string, kind: DeliveryKind): string => `outbox/${subject}/${kind}`;
export const deliveredKey = (subject: string, kind: DeliveryKind): string => `delivered/${subject}/${kind}`;

/**
 * Enqueues the deliveries for a lead. Called after the lead is stored and before it is acknowledged, so that every
 * entry has its lead; `enqueueMissing` repairs a crash in between. Returns the entries.
 */
export async function enqueue(
  store: Store,
  lead: StoredLead,
  { hasWebhook }: { hasWebhook: boolean },
  now: Date,
): Promise<OutboxEntry[]> {
  const mailsGuide = lead.lead.probateType === 'Guide Download' && (await mayMailGuide(store, lead, now));
  return enqueueAll(store, lead.id, deliveriesFor(mailsGuide, hasWebhook), now);
}

async function enqueueAll(store: Store, id: string, kinds: DeliveryKind[], now: Date): Promise<OutboxEntry[]> {
  const entries = kinds.map((kind) => newEntry(id, kind, now));
  for (const entry of entries) {
    const key = entryKey(entry.subject, entry.kind);
    if (!(await createOnly(store, key, entry))) await resetWait(store, key, now);
  }
  return entries;
}

/** An entry from before this submission waits no longer than a new one; one that is being attempted is left alone. */
async function resetWait(store: Store, key: string, now: Date): Promise<void> {
  const read = await store.getWithMetadata(key, { type: 'text' });
  if (!read?.etag) return;
  const entry = parseEntry(key, read.data, now);
  if (now.getTime() - Date.parse(entry.createdAt) <= leaseDuration) return;
  await store.setJSON(key, newEntry(entry.subject, entry.kind, now), { onlyIfMatch: read.etag });
}

/** The ids of the keys with this beginning and this end. */
const idsUnder = async (store: Store, prefix: string, end = ''): Promise<string[]> =>
  (await listKeys(store, prefix)).filter((key) => key.endsWith(end)).map((key) => key.split('/')[1] ?? '');

/**
 * Enqueues the deliveries of every lead that has neither an entry nor a delivery record. For an unreadable lead they
 * will fail, which alerts the operator.
 */
export async function enqueueMissing(store: Store, settings: { hasWebhook: boolean }, now: Date): Promise<number> {
  // In the order that a delivery takes, so that one which is made meanwhile is not missed.
  const stored = await idsUnder(store, 'leads/');
  const withDelivery = new Set([
    ...(await idsUnder(store, 'outbox/', '/operator-mail')),
    ...(await idsUnder(store, 'delivered/', '/operator-mail')),
  ]);
  let count = 0;
  for (const id of stored.filter((one) => !withDelivery.has(one))) {
    if ((await store.get(tombstoneKey(id))) !== null) continue;
    try {
      const lead = await readLead(store, id);
      if (!lead) continue;
      await enqueue(store, { ...lead, id }, settings, now);
    } catch (error) {
      console.error(`${leadKey(id)}: ${errorMessage(error)}`);
      await enqueueAll(store, id, deliveriesFor(false, settings.hasWebhook), now);
    }
    count += 1;
  }
  return count;
}

/** Suspected spam that one report names at most. */
const maxReported = 100;

/** Enqueues a report on suspected spam not yet reported, if any. Returns its entry. */
export async function enqueueQuarantineReport(store: Store, now: Date): Promise<OutboxEntry[]> {
  const quarantined = await idsUnder(store, 'quarantine/');
  if (quarantined.length === 0) return [];
  const reported = new Set(await idsUnder(store, 'delivered/', '/quarantine-report'));
  const leads = quarantined.filter((id) => !reported.has(id)).slice(0, maxReported);
  return leads.length > 0 ? [await enqueueReport(store, 'quarantine-report', now, { leads })] : [];
}

/** Enqueues a report of this kind for the hour, replacing all older ones. */
export async function enqueueReport(
  store: Store,
  kind: ReportKind,
  now: Date,
  content: Pick<OutboxEntry, 'leads' | 'summary'>,
): Promise<OutboxEntry> {
  const subject = `${kind}-${now.toISOString().slice(0, 13)}`;
  for (const prefix of [`outbox/${kind}-`, `delivered/${kind}-`]) {
    const older = (await listKeys(store, prefix)).filter((key) => key.split('/')[1] !== subject);
    for (const key of older) await store.delete(key);
  }
  const entry = { ...newEntry(subject, kind, now), ...content };
  await createOnly(store, entryKey(subject, kind), entry);
  return entry;
}

/** Parses an outbox record. A damaged record becomes a new entry: its key has the lead and the kind of delivery. */
export function parseEntry(key: string, record: string, now: Date): OutboxEntry {
  const [, subject = '', kind] = key.split('/');
  const asNew = newEntry(subject, kind as DeliveryKind, now);
  try {
    const entry = { ...(JSON.parse(record) as OutboxEntry), subject, kind: asNew.kind };
    return Number.isNaN(Date.parse(entry.createdAt) + Date.parse(entry.nextAt) + entry.attempts) ? asNew : entry;
  } catch {
    return asNew;
  }
}

/** The pending and dead-lettered deliveries of these keys, in batches. */
export function entryBatches(store: Store, keys: string[]): AsyncGenerator<OutboxEntry[]> {
  const now = new Date();
  return inBatches(keys, async (key) => {
    const record = await store.get(key, { type: 'text' });
    return record === null ? [] : [parseEntry(key, record, now)];
  });
}

/** All pending and dead-lettered deliveries, or those of one subject. */
export async function outboxEntries(store: Store, subject?: string): Promise<OutboxEntry[]> {
  const keys = await listKeys(store, subject ? `outbox/${subject}/` : 'outbox/');
  return (await Array.fromAsync(entryBatches(store, keys))).flat();
}

/** Enqueues a delivery again, due at once: a dead-lettered one, or one that was already made. */
export async function redeliver(store: Store, subject: string, kind: DeliveryKind, now: Date): Promise<void> {
  await store.delete(deliveredKey(subject, kind));
  await store.setJSON(entryKey(subject, kind), newEntry(subject, kind, now));
}
