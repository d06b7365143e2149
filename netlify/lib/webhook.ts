import { createHmac } from 'node:crypto';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';

/** The signature of a Standard Webhook: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
function signature(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * Posts the lead as JSON. The webhook's id, the lead's, stays the same for every attempt; the time is the attempt's.
 * Throws on any status but 2xx and after 8 seconds.
 */
export async function callWebhook(
  { url, secret }: { url: string; secret: string },
  lead: StoredLead,
  now: Date,
): Promise<void> {
  const body = JSON.stringify(lead);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': lead.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature(secret, lead.id, timestamp, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  });
  // Only the status counts; an unread body would keep the connection open.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}
