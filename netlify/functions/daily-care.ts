import type { Store } from '@netlify/blobs';
import type { Config, Context } from '@netlify/functions';
import { monthsBefore } from '../../src/shared/dates.ts';
import { site } from '../../src/site.ts';
import {
  countKeys,
  deleteLead,
  idPrefixes,
  idPrefixesFrom,
  leadBatches,
  leadStore,
  maintainedStores,
} from '../lib/lead-store.ts';
import { deleteOldMailMarkers, enqueueReport } from '../lib/outbox.ts';

/** Milliseconds after which no further part is started: the platform ends a scheduled run after 30 seconds. */
const timeBudget = 20_000;

/**
 * Once a day: queues the report on quarantine, deletes leads past their retention, and deletes the markers of mails
 * sent on earlier days. Each day starts at another id prefix, so that every lead is reached within sixteen days even if
 * runs are cut off by their time limit.
 */
export default async (_request: Request, context: Context): Promise<void> => {
  const store = leadStore(context);
  const stores = maintainedStores(context);
  const now = new Date();
  const oldest = monthsBefore(now, site.retentionMonths).getTime();

  if ((await countKeys(store, 'quarantine/')) > 0) await enqueueReport(store, 'quarantine-report', now);

  const began = performance.now();
  const failed: string[] = [];
  let done = 0;
  for (const digit of idPrefixesFrom(now.getTime() / 86_400_000)) {
    if (performance.now() - began > timeBudget) break;
    for (const folder of ['leads', 'quarantine'] as const) {
      const prefix = `${folder}/${digit}` as const;
      const removed = await Promise.allSettled(stores.map((each) => removeOld(each, prefix, oldest, now)));
      if (removed.some(({ status }) => status === 'rejected')) failed.push(prefix);
    }
    await deleteOldMailMarkers(store, digit, now).catch(() => failed.push(`mailed/${digit}`));
    done += 1;
  }
  if (done < idPrefixes.length) console.log(`Daily care looked through ${done} of ${idPrefixes.length} parts.`);
  // One unreadable lead must not stop the others. Only its part is logged: a JSON parser's message quotes its input.
  if (failed.length > 0) throw new Error(`Daily care could not look through ${failed.join(', ')}.`);
};

async function removeOld(
  store: Store,
  prefix: `leads/${string}` | `quarantine/${string}`,
  oldest: number,
  now: Date,
): Promise<void> {
  for await (const portion of leadBatches(store, prefix)) {
    const old = portion.filter(({ receivedAt }) => Date.parse(receivedAt) < oldest);
    await Promise.all(old.map(({ id }) => deleteLead(store, id, now)));
  }
}

export const config: Config = { schedule: '0 11 * * *' };
