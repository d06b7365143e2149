// Claims that are counted at build time, so that they are never stale.
import { getCollection } from 'astro:content';

const lastChecked = Math.max(...(await getCollection('facts')).map(({ data }) => data.checked.getTime()));

export const countedClaims = {
  /** Every article is a guide. */
  guides: `${(await getCollection('articles')).length} guides`,
  /** The year in which a fact was last checked. */
  updated: `Updated for ${new Date(lastChecked).getUTCFullYear()}`,
};
