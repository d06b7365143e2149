import { getCollection } from 'astro:content';

/** The ids of every deadline of the time table, by statute section. */
export async function deadlineFactIds(): Promise<string[]> {
  const deadlines = await getCollection('facts', ({ data }) => data.section && data.row?.from);
  return deadlines.sort((a, b) => (a.data.section ?? '').localeCompare(b.data.section ?? '')).map(({ id }) => id);
}
