import type { Store } from '@netlify/blobs';
import {
  type DeliveryKind,
  deliveriesFor,
  failed,
  isPending,
  isReport,
  leased,
  maxAttempts,
  newEntry,
  type OutboxEntry,
  type ReportKind,
  reportKinds,
} from '../../src/features/leads/outbox.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { isoDay } from '../../src/shared/dates.ts';
import { errorMessage } from './error-message.ts';
import { batches, countKeys, createOnly, digest, idPrefixesFrom, keyBatches, readLead } from './lead-store.ts';
import { canMail, sendMail } from './mail.ts';
import { operatorMail } from './operator-mail.ts';
import { quarantineReport, weeklySummaryMail } from './report-mails.ts';
import type { Settings } from './settings.ts';
import { visitorMail } from './visitor-mail.ts';
import { callWebhook } from './webhook.ts';

const entryKey = (subject: string, kind: DeliveryKind): string => `outbox/${subject}/${kind}`;
const deliveredKey = (subject: string, kind: DeliveryKind): string => `delivered/${subject}/${kind}`;
/**
 * Key of the marker that an address got this mail on this day; the address is hashed. Aliases of one mailbox are equal:
 * `An.n+guide@` is `ann@`.
 */
function mailedKey(email: string, kind: DeliveryKind, now: Date): string {
  const [local = '', domain] = email.toLowerCase().split('@');
  const mailbox = `${local.replace(/\+.*|\./g, '')}@${domain}`;
  return `mailed/${digest(mailbox)}/${kind}-${isoDay(now)}`;
}
/** Milliseconds after which an entry without a stored lead (the function crashed in between) is deleted. */
const orphanAge = 3_600_000;
/** Keys per page of a store listing. */
const fullPage = 1000;
/** Milliseconds between runs of the scheduled function, and after which a run starts no further delivery. */
const betweenRuns = 120_000;
const timeBudget = 20_000;

/**
 * Enqueues the deliveries for a lead. Called before the lead is stored: an acknowledged lead always has its entries,
 * and an entry without a lead is not delivered.
 */
export async function enqueue(
  store: Store,
  lead: StoredLead,
  { hasWebhook }: { hasWebhook: boolean },
  now: Date,
): Promise<OutboxEntry[]> {
  const kinds = deliveriesFor(lead.lead.probateType === 'Guide Download', hasWebhook);
  const entries = kinds.map((kind) => newEntry(lead.id, kind, now));
  await Promise.all(entries.map((entry) => createOnly(store, entryKey(entry.subject, entry.kind), entry)));
  return entries;
}

/** Enqueues a report of this kind for the day, replacing all older ones. */
export async function enqueueReport(
  store: Store,
  kind: ReportKind,
  now: Date,
  content: Pick<OutboxEntry, 'summary'> = {},
): Promise<void> {
  const subject = `${kind}-${isoDay(now)}`;
  for (const prefix of [`outbox/${kind}-`, `delivered/${kind}-`]) {
    for await (const { blobs } of store.list({ prefix, paginate: true })) {
      const older = blobs.filter(({ key }) => key.split('/')[1] !== subject);
      await Promise.all(older.map(({ key }) => store.delete(key)));
    }
  }
  await createOnly(store, entryKey(subject, kind), { ...newEntry(subject, kind, now), ...content });
}

/** All pending and dead-lettered deliveries, or those whose key begins with `prefix`, in batches. */
export const entryBatches = (store: Store, prefix = 'outbox/') => batches<OutboxEntry>(store, prefix);

/** All entries at once. */
export async function outboxEntries(store: Store, prefix = 'outbox/'): Promise<OutboxEntry[]> {
  const entries: OutboxEntry[] = [];
  for await (const portion of entryBatches(store, prefix)) entries.push(...portion);
  return entries;
}

/**
 * Attempts all due deliveries for up to 20 seconds: the platform ends a run after 30. A full page of the store is more
 * than one run may be able to read; then each run starts at another id prefix.
 */
export async function deliverAll(store: Store, settings: Settings, now: () => Date): Promise<void> {
  const began = performance.now();
  const isFlooded = (await countKeys(store, 'outbox/')) >= fullPage;
  for (const prefix of isFlooded ? partsOf(now()) : ['']) {
    for await (const entries of entryBatches(store, `outbox/${prefix}`)) {
      for (const entry of entries) {
        if (performance.now() - began > timeBudget) {
          console.log('The next run goes on with the outbox.');
          return;
        }
        await deliver(store, settings, [entry], now);
      }
    }
  }
}

/** The reports, then the leads by the first digit of their ids. */
const partsOf = (now: Date): string[] => [
  ...reportKinds.map((kind) => `${kind}-`),
  ...idPrefixesFrom(now.getTime() / betweenRuns),
];

