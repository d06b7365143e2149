import { globSync, readFileSync } from 'node:fs';
import { cachedFile } from '../../../shared/disk-cache.build.ts';
import type { Passage } from './passages.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';
import wordVectors from './word-vectors.json' with { type: 'json' };

/** What an index comes from besides its passages: a change of one of these makes it anew. */
const makers = [
  'src/features/questions/search/*.{ts,json}',
  'src/features/questions/edit-distance.ts',
  'src/shared/stop-words.ts',
];

/** The index of these passages, kept from build to build until they change: it takes a second to make. */
export async function searchIndexOf(passages: Passage[]): Promise<SearchIndex> {
  const made = globSync(makers)
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
  const draw = async () => Buffer.from(JSON.stringify(buildSearchIndex(passages, wordVectors.vectors)));
  return JSON.parse((await cachedFile('answers', [made, passages], draw)).toString());
}
