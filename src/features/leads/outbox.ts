import type { WeeklySummary } from './weekly-summary.ts';

/** Reports to the operator about the store as a whole. */
export const reportKinds = ['quarantine-report', 'weekly-summary'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Deliveries due after a lead was stored, and periodic reports; each is delivered independently. */
export type DeliveryKind = 'operator-mail' | 'visitor-mail' | 'webhook' | ReportKind;

export const isReport = (kind: DeliveryKind): kind is ReportKind =>
  reportKinds.some((reportKind) => reportKind === kind);

/** One pending delivery. Kept until it succeeds or is dead-lettered; holds no personal data itself. */
export interface OutboxEntry {
  /** The lead's id; for a report its kind and hour, such as "quarantine-report-2026-11-21T10". */
  subject: string;
  kind: DeliveryKind;
  createdAt: string;
  attempts: number;
  /** Earliest time of the next attempt, ISO 8601 in UTC. During an attempt: when its lease expires. */
  nextAt: string;
  lastError?: string;
  /** Dead-lettered after too many attempts; the operator may redeliver it. */
  deadLettered?: boolean;
  /** The ids of the suspected spam that a quarantine report names. */
  leads?: string[];
  /** The content of a weekly summary, counted when it was enqueued. */
  summary?: WeeklySummary;
}

/** Maximum attempts: with the backoff below, about three days. */
export const maxAttempts = 21;
const minute = 60_000;
const maxBackoff = 6 * 60 * minute;

/** Milliseconds to wait after the given number of failed attempts: 1, 2, 4 … minutes, 6 hours at most. */
export const backoffDelay = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), maxBackoff);

/** Lease duration in milliseconds: an attempt without a result by then was cut off by a crash. */
export const leaseDuration = 2 * minute;

export const newEntry = (subject: string, kind: DeliveryKind, now: Date): OutboxEntry => ({
  subject,
  kind,
  createdAt: now.toISOString(),
  attempts: 0,
  nextAt: now.toISOString(),
});

/** The entry with the lease of an attempt. */
export const leased = (entry: OutboxEntry, now: Date): OutboxEntry => ({
  ...entry,
  attempts: entry.attempts + 1,
  nextAt: new Date(now.getTime() + Math.max(leaseDuration, backoffDelay(entry.attempts + 1))).toISOString(),
});

/** Addresses, which a mail server's error may repeat: `ann@example.com`, `"ann..example"@example.com`. */
const emailPattern = /(?:"[^"]*"|[^\s<>",;:]+)@[^\s<>"',;:]+/g;

/** An error message without addresses, cut to 300 characters. */
export const redact = (error: string): string => error.slice(0, 3000).replace(emailPattern, '(address)').slice(0, 300);

/** The entry after a failed attempt. */
export const failed = (entry: OutboxEntry, error: string, now: Date): OutboxEntry => ({
  ...entry,
  lastError: redact(error),
  nextAt: new Date(now.getTime() + backoffDelay(entry.attempts)).toISOString(),
  ...(entry.attempts >= maxAttempts ? { deadLettered: true } : {}),
});

/** Whether the entry may be attempted at `now`. A wait of over twice the maximum means that the clock was set back. */
export function isPending({ deadLettered, nextAt }: OutboxEntry, now: Date): boolean {
  const wait = Date.parse(nextAt) - now.getTime();
  return !deadLettered && (wait <= 0 || wait > 2 * maxBackoff);
}

/**
 * The deliveries due for a lead: the webhook if configured, the guide's links to the visitor, and the mail to the
 * operator, which is enqueued last: where that entry is, the others are too.
 */
export const deliveriesFor = (mailsGuide: boolean, hasWebhook: boolean): DeliveryKind[] => [
  ...(hasWebhook ? (['webhook'] as const) : []),
  ...(mailsGuide ? (['visitor-mail'] as const) : []),
  'operator-mail',
];
