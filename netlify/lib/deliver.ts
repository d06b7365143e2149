// Attempts the pending deliveries: mails and the webhook.
import type { Store } from '@netlify/blobs';
import type { DeliveryStatus } from '../../src/features/health/delivery-status.ts';
import {
  failed,
  isPending,
  isReport,
  leased,
  maxAttempts,
  type OutboxEntry,
  redact,
} from '../../src/features/leads/outbox.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { errorMessage } from './error-message.ts';
import { readLead, readLeads } from './lead-records.ts';
import { fromRandomStart, listKeys, quarantineKey, tombstoneKey } from './lead-store.ts';
import { canMail, isPermanentRefusal, sendMail } from './mail.ts';
import { operatorMail } from './operator-mail.ts';
import { deliveredKey, entryBatches, entryKey, parseEntry } from './outbox.ts';
import { quarantineReport, weeklySummaryMail } from './report-mails.ts';
import type { Settings } from './settings.ts';
import { visitorMail } from './visitor-mail.ts';
import { callWebhook } from './webhook.ts';

/** Milliseconds after which a run starts no further delivery, which may take 15 seconds: the platform ends it after 30. */
const timeBudget = 12_000;

/** Attempts all due deliveries for up to 12 seconds; returns counts of the remaining ones, attempted or not. */
export async function deliverAll(store: Store, settings: Settings, now: () => Date): Promise<DeliveryStatus> {
  const startedAt = performance.now();
  const isTimeUp = () => performance.now() - startedAt > timeBudget;
  const keys = fromRandomStart(await listKeys(store, 'outbox/'));
  const remaining: OutboxEntry[] = [];
  for await (const entries of entryBatches(store, keys)) {
    for (const entry of entries)
      remaining.push(...(isTimeUp() ? [entry] : await deliver(store, settings, [entry], now)));
  }
  if (isTimeUp()) console.log('The next run goes on with the outbox.');
  const deadLettered = remaining.filter((entry) => entry.deadLettered).length;
  const oldest = remaining
    .filter((entry) => !entry.deadLettered && (entry.kind === 'webhook' || settings.expectsMail))
    .map(({ createdAt }) => createdAt)
    .sort()[0];
  return {
    at: now().toISOString(),
    waiting: remaining.length - deadLettered,
    deadLettered,
    ...(oldest ? { oldest } : {}),
  };
}

/**
 * Attempts the due deliveries among these; mails only if a mail server is configured. A failed attempt is recorded in
 * its entry, or logged if storage fails, and never stops the others. Returns the remaining entries.
 */
export async function deliver(
  store: Store,
  settings: Settings,
  entries: OutboxEntry[],
  now: () => Date,
): Promise<OutboxEntry[]> {
  const remaining: OutboxEntry[] = [];
  for (const entry of entries) {
    const isPossible = entry.kind === 'webhook' || canMail(settings);
    if (!isPossible || !isPending(entry, now())) {
      remaining.push(entry);
      continue;
    }
    const updated = await attempt(store, settings, entry, now).catch((error) => {
      console.error(`${entryKey(entry.subject, entry.kind)}: ${errorMessage(error)}`);
      return entry;
    });
    if (updated) remaining.push(updated);
  }
  return remaining;
}

/** Returns the updated entry; undefined once delivered. */
async function attempt(
  store: Store,
  settings: Settings,
  { subject, kind }: OutboxEntry,
  now: () => Date,
): Promise<OutboxEntry | undefined> {
  const key = entryKey(subject, kind);
  const read = await store.getWithMetadata(key, { type: 'text' });
  const entry = read ? parseEntry(key, read.data, now()) : undefined;
  if (!read?.etag || !entry || !isPending(entry, now())) return entry;
  // Every attempt was cut off before it could record its result.
  if (entry.attempts >= maxAttempts) {
    const dead = failed(entry, entry.lastError ?? 'Cut off by the platform, each time.', now());
    await store.setJSON(key, dead, { onlyIfMatch: read.etag });
    return dead;
  }
  // A lease by compare-and-swap: only one instance makes the attempt; after a crash the lease expires. Only a write
  // that is known to have succeeded has an ETag: on 403 the client says `modified: true` all the same.
  const leasedEntry = leased(entry, now());
  const { etag } = await store.setJSON(key, leasedEntry, { onlyIfMatch: read.etag });
  if (!etag) return entry;

  try {
    if ((await store.get(deliveredKey(subject, kind))) === null) {
      const lead = isReport(kind) ? null : await readLead(store, subject);
      if (isReport(kind) || lead) {
        const refused = await send(store, settings, entry, lead, now());
        await store.setJSON(deliveredKey(subject, kind), { at: now().toISOString(), ...refused });
      } else if ((await store.get(tombstoneKey(subject))) === null) throw new Error('The store has no such lead.');
    }
    await store.delete(key);
    return undefined;
  } catch (error) {
    const updated = failed(leasedEntry, errorMessage(error), now());
    // Unless the operator requested a redelivery, or deleted the lead, meanwhile.
    await store.setJSON(key, updated, { onlyIfMatch: etag });
    return updated;
  }
}

/** The reason for a permanent rejection by the visitor's mail server: a retry would fail too. */
async function send(
  store: Store,
  settings: Settings,
  { subject, kind, summary, leads = [] }: OutboxEntry,
  lead: StoredLead | null,
  now: Date,
): Promise<{ refused?: string }> {
  if (kind === 'quarantine-report') {
    const unreadable: string[] = [];
    const keys = leads.map(quarantineKey);
    const suspects = (await Array.fromAsync(readLeads(store, keys, (message) => unreadable.push(message)))).flat();
    if (suspects.length + unreadable.length === 0) return {};
    await sendMail(settings, quarantineReport(settings, subject, suspects, unreadable));
    const isNamed = (id: string) =>
      suspects.some((suspect) => suspect.id === id) || unreadable.some((suspect) => suspect.includes(id));
    for (const id of leads.filter(isNamed)) await store.setJSON(deliveredKey(id, kind), { at: now.toISOString() });
  } else if (kind === 'weekly-summary') {
    if (summary) await sendMail(settings, weeklySummaryMail(settings, subject, summary));
  } else if (!lead) return {};
  else if (kind === 'operator-mail') await sendMail(settings, operatorMail(settings, lead));
  else if (kind === 'visitor-mail') {
    try {
      await sendMail(settings, visitorMail(settings, lead));
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error;
      return { refused: redact(errorMessage(error)) };
    }
  } else if (settings.webhook) await callWebhook(settings.webhook, lead, now);
  else if (settings.hasWebhook) throw new Error('WEBHOOK_URL and WEBHOOK_SECRET must both be set, and right.');
  return {};
}
