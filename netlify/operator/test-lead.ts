// `npm run leads -- test --url …`: one lead through the live site, from its form's address to the operator's inbox. The
// site treats it like any other lead; only its text identifies it, and the operator's token deletes it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { type LeadAccepted, leadsPath, submissionHeader } from '../../src/features/leads/lead.ts';
import type { OutboxEntry } from '../../src/features/leads/outbox.ts';
import { isThisMachine } from '../../src/shared/environment.ts';
import { readLead } from '../lib/lead-records.ts';
import { deleteLead } from '../lib/lead-store.ts';
import { outboxEntries } from '../lib/outbox.ts';
import { CommandError, printable, reasonOf } from './terminal.ts';

/** Milliseconds between two polls of the store. */
const pollInterval = 500;
/** Request timeout in milliseconds: the function responds within eight seconds. */
const answerTimeout = 15_000;

/**
 * The address to send to. Throws `CommandError` for one that is not a site's: personal data leaves this machine
 * encrypted only.
 */
export function leadsAddress(url: string): URL {
  const site = URL.canParse(url) ? new URL(url) : undefined;
  const safe = site?.protocol === 'https:' || (site?.protocol === 'http:' && isThisMachine(site.hostname));
  if (!site || !safe) throw new CommandError('Say which site: --url https://www.example.com (http only on localhost).');
  return new URL(leadsPath, site);
}

/** Sends the lead, without a consent wording; returns its id. Throws `CommandError`. */
async function sendTestLead(address: URL): Promise<string> {
  const submission = crypto.randomUUID();
  const lead = {
    form: consultation.id,
    name: 'Test lead',
    email: 'test-lead@example.com',
    county: 'other',
    notes: `This is a test by "npm run leads -- test" (${submission}). It deletes itself.`,
    consent: true,
  };
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [submissionHeader]: submission },
    body: JSON.stringify(lead),
    redirect: 'error',
    signal: AbortSignal.timeout(answerTimeout),
  }).catch((error) => {
    throw new CommandError(`${address.origin} did not answer (${reasonOf(error)}). Is this the address of the site?`);
  });
  const text = await response.text();
  if (response.status !== 201) {
    throw new CommandError(`${address.origin} answered ${response.status}: ${printable(text.slice(0, 200))}`);
  }
  try {
    return (JSON.parse(text) as LeadAccepted).id;
  } catch {
    throw new CommandError(`${address.origin} answered with something else than this site does.`);
  }
}

/** Waits until no delivery of the lead is pending, each one that is left has failed, or the time is over. */
async function waitForDeliveries(store: Store, id: string, until: number): Promise<OutboxEntry[]> {
  for (;;) {
    const pending = await outboxEntries(store, id);
    if (pending.every(({ lastError }) => lastError !== undefined) || Date.now() >= until) return pending;
    await wait(pollInterval);
  }
}

const failure = ({ kind, lastError }: OutboxEntry): string =>
  lastError
    ? `The ${kind} failed: ${printable(lastError)}`
    : `The ${kind} was not sent in time: it waits for SMTP_URL where none is set, or for the next scheduled run.`;

/**
 * Sends one lead to the site at `url`, waits up to `seconds` until it is stored and delivered, and deletes it in any
 * case. `print` gets a line for each step. Throws `CommandError`.
 */
export async function testLead(
  store: Store,
  url: string,
  seconds: number,
  print: (line: string) => void,
): Promise<void> {
  const id = await sendTestLead(leadsAddress(url));
  print(`Taken: the site gave the test lead the id ${id}.`);
  const until = Date.now() + seconds * 1000;
  // The function answers once the lead is stored, so that a store without it is another one.
  const stored = await readLead(store, id);
  if (!stored) {
    throw new CommandError(
      `This command looks into another store than the site at ${url} writes to: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN of that site (LEADS_CONTEXT for a preview), then npm run leads -- delete ${id}`,
    );
  }
  try {
    if (stored.quarantine) throw new CommandError(`The site took the test for spam: ${stored.quarantine}`);
    print('Stored.');
    const remaining = await waitForDeliveries(store, id, until);
    if (remaining.length > 0) throw new CommandError(remaining.map(failure).join('\n'));
    if ((await store.get(`delivered/${id}/operator-mail`)) === null)
      throw new CommandError('No mail was enqueued for it.');
    print('Mailed, and handed to the webhook where the site has one. Look into the inbox of OPERATOR_EMAIL.');
  } finally {
    await deleteLead(store, id, new Date());
    print('Deleted.');
  }
}
