import type { WeeklySummary } from './weekly-summary.ts';

/** Owed to the operator about the store as a whole. */
export const reportKinds = ['quarantine-report', 'weekly-summary'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What is owed after a lead was stored, and now and then about all of them; each is delivered on its own. */
export type DeliveryKind = 'operator-mail' | 'visitor-mail' | 'webhook' | ReportKind;

export const isReport = (kind: DeliveryKind): kind is ReportKind => reportKinds.some((one) => one === kind);

/** One delivery that is owed. Kept until it succeeded or was dead-lettered; holds no personal data of its own. */
export interface OutboxEntry {
  /** The lead it is about; for a report its kind and the day, such as "quarantine-report-2026-11-21". */
  subject: string;
  kind: DeliveryKind;
  createdAt: string;
  attempts: number;
  /** Not before this moment, ISO 8601 in UTC. While a delivery is under way: when it counts as broken off. */
  nextAt: string;
  lastError?: string;
  /** Given up after too many attempts; the operator may send it again. */
  deadLettered?: boolean;
  /** The operator asked for it once more. */
  isAskedFor?: boolean;
  /** What a weekly summary says, counted when it came to be owed. */
  summary?: WeeklySummary;
}

/** Deliveries are given up after this many attempts: with the waiting times below, about three days. */
export const maxAttempts = 21;
const minute = 60_000;
const maxBackoff = 6 * 60 * minute;

/** Milliseconds to wait after the given number of failed attempts: 1, 2, 4 … minutes, 6 hours at most. */
export const backoffDelay = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), maxBackoff);

/** A delivery that did not report back within this time, in milliseconds, was broken off by a crash. */
export const leaseDuration = 2 * minute;

export const newEntry = (subject: string, kind: DeliveryKind, now: Date): OutboxEntry => ({
  subject,
  kind,
  createdAt: now.toISOString(),
  attempts: 0,
  nextAt: now.toISOString(),
});

/** The entry while an attempt is under way. */
export const leased = (entry: OutboxEntry, now: Date): OutboxEntry => ({
  ...entry,
  attempts: entry.attempts + 1,
  nextAt: new Date(now.getTime() + Math.max(leaseDuration, backoffDelay(entry.attempts + 1))).toISOString(),
});

/** A mail server's refusal may repeat the address. */
const addresses = /[^\s<>"',;:]+@[^\s<>"',;:]+/g;

/** The entry after an attempt that failed. */
export const failed = (entry: OutboxEntry, error: string, now: Date): OutboxEntry => ({
  ...entry,
  lastError: error.slice(0, 3000).replace(addresses, '(address)').slice(0, 300),
  nextAt: new Date(now.getTime() + backoffDelay(entry.attempts)).toISOString(),
  ...(entry.attempts >= maxAttempts ? { deadLettered: true } : {}),
});

/** Whether the entry may be attempted at `now`. */
export const isPending = (entry: OutboxEntry, now: Date): boolean =>
  !entry.deadLettered && Date.parse(entry.nextAt) <= now.getTime();

/** What is owed for a lead: its mail to the operator, the guide to its visitor, and the webhook where there is one. */
export const deliveriesFor = (isGuide: boolean, hasWebhook: boolean): DeliveryKind[] => [
  'operator-mail',
  ...(isGuide ? (['visitor-mail'] as const) : []),
  ...(hasWebhook ? (['webhook'] as const) : []),
];
