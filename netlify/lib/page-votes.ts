// Votes on pages: one number for each page, day in Ohio and vote, in the store of the deploy.
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';
import type { PageVote, PageVotes, Vote } from '../../src/features/page-votes/page-vote.ts';
import { ohioDay } from '../../src/shared/ohio-time.ts';
import { listKeys, readBatches } from './lead-store.ts';
import { StorageUnavailable, withTimeout } from './timeout.ts';

const folder = 'votes/';

/** Maximum votes counted for a page and day: more of them come from a bot. */
const maxCount = 10_000;
/** Maximum retries of the compare-and-swap among concurrent votes. */
const maxTries = 40;
const retentionDays = 91;
const dayMs = 86_400_000;

/** The page's slashes are two hyphens: `a` and `a/b` cannot both be keys. */
const keyOf = (day: string, { page, vote }: PageVote): string =>
  `${folder}${day}/${page.slice(1).replaceAll('/', '--')}/${vote}`;

/** Adds one to a number, and only to the number that was read. Throws `StorageUnavailable` where it is not counted. */
export async function countVote(store: Store, pageVote: PageVote, now: Date): Promise<void> {
  const key = keyOf(ohioDay(now), pageVote);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await withTimeout(store.getWithMetadata(key, { type: 'text' }));
    const count = Number(stored?.data ?? 0);
    if (count >= maxCount) return;
    const condition = stored?.etag ? { onlyIfMatch: stored.etag } : { onlyIfNew: true as const };
    const { modified, etag } = await withTimeout(store.set(key, String(count + 1), condition));
    // On 403 and 500 the client returns `modified: true` with an empty etag.
    if (modified && !etag) throw new StorageUnavailable();
    if (modified) return;
    await wait(Math.random() * 10 * (tries + 1));
  }
  throw new StorageUnavailable('Too many votes at the same moment.');
}

/** The votes since a day, by page: those with most "no" first. */
export async function readVotes(store: Store, since: string): Promise<PageVotes[]> {
  const pages = new Map<string, PageVotes>();
  const keys = (await listKeys(store, folder)).filter((key) => key >= folder + since);
  for await (const batch of readBatches<number>(store, keys)) {
    for (const { key, value } of batch) {
      const [, , name = '', vote = ''] = key.split('/');
      const page = `/${name.replaceAll('--', '/')}`;
      const votes = pages.get(page) ?? { page, yes: 0, partly: 0, no: 0 };
      votes[vote as Vote] += value;
      pages.set(page, votes);
    }
  }
  return [...pages.values()].sort((a, b) => b.no - a.no || b.partly - a.partly || a.page.localeCompare(b.page));
}

/** Ohio's day from which a number of days are counted. */
export const daysAgo = (now: Date, days: number): string => ohioDay(new Date(now.getTime() - days * dayMs));

export async function deleteOldVotes(store: Store, now: Date): Promise<void> {
  const oldest = folder + daysAgo(now, retentionDays);
  for (const key of await listKeys(store, folder)) if (key < oldest) await store.delete(key);
}
