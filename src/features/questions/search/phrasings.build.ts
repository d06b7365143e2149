import { getCollection } from 'astro:content';
import type { Passage } from './passages.ts';

/** Key of a page's own short answer, which has no anchor. */
const wholePage = 'page';

const pageOfFile = (id: string): string => `/${id.replaceAll('--', '/')}`;

/**
 * The phrasings of each passage, from the file named after its page ("/" becomes "--"). Throws, and so stops the build,
 * where a file or an anchor is no passage: a heading was changed, and its phrasings would be lost without a word.
 */
export async function phrasings(
  passages: Pick<Passage, 'url'>[],
): Promise<(passage: Pick<Passage, 'url' | 'kind'>) => string[]> {
  const urls = new Set(passages.map(({ url }) => url));
  const byUrl = new Map<string, string[]>();
  for (const { id, data } of await getCollection('phrasings')) {
    const path = pageOfFile(id);
    for (const [anchor, asked] of Object.entries(data)) {
      const url = anchor === wholePage ? path : `${path}#${anchor}`;
      if (!urls.has(url))
        throw new Error(
          `src/content/phrasings/${id}.yaml: there is no "${anchor}" on ${path}. Mend the key or take it out.`,
        );
      byUrl.set(url, asked);
    }
  }
  // An aside and a court have the address of another passage.
  return ({ url, kind }) => (kind === 'court' || kind === 'aside' ? [] : (byUrl.get(url) ?? []));
}