/**
 * Attempts those of these deliveries that are due; mails only if a mail server is configured, so that those waiting for
 * one hold nothing up. A failed attempt is recorded in its entry, or logged if storage itself fails;
 * it never stops the next ones.
 */
export async function deliver(
  store: Store,
  settings: Settings,
  entries: OutboxEntry[],
  now: () => Date,
): Promise<void> {
  const possible = canMail(settings) ? entries : entries.filter(({ kind }) => kind === 'webhook');
  for (const entry of possible) {
    if (!isPending(entry, now())) continue;
    await attempt(store, settings, entry, now).catch((error) =>
      console.error(`${entryKey(entry.subject, entry.kind)}: ${errorMessage(error)}`),
    );
  }
}

async function attempt(
  store: Store,
  settings: Settings,
  { subject, kind }: OutboxEntry,
  now: () => Date,
): Promise<void> {
  const key = entryKey(subject, kind);
  const read = await store.getWithMetadata(key, { type: 'json' });
  const entry = read?.data as OutboxEntry | undefined;
  if (!read?.etag || !entry || !isPending(entry, now())) return;
  // Every attempt was cut off before it could record its result.
  if (entry.attempts >= maxAttempts) {
    const lastError = entry.lastError ?? 'Cut off by the platform, each time.';
    await store.setJSON(key, failed(entry, lastError, now()), { onlyIfMatch: read.etag });
    return;
  }
  // A lease by compare-and-swap: of several instances one makes the attempt; after a crash the lease runs out. Only a
  // write that is known to have succeeded has an ETag: on 403 the client says `modified: true` all the same.
  const underWay = leased(entry, now());
  const { etag } = await store.setJSON(key, underWay, { onlyIfMatch: read.etag });
  if (!etag) return;

  try {
    if ((await store.get(deliveredKey(subject, kind))) === null) {
      const lead = isReport(kind) ? null : await readLead(store, subject);
      if (!isReport(kind) && !lead) {
        if (now().getTime() - Date.parse(entry.createdAt) > orphanAge) await store.delete(key);
        return;
      }
      await send(store, settings, entry, lead, now());
      await store.setJSON(deliveredKey(subject, kind), { at: now().toISOString() });
    }
    await store.delete(key);
  } catch (error) {
    // Unless the operator requested a redelivery, or deleted the lead, meanwhile.
    await store.setJSON(key, failed(underWay, errorMessage(error), now()), { onlyIfMatch: etag });
  }
}

async function send(
  store: Store,
  settings: Settings,
  { subject, kind, summary, isAskedFor }: OutboxEntry,
  lead: StoredLead | null,
  now: Date,
): Promise<void> {
  if (kind === 'quarantine-report') {
    const waiting = await countKeys(store, 'quarantine/');
    if (waiting > 0) await sendMail(settings, quarantineReport(settings, subject, waiting));
  } else if (kind === 'weekly-summary') {
    if (summary) await sendMail(settings, weeklySummaryMail(settings, subject, summary));
  } else if (!lead) return;
  else if (kind === 'operator-mail') await sendMail(settings, operatorMail(settings, lead));
  else if (kind === 'visitor-mail') {
    if (isAskedFor || (await isFirstToday(store, lead, kind, now)))
      await sendMail(settings, await visitorMail(settings, lead));
  } else if (settings.webhook) await callWebhook(settings.webhook, lead);
  else if (settings.hasWebhook) throw new Error('WEBHOOK_URL and WEBHOOK_SECRET must both be set, and right.');
}

/**
 * Whether this lead is the one whose mail its address gets today: anybody can type in an address that is not theirs, as
 * often as they like. Asked when the mail is about to leave, so that a lead that was never stored takes nobody's mail
 * away, and answered the same for each attempt.
 */
async function isFirstToday(store: Store, { id, lead }: StoredLead, kind: DeliveryKind, now: Date): Promise<boolean> {
  const key = mailedKey(lead.email, kind, now);
  if (await createOnly(store, key, { id })) return true;
  const first = (await store.get(key, { type: 'json' })) as { id: string } | null;
  return first?.id === id;
}

/** Deletes the markers of mails sent before today, of addresses whose hash begins with `digit`. */
export async function deleteOldMailMarkers(store: Store, digit: string, now: Date): Promise<void> {
  const today = isoDay(now);
  for await (const keys of keyBatches(store, `mailed/${digit}`)) {
    const old = keys.filter((key) => key.slice(-today.length) < today);
    await Promise.all(old.map((key) => store.delete(key)));
  }
}

/** Enqueues a delivery again, due at once: a dead-lettered one, or one that was already made. */
export async function redeliver(store: Store, subject: string, kind: DeliveryKind, now: Date): Promise<void> {
  await store.delete(deliveredKey(subject, kind));
  await store.setJSON(entryKey(subject, kind), { ...newEntry(subject, kind, now), isAskedFor: true });
}
