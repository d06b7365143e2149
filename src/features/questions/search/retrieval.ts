import { type Asked, askedTerms, asksForMeaning, courtsNamed } from './asked-words.ts';
import { answerPlace, type Passage, type PassageKind } from './passages.ts';
import { boost, loadWords, type SearchIndex } from './search-index.ts';

export interface Found {
  passage: Passage;
  score: number;
  /** Share of what the question says that the passage holds, 0 to 1; rare words say more. */
  coverage: number;
  /** The same, where a word that no passage explains says as much as any other rare word. */
  strictCoverage: number;
  /** How close the nearest of its phrasings comes to the question: 1 where both say the same. */
  closeness: number;
  /** The most that one of its phrasings holds of what the question says, 0 to 1. */
  phraseCoverage: number;
  /** It holds the rarest word of the question. */
  holdsRarest: boolean;
  /** How well its words match by themselves (BM25), for each word that was asked. */
  lexical: number;
  /** How many of the question's words, as they were typed, the passage holds. */
  words: number;
  /** How many words were typed that say something. */
  asked: number;
  /** The question is its heading, word for word. */
  isExact: boolean;
  /** How much a term of the question says. */
  weigh: (term: string) => number;
}

/** What is a plain answer to a plain question comes before a part of a long page. */
const weights: Record<PassageKind, number> = {
  'short-answer': 0.85,
  question: 1.15,
  'about-us': 0.9,
  section: 1,
  aside: 0.95,
  correction: 0.9,
  term: 0.7,
  court: 2,
  form: 0.85,
  figure: 0.55,
};
/** How much the heading counts that comes close to the whole question, beside the closest phrasing and single words. */
const closeHeading = 0.3;
/** A word of the court's, or of what was said before, counts less than one that was typed. */
const unspoken = 0.3;
/** A word that stands in running text only, and in no phrasing, may stand there by chance. */
const inPassing = 0.25;
/** Finds that are looked at closely, and words that are looked up, the most telling ones: both bound the time it takes. */
const candidates = 25;
const lookedUpTerms = 8;

