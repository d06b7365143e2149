import { getCollection } from 'astro:content';

/** The court terms in alphabetical order, grouped by their first letter. */
export async function glossaryByLetter() {
  const terms = (await getCollection('glossary')).sort((a, b) => a.data.term.localeCompare(b.data.term, 'en'));
  return [...Map.groupBy(terms, ({ data }) => data.term.charAt(0).toUpperCase())];
}
