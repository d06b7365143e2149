import { getCollection } from 'astro:content';

const lengthsOfTime = new Set<string | undefined>(['days', 'weeks', 'months', 'years']);

/** The ids of every deadline, by statute section: the facts that are a length of time set by law. */
export async function timeLimits(): Promise<string[]> {
  const limits = await getCollection('facts', ({ data }) => data.section && lengthsOfTime.has(data.range?.unit));
  return limits.sort((a, b) => (a.data.section ?? '').localeCompare(b.data.section ?? '')).map(({ id }) => id);
}
