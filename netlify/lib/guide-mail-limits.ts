// Limits on the mail that the guide's form can cause: anyone can enter somebody else's address.
import type { Store } from '@netlify/blobs';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { isoDay } from '../../src/shared/dates.ts';
import { asciiDomain } from '../../src/shared/email-address.ts';
import { createOnly, digest, listKeys } from './lead-store.ts';

/**
 * Guide mails a day: in total, and for each domain. Subdomains count separately, so a sender with many of them is bound
 * by the total only, as with addresses of public providers.
 */
const maxPerDay = 200;
const maxPerDomain = 20;
/** Public mail providers, exempt from `maxPerDomain`. */
const publicProviders =
  /^(?:gmail|googlemail|yahoo|ymail|aol|outlook|hotmail|live|msn|icloud|me|mac|comcast|att|sbcglobal|bellsouth|verizon|charter|spectrum|roadrunner|protonmail|proton|gmx|mail)\.(?:com|net|me)$/;

/** An address as its mailbox and domain: `An.n+guide@Gmail.com` and `ann@googlemail.com` are one mailbox. */
export function mailboxOf(email: string): { mailbox: string; domain: string } {
  const atSign = email.lastIndexOf('@');
  const typedDomain = email.slice(atSign + 1);
  const asciiName = asciiDomain(typedDomain) ?? typedDomain.toLowerCase();
  const domain = asciiName === 'googlemail.com' ? 'gmail.com' : asciiName;
  const local = email.slice(0, atSign).toLowerCase().replace(/\+.*/, '');
  // To Gmail alone dots make no difference: https://support.google.com/mail/answer/7436150
  return { mailbox: `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`, domain };
}

/**
 * Whether the guide may be mailed to this lead's address: once a day for each mailbox, within the day's limits.
 * Idempotent for a lead. Stored as one key for each mailbox and day, both hashed.
 */
export async function mayMailGuide(store: Store, { id, lead }: StoredLead, now: Date): Promise<boolean> {
  const { mailbox, domain } = mailboxOf(lead.email);
  const dayPrefix = `mailed/${isoDay(now)}/`;
  const domainPrefix = `${dayPrefix}${digest(domain)}/`;
  const key = domainPrefix + digest(mailbox);
  const storedLeadId = async () => ((await store.get(key, { type: 'json' })) as { id: string } | null)?.id;
  const earlierLeadId = await storedLeadId();
  if (earlierLeadId) return earlierLeadId === id;
  // A concurrent request may carry the same submission.
  if (!(await createOnly(store, key, { id }))) return (await storedLeadId()) === id;
  // Counted after writing the key, so that concurrent leads count each other.
  const sentKeys = await listKeys(store, dayPrefix);
  const mailedToDomain = sentKeys.filter((sentKey) => sentKey.startsWith(domainPrefix)).length;
  const isWithinLimits =
    sentKeys.length <= maxPerDay && (mailedToDomain <= maxPerDomain || publicProviders.test(domain));
  if (!isWithinLimits) await store.delete(key);
  return isWithinLimits;
}

/** Deletes the keys of earlier days. */
export async function deleteOldMailMarkers(store: Store, now: Date): Promise<void> {
  const today = `mailed/${isoDay(now)}/`;
  for (const key of await listKeys(store, 'mailed/')) if (key < today) await store.delete(key);
}