/** Returns a search over the passages: the best first, at most `most`. Nothing where no word is known. */
export function retrieval(passages: Passage[], searchIndex: SearchIndex): (asked: Asked, most: number) => Found[] {
  const index = loadWords(searchIndex);
  const frequency = new Map(Object.entries(searchIndex.frequency));
  const spoken = new Set(searchIndex.spoken);
  const trust = (term: string): number => (spoken.has(term) ? 1 : inPassing);
  /** How rare a term is; a word of one or two passages may stand there by chance. */
  const rarity = (term: string): number => Math.log(1 + passages.length / ((frequency.get(term) ?? 0) + 4));
  const says = (term: string): number => trust(term) * rarity(term);
  const sum = (list: Iterable<string>, of = says): number => [...list].reduce((total, term) => total + of(term), 0);

  const phrases = new Map<number, { phrase: Set<string>; says: number }[]>();
  /** The phrasings of a passage, its heading first; taken apart when they are first looked at. */
  const phrasesOf = (id: number) => {
    const known = phrases.get(id);
    if (known) return known;
    const sets = (searchIndex.phrases[id] ?? '').split('\n').map((line) => new Set(line.split(' ').filter(Boolean)));
    const own = sets.map((phrase) => ({ phrase, says: sum(phrase) }));
    phrases.set(id, own);
    return own;
  };
  // Where pages share a heading, the plainest answer to it counts.
  const byPlainness = [...passages.keys()].sort((a, b) => plainness(passages[a]) - plainness(passages[b]));
  const headings = new Map(
    byPlainness.flatMap((id): [string, number][] => {
      const heading = passages[id]?.heading ?? '';
      // "How much does probate cost, and do I pay it myself?" is asked by its first half.
      const half = heading.replace(/, (?:and|or|but|if) .*$/s, '');
      return half === heading
        ? [[inOhio(heading), id]]
        : [
            [inOhio(heading), id],
            [inOhio(half), id],
          ];
    }),
  );

  return (asked, most) => {
    const { question } = asked;
    const { typed, back, court } = askedTerms(asked);
    const all = new Set([...typed, ...back, ...court]);
    if (all.size === 0) return [];
    const weightOf = (term: string): number => (typed.has(term) ? 1 : unspoken);
    const said = sum(typed) + unspoken * sum(back);

    const counts = new Map([...all].map((term) => [term, says(term) * weightOf(term)]));
    const inCommon = (phrase: Set<string>): number => sum(phrase, (term) => counts.get(term) ?? 0);
    const [rarest = ''] = [...typed].sort((a, b) => rarity(b) - rarity(a));
    const isMeant = courtsNamed(question);
    const defines = asksForMeaning(question, typed);
    /** The question asks for the meaning of the very words that the passage is named after. */
    const isDefinition = (title = new Set<string>()): boolean => defines && title.size > 0 && title.isSubsetOf(typed);

    /** The very words of a heading: a suggested question was pressed, or typed. */
    const exact = headings.get(inOhio(question));
    const mostTelling = [...counts].sort(([, a], [, b]) => b - a).slice(0, lookedUpTerms);

    const hits = index
      .search(mostTelling.map(([term]) => term).join(' '), {
        boost,
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boostTerm: (term) => weightOf(term) * trust(term),
        // A word that no passage holds may be misspelled or cut short.
        fuzzy: (term) => (!frequency.has(term) && term.length > 4 ? 1 : false),
        prefix: (term) => !frequency.has(term) && term.length > 4,
        // Eighty-eight courts have the same words: one is meant only where its county or its seat is asked for.
        filter: ({ id }) => isMeant(passages[id]?.court),
      })
      .filter(({ id }, at) => at < candidates || id === exact);
    const top = hits[0]?.score ?? 1;
    const strictlySaid = sum(typed, rarity);
    const found = hits.map((hit): Found => {
      const passage = passages[hit.id] as Passage;
      const own = phrasesOf(hit.id);
      const matched = new Set(hit.queryTerms);
      const typedHere = typed.intersection(matched);
      const held = sum(typedHere) + unspoken * sum(back.intersection(matched));
      const common = own.map(({ phrase }) => inCommon(phrase));
      const close = own.map(({ says }, at) => (common[at] ?? 0) / Math.sqrt(says * said || 1));
      const closeness = Math.max(0, ...close);
      const score = hit.score / top + closeness + closeHeading * (close[0] ?? 0);
      const defined = isDefinition(own[0]?.phrase);
      // "What is an executor" names the glossary's word and nothing else.
      const isExact =
        hit.id === exact ||
        (exact === undefined && passage.kind === 'term' && defined && typed.isSubsetOf(own[0]?.phrase ?? typed));
      return {
        passage,
        score: score * weights[passage.kind] * (defined ? 2 : 1) * (isExact ? 3 : 1),
        coverage: said === 0 ? 0 : held / said,
        strictCoverage: strictlySaid === 0 ? 0 : sum(typedHere, rarity) / strictlySaid,
        closeness,
        phraseCoverage: Math.max(...common) / (said || 1),
        holdsRarest: typedHere.has(rarest),
        lexical: hit.score / Math.max(1, typed.size + back.size),
        words: [...typed, ...back].filter((term) => matched.has(term) && frequency.has(term)).length,
        asked: typed.size + back.size,
        isExact,
        weigh: (term) => counts.get(term) ?? 0,
      };
    });
    return found.sort(byScore).slice(0, most);
  };
}

const plainness = (passage?: Passage): number => ['section', 'short-answer', 'question'].indexOf(passage?.kind ?? '');

/** A question as its heading says it, whatever its marks; all of this site is about Ohio. */
const inOhio = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\b(?:in |of )?ohio\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const byScore = (a: Found, b: Found): number => b.score - a.score;

/** At most one find a page, so that three sources are three ways to read on. */
export function distinct(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ passage }) => {
    const place = passage.kind === 'term' || passage.kind === 'court' ? passage.url : answerPlace(passage);
    return !seen.has(place) && seen.add(place);
  });
}
