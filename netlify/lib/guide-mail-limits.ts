// Anybody can type in an address that is not theirs: limits on how much mail the guide's form can cause.
import type { Store } from '@netlify/blobs';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { isoDay } from '../../src/shared/dates.ts';
import { asciiDomain } from '../../src/shared/email-address.ts';
import { createOnly, digest, listKeys } from './lead-store.ts';

/**
 * Mails of the guide a day, in all and to the addresses of one domain. A subdomain counts as a domain of its own: whoever
 * has many of them reaches only the limit in all, as anybody does with a public provider's addresses.
 */
const maxPerDay = 200;
const maxPerDomain = 20;
/** Providers that many visitors have their mailbox with: only the limit in all applies to them. */
const publicProviders =
  /^(?:gmail|googlemail|yahoo|ymail|aol|outlook|hotmail|live|msn|icloud|me|mac|comcast|att|sbcglobal|bellsouth|verizon|charter|spectrum|roadrunner|protonmail|proton|gmx|mail)\.(?:com|net|me)$/;

/** An address as its mailbox and domain: `An.n+guide@Gmail.com` and `ann@googlemail.com` are one mailbox. */
export function mailboxOf(email: string): { mailbox: string; domain: string } {
  const at = email.lastIndexOf('@');
  const typedDomain = email.slice(at + 1);
  const asciiName = asciiDomain(typedDomain) ?? typedDomain.toLowerCase();
  const domain = asciiName === 'googlemail.com' ? 'gmail.com' : asciiName;
  const local = email.slice(0, at).toLowerCase().replace(/\+.*/, '');
  // To Gmail alone dots make no difference: https://support.google.com/mail/answer/7436150
  return { mailbox: `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`, domain };
}

/**
 * Whether this lead may have the guide mailed to its address: once a day for a mailbox, and within the limits of the
 * day. The answer for one lead stays the same. What it is based on is one key for each mailbox and day, of hashes.
 */
export async function mayMailGuide(store: Store, { id, lead }: StoredLead, now: Date): Promise<boolean> {
  const { mailbox, domain } = mailboxOf(lead.email);
  const day = `mailed/${isoDay(now)}/`;
  const ofDomain = `${day}${digest(domain)}/`;
  const key = ofDomain + digest(mailbox);
  const mailedFor = async () => ((await store.get(key, { type: 'json' })) as { id: string } | null)?.id;
  const first = await mailedFor();
  if (first) return first === id;
  // The same submission may have come twice at the same moment.
  if (!(await createOnly(store, key, { id }))) return (await mailedFor()) === id;
  // Counted with its own key, so that leads of the same moment count each other.
  const mailed = await listKeys(store, day);
  const mailedToDomain = mailed.filter((one) => one.startsWith(ofDomain)).length;
  const isWithinLimits = mailed.length <= maxPerDay && (mailedToDomain <= maxPerDomain || publicProviders.test(domain));
  if (!isWithinLimits) await store.delete(key);
  return isWithinLimits;
}

/** Deletes the keys of earlier days. */
export async function deleteOldMailMarkers(store: Store, now: Date): Promise<void> {
  const today = `mailed/${isoDay(now)}/`;
  for (const key of await listKeys(store, 'mailed/')) if (key < today) await store.delete(key);
}
