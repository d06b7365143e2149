import { getCollection } from 'astro:content';
import { type Block, idsIn } from './blocks.ts';
import { runsWithFacts } from './text-runs.build.ts';

/** The court's words that `blocks` use, explained, in alphabetical order. */
export async function glossaryBlocks(blocks: Block[]): Promise<Block[]> {
  const used = new Set(idsIn(blocks, 'term'));
  const terms = (await getCollection('glossary', ({ id }) => used.has(id))).sort((a, b) =>
    a.data.term.localeCompare(b.data.term, 'en'),
  );
  const entries = terms.map(({ id, data }) => ({ id, word: data.term, meaning: runsWithFacts(data.meaning) }));
  return [{ kind: 'entries', entries }];
}
