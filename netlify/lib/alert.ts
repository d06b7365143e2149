// A second channel for alerts: when mail fails, no mail can report it.
import type { Store } from '@netlify/blobs';
import { type DeliveryStatus, deliveryProblems } from '../../src/features/health/delivery-status.ts';
import { site } from '../../src/site.ts';
import { environmentProblems } from './environment.ts';
import type { Settings } from './settings.ts';

const alertKey = 'status/alert';
/** Milliseconds until the same problem is reported again. */
const repeatInterval = 6 * 3_600_000;

/**
 * Posts the problems of deliveries and environment variables to `ALERT_URL`, as `{"text": …}` with counts and times
 * only: as soon as there is a problem, when another is added, and every six hours while they last. Throws when the
 * receiver does not accept it.
 */
export async function alertOperator(
  store: Store,
  { alertUrl }: Settings,
  status: DeliveryStatus,
  now: Date,
): Promise<void> {
  const problems = [...environmentProblems(), ...deliveryProblems(status, now)];
  const lastAlert = (await store.get(alertKey, { type: 'json' })) as { at: string; problems: number } | null;
  if (problems.length === 0) {
    if (lastAlert) await store.delete(alertKey);
    return;
  }
  const isReported =
    lastAlert && problems.length <= lastAlert.problems && now.getTime() - Date.parse(lastAlert.at) < repeatInterval;
  if (!alertUrl || isReported) return;
  const text = `${site.brand}: ${problems.join(' ')} The log of the functions and "npm run leads -- outbox" say why.`;
  const response = await fetch(alertUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`ALERT_URL answered ${response.status}.`);
  await store.setJSON(alertKey, { at: now.toISOString(), problems: problems.length });
}
