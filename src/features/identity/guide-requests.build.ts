// Counts the guide requests of the last thirty days in the lead store.
import { setTimeout } from 'node:timers/promises';
import { getStore, type Store } from '@netlify/blobs';
import type { Environment } from '../../shared/environment.ts';
import { type LeadRecord, leadStoreName, probateTypeOf } from '../leads/stored-lead.ts';

const days = 30;
/** Milliseconds that a build waits for the store. */
const timeoutMs = 20_000;

/** The live site's lead store; undefined if the build has no access. */
export const liveLeads = ({ NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token }: Environment): Store | undefined =>
  siteID && token ? getStore({ name: leadStoreName('production'), siteID, token }) : undefined;

/**
 * The number of requests for the guide in the `days` before `now`, without suspected spam; undefined if the store does
 * not respond.
 */
export async function countGuideRequests(store: Store, now: Date): Promise<number | undefined> {
  const since = now.getTime() - days * 86_400_000;
  const count = async (): Promise<number> => {
    let requests = 0;
    for await (const { blobs } of store.list({ prefix: 'leads/', paginate: true })) {
      const records = await Promise.all(
        blobs.map(({ key }) => store.get(key, { type: 'json' }) as Promise<LeadRecord | null>),
      );
      requests += records.filter(
        (record) => record && probateTypeOf(record) === 'Guide Download' && Date.parse(record.receivedAt) >= since,
      ).length;
    }
    return requests;
  };
  // The build need not wait for a timer that has lost.
  return Promise.race([count(), setTimeout(timeoutMs, undefined, { ref: false })]).catch(() => undefined);
}
