import { type CollectionEntry, getCollection } from 'astro:content';
import { longDate } from '../../shared/dates.ts';
import { factIdsInBody } from './fact-ids.build.ts';
import type { Figure } from './figure.ts';
import { checkedWord, citation } from './grade.ts';
import { factIdsIn, fillFacts } from './typed-figures.ts';

type Fact = CollectionEntry<'facts'>['data'];

const facts = new Map((await getCollection('facts')).map(({ id, data }) => [id, data]));

/** The fact with this id. Throws, and so stops the build, when there is none. */
export function getFact(id: string): Fact {
  const fact = facts.get(id);
  if (!fact) throw new Error(`There is no fact "${id}". Add it to src/content/facts.yaml or correct the id.`);
  return fact;
}

/** A plain string with every `{fact-id}` filled in. Throws for an unknown one. */
export const withFacts = (text: string): string => fillFacts(text, (id) => getFact(id).value);

/** The facts printed by plain strings, then by entries' bodies, in the order of their first use. */
export const factsUsedIn = (
  texts: string[],
  entries: Parameters<typeof factIdsInBody>[0][] = [],
): { id: string; fact: Fact }[] =>
  [...new Set([...texts.flatMap(factIdsIn), ...entries.flatMap(factIdsInBody)])].map((id) => ({
    id,
    fact: getFact(id),
  }));

/** A fact as an answer quotes it: the value and its source. */
export function quoteFact(id: string): Figure {
  const fact = getFact(id);
  const { value, url, checked } = fact;
  return { value, source: `${citation(fact)}, ${checkedWord(fact)} ${longDate(checked)}`, url };
}
