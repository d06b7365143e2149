import type { List } from '../json-lines.ts';
import { expectedAnswerTypes } from './answer-type.ts';
import { loadPassageVectors } from './passage-vectors.ts';
import { type Passage, pathOf } from './passages.ts';
import { asksForMeaning, courtsNamed, type Query, queryTerms } from './query.ts';
import ranking from './ranking.json' with { type: 'json' };
import { asHeading, type SearchIndex } from './search-index.ts';
import { type Candidate, historyWeight, type Signals, signalsFor } from './signals.ts';
import { fields, loadWordIndex } from './word-index.ts';

export interface SearchResult {
  passage: Passage;
  /** What is known of it; how well it fits by that, as fitted. */
  signals: Signals;
  score: number;
  /** The question is its heading, word for word. */
  isExact: boolean;
  /** What was said before was looked up, too. */
  usesHistory: boolean;
  /** How much a term of the question says. */
  termWeight: (term: string) => number;
}

/** Weight of a term that occurs in running text only, never in a heading or phrasing: it may be there by chance. */
const inPassing = 0.25;
/** Most results that are ranked, and most terms that are looked up (the most informative ones): both limit the time. */
const looked = 25;
/** Results that are ranked whatever their words, because their vectors are nearest. */
const nearest = 10;
const lookedUpTerms = 8;

/** Fitted weights of the signals that rank. */
export type Weights = Record<string, number>;

/** Score added where the question is the heading: nothing ranks higher. */
const exactly = 100;

/** The weighted sum of a passage's signals. */
export const rankScore = (signals: Signals, isExact: boolean, weights: Weights): number =>
  Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * (signals[name] ?? 0),
    isExact ? exactly : 0,
  );

/** Returns a search over the passages: the best first, at most `most`; empty where no word is known. */
export function createRetriever(
  passages: List<Passage>,
  searchIndex: SearchIndex,
  weights: Weights = ranking.weights,
): (query: Query, most: number) => SearchResult[] {
  const index = loadWordIndex(searchIndex.words);
  const compareVectors = loadPassageVectors(searchIndex.vectors, searchIndex.passageVectors);
  const phrasesOf = searchIndex.phrases.split('\n');
  const spoken = new Set(searchIndex.spoken.split(' '));
  const courts = new Set(searchIndex.courts);
  const trust = (term: string): number => (spoken.has(term) ? 1 : inPassing);
  /** Inverse document frequency, smoothed: a term in one or two passages may be there by chance. */
  const idf = (term: string): number => Math.log(1 + passages.length / ((index.frequency(term) ?? 0) + 4));
  const baseWeight = (term: string): number => trust(term) * idf(term);

  const known = new Map<number, Pick<Candidate, 'kinds' | 'phrases'>>();
  /** The terms of a passage's heading and phrasings, parsed on first use. */
  const headingsOf = (id: number): Pick<Candidate, 'kinds' | 'phrases'> => {
    const already = known.get(id);
    if (already) return already;
    const phrases = (phrasesOf[id] ?? '').split('|').map((line) => {
      const terms = new Set(line.split(' ').filter(Boolean));
      return { terms, weight: [...terms].reduce((sum, term) => sum + baseWeight(term), 0) };
    });
    const own = { kinds: expectedAnswerTypes(passages.at(id)?.heading ?? ''), phrases };
    known.set(id, own);
    return own;
  };

  return (query, most) => {
    const { question, history } = query;
    const { typed, historyTerms, usesHistory } = queryTerms(query);
    const all = typed.union(historyTerms);
    if (all.size === 0) return [];
    const historyFactor = (term: string): number => (typed.has(term) ? 1 : historyWeight);
    const counts = new Map([...all].map((term) => [term, baseWeight(term) * historyFactor(term)]));
    const isMeant = courtsNamed(question);

    /** The passage with exactly this heading: a suggested question was clicked, or typed. */
    const exact = searchIndex.headings[asHeading(question)];
    const similarities = compareVectors(usesHistory ? `${question} ${history}` : question);
    const least = similarities.near.toSorted().at(-nearest) ?? 1;
    /** Of a question of which no word has a vector, nothing is near. */
    const isNear = (near = 0): boolean => near > 0 && near >= least;
    const mostTelling = [...counts].sort(([, a], [, b]) => b - a).slice(0, lookedUpTerms);

    const hits = index
      .search(
        mostTelling.map(([term]) => term),
        (term) => historyFactor(term) * trust(term),
      )
      // Eighty-eight courts have the same words: one is meant only where its county or its seat is asked for. It is
      // named by its place alone, so it is looked at whatever its words score.
      .filter(({ id }) => !courts.has(id) || isMeant(passages.at(id)?.court))
      .filter(({ id }, at) => at < looked || id === exact || courts.has(id) || isNear(similarities.near[id]));

    const measure = signalsFor({ question, typed, historyTerms, baseWeight, idf });
    const defines = exact === undefined && asksForMeaning(question, typed);
    const found = hits.map((hit): SearchResult => {
      const passage = passages.at(hit.id) as Passage;
      const own = headingsOf(hit.id);
      const held = Object.fromEntries(fields.map((field) => [field, new Set<string>()])) as Candidate['held'];
      for (const [term] of mostTelling) for (const field of hit.fieldsWith(term)) held[field].add(term);
      const page = searchIndex.pages[hit.id];
      const siblingScore = hits.find(({ id }) => id !== hit.id && searchIndex.pages[id] === page)?.score ?? 0;
      const signals = measure({
        passage,
        score: hit.score,
        top: hits[0]?.score ?? 1,
        siblingScore,
        similarity: similarities.near[hit.id] ?? 0,
        phraseSimilarity: similarities.nearest(passage),
        held,
        ...own,
      });
      // "What is an executor" names the glossary's word and nothing else.
      const isDefinition =
        defines && passage.kind === 'term' && own.phrases[0]?.terms.symmetricDifference(typed).size === 0;
      const isExact = hit.id === exact || isDefinition;
      const score = rankScore(signals, isExact, weights);
      return { passage, signals, score, isExact, usesHistory, termWeight: (term) => counts.get(term) ?? 0 };
    });
    return found.sort((a, b) => b.score - a.score).slice(0, most);
  };
}

/** At most one result per page, so that three sources are three different pages. */
export function onePerPage<One extends Pick<SearchResult, 'passage'>>(found: One[]): One[] {
  const seen = new Set<string>();
  return found.filter(({ passage }) => {
    const place = passage.kind === 'term' || passage.kind === 'court' ? passage.url : pathOf(passage.url);
    return !seen.has(place) && seen.add(place);
  });
}
