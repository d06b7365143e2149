import { createHmac } from 'node:crypto';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';

/** `sha256=…`: HMAC of the body under the shared secret, as the receiver computes it again. */
const signature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/**
 * Posts the lead as JSON. The delivery id stays the same for every attempt. Throws on any status but 2xx and after 8
 * seconds.
 */
export async function callWebhook({ url, secret }: { url: string; secret: string }, lead: StoredLead): Promise<void> {
  const body = JSON.stringify(lead);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-delivery-id': lead.id, 'x-signature': signature(secret, body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  });
  // Only the status counts; an unread body would keep the connection open.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}
