// Which passages hold a term, in which field and how often, and what that scores: BM25+ (Lv and Zhai, "Lower-bounding
// term frequency normalization", 2011) with a weight a field. The build makes the index and the function loads it; a
// term's places are read with the first question that asks for it, since reading all of them took longer than anything
// else before a first answer.
import { isOneEditApart } from '../edit-distance.ts';

/** How much a match in each field counts. Phrasings are what families say; the rest is what the site says. */
const boost = { phrasings: 5, heading: 2, answer: 3, page: 2, body: 2 };
export type Field = keyof typeof boost;
export const fields = Object.keys(boost) as Field[];

/** BM25+ parameters: k1, b and delta. */
const [saturation, byLength, least] = [1.2, 0.7, 0.5];

export interface WordIndex {
  /** Every term, with a space between. */
  terms: string;
  /** Of each term: in how many passages it stands, and where (`written`). */
  frequency: number[];
  places: string;
  /** How many different words each passage has, a list a field. */
  lengths: number[][];
}

/**
 * Makes the index from the words of each passage's fields, and the term that a word becomes; a passage is known by its
 * place.
 */
export function buildWordIndex(
  passages: Record<Field, string[]>[],
  termOf: (word: string) => string | undefined,
): WordIndex {
  const places = new Map<string, Map<number, number>[]>();
  const frequency = new Map<string, number>();
  passages.forEach((passage, id) => {
    const seen = new Set<string>();
    fields.forEach((field, at) => {
      for (const word of passage[field]) {
        const term = termOf(word);
        if (term === undefined) continue;
        const own = places.get(term) ?? fields.map(() => new Map<number, number>());
        places.set(term, own);
        const often = own[at] as Map<number, number>;
        often.set(id, (often.get(id) ?? 0) + 1);
        seen.add(term);
      }
    });
    for (const term of seen) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  });
  return {
    terms: [...places.keys()].join(' '),
    frequency: [...places.keys()].map((term) => frequency.get(term) ?? 0),
    places: [...places.values()].map(written).join(' '),
    lengths: fields.map((field) => passages.map((passage) => new Set(passage[field]).size)),
  };
}

/** Posting lists, one per field: the delta to the previous passage id, and the term frequency. */
const written = (places: Map<number, number>[]): string =>
  JSON.stringify(
    places.map((often) => {
      let before = 0;
      return [...often].flatMap(([id, times]) => {
        const step = id - before;
        before = id;
        return [step, times];
      });
    }),
  );

/** Shorter terms are not matched as a prefix or a typo of another. */
const shortest = 5;
/** Weights of a prefix match and of a match with one typo, before the discount for the length that differs. */
const [prefixWeight, typoWeight] = [0.375, 0.45];

/** How much a term of the index counts for a typed one that the index does not have: 0 where it cannot be meant. */
function fuzzyWeight(typed: string, term: string): number {
  if (typed.length < shortest) return 0;
  if (term.startsWith(typed)) return (prefixWeight * term.length) / (term.length + 0.3 * (term.length - typed.length));
  return isOneEditApart(typed, term) ? (typoWeight * term.length) / (term.length + 1) : 0;
}

export interface Hit {
  id: number;
  score: number;
  /** Of a term that was searched for, the fields of the passage that hold it. */
  fieldsWith: (term: string) => Field[];
}

export interface Words {
  /** In how many passages a term stands. */
  frequency: (term: string) => number | undefined;
  /** The passages that hold any of the terms, the best first; `weigh` tells how much a term counts. */
  search: (terms: string[], weigh: (term: string) => number) => Hit[];
}

/** Takes what `buildWordIndex` gave. */
export function loadWordIndex({ terms, frequency, places, lengths }: WordIndex): Words {
  const at = new Map(terms.split(' ').map((term, place) => [term, place]));
  const unread = places.split(' ');
  const read = new Map<number, number[][]>();
  const placesOf = (term: number): number[][] => {
    const own = read.get(term) ?? (JSON.parse(unread[term] ?? '[]') as number[][]);
    read.set(term, own);
    return own;
  };
  const count = lengths[0]?.length ?? 0;
  const average = lengths.map((own) => own.reduce((sum, length) => sum + length, 0) / count);

  /** The terms of the index that a typed one stands for, and how much each of them counts. */
  const matchingTerms = (typed: string): [term: number, weight: number][] => {
    const known = at.get(typed);
    if (known !== undefined) return [[known, 1]];
    return [...at].flatMap(([term, place]): [number, number][] => {
      const weight = fuzzyWeight(typed, term);
      return weight > 0 ? [[place, weight]] : [];
    });
  };

  const search: Words['search'] = (asked, weigh) => {
    const scores = new Float64Array(count);
    /** Of each term, the fields of each passage that hold it: a bit a field. */
    const holds = new Map(asked.map((term) => [term, new Uint8Array(count)]));
    for (const [typed, held] of holds)
      for (const [term, weight] of matchingTerms(typed))
        placesOf(term).forEach((own, field) => {
          const among = own.length / 2;
          const rarity = Math.log(1 + (count - among + 0.5) / (among + 0.5));
          const counts = weight * weigh(typed) * boost[fields[field] as Field] * rarity;
          const [length, mean] = [lengths[field] as number[], average[field] as number];
          let id = 0;
          // A plain loop: common words stand in half of the passages.
          for (let place = 0; place < own.length; place += 2) {
            id += own[place] as number;
            const often = own[place + 1] as number;
            const share = (length[id] as number) / mean;
            const damped = often + saturation * (1 - byLength + byLength * share);
            scores[id] = (scores[id] as number) + counts * (least + (often * (saturation + 1)) / damped);
            held[id] = (held[id] as number) | (1 << field);
          }
        });
    const hits: Hit[] = [];
    const fieldsWith = (id: number) => (term: string) =>
      fields.filter((_, field) => ((holds.get(term)?.[id] ?? 0) >> field) & 1);
    scores.forEach((score, id) => {
      if (score === 0) return;
      let matched = 0;
      for (const held of holds.values()) if (held[id]) matched += 1;
      // A passage with more of the words is nearer than one with more of one of them.
      hits.push({ id, score: score * matched, fieldsWith: fieldsWith(id) });
    });
    return hits.sort((a, b) => b.score - a.score);
  };
  return { search, frequency: (term) => frequency[at.get(term) ?? -1] };
}
