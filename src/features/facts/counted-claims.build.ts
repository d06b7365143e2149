// Claims that the build counts, so that none of them can grow stale.
import { getCollection } from 'astro:content';

const newest = Math.max(...(await getCollection('facts')).map(({ data }) => data.checked.getTime()));

export const countedClaims = {
  /** Every article is a guide. */
  guides: `${(await getCollection('articles')).length} guides`,
  /** The year in which a fact was last checked. */
  updated: `Updated for ${new Date(newest).getUTCFullYear()}`,
};
