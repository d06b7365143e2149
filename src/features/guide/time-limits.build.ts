import { getCollection } from 'astro:content';

/** The ids of every deadline of the time table, by statute section. */
export async function timeLimits(): Promise<string[]> {
  const limits = await getCollection('facts', ({ data }) => data.section && data.row?.from);
  return limits.sort((a, b) => (a.data.section ?? '').localeCompare(b.data.section ?? '')).map(({ id }) => id);
}
