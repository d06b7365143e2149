import MiniSearch from 'minisearch';
import { type Passage, pathOf } from '../passages.ts';
import { courtWords } from './lay-words.ts';
import { termOf, terms, words } from './terms.ts';

export interface Found {
  passage: Passage;
  score: number;
  /** Share of what the question says that the passage holds, 0 to 1; rare words say more. */
  coverage: number;
}

export interface Asked {
  question: string;
  /** What it may follow on: the topic of the page, or the question before. Empty where there is none. */
  before: string;
}

/** What is a plain answer to a plain question comes before a part of a long page. */
const weights: Record<Passage['kind'], number> = {
  'short-answer': 1.15,
  question: 1.15,
  'about-us': 0.9,
  section: 1,
  correction: 0.9,
  term: 0.75,
  court: 0.8,
  figure: 0.55,
};
const P: Record<string, number> = (globalThis as any).P ?? {};
const candidates = 60;
const boost = { heading: P.h ?? 1.3, asked: P.a ?? 5, page: P.p ?? 1.4, answer: P.an ?? 1.6, text: P.t ?? 1 };

/** Words that point back at what was said before. */
const pointsBack = /\b(?:that|it|this|they|them|those|these|then|one)\b|^(?:and|but|so|ok|what about|how about|or)\b/i;

/** A question that says little by itself and points back, or begins with "and". */
const followsOn = (question: string, telling: number): boolean => telling < 4 && pointsBack.test(question.trim());

/** Returns a search over the passages: the best first, at most `most`. Nothing where no word is known. */
export function retrieval(passages: Passage[]): (asked: Asked, most: number) => Found[] {
  const documents = passages.map((passage, id) => ({ ...passage, asked: passage.asked.join('\n'), id }));
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: Object.keys(boost),
    tokenize: words,
    processTerm: (word) => termOf(word) ?? null,
  });
  index.addAll(documents);

  const bags = documents.map(({ heading, asked, page, answer, text }) => new Set(terms(`${heading}\n${asked}\n${page}\n${answer}\n${text}`)));
  const frequency = new Map<string, number>();
  for (const term of bags.flatMap((bag) => [...bag])) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const spoken = new Set(passages.flatMap(({ heading, asked }) => terms(`${heading}\n${asked.join('\n')}`)));
  /** How much a term says: rare ones more, but a word of one or two passages may stand there by chance. */
  const says = (term: string): number => (spoken.has(term) ? 1 : (P.sp ?? 0.5)) * Math.log(1 + passages.length / ((frequency.get(term) ?? 0) + (P.sm ?? 4)));
  const sum = (list: Iterable<string>): number => [...list].reduce((total, term) => total + says(term), 0);
  const phrasings = passages.map(({ heading, asked }) => [heading, ...asked].map((phrase) => new Set(terms(phrase))));

  return ({ question, before }, most) => {
    const typed = new Set(terms(question));
    const back = before && followsOn(question, typed.size) ? new Set(terms(before)) : new Set<string>();
    const court = new Set(terms(courtWords(question)));
    const weightOf = (term: string): number => (typed.has(term) ? 1 : court.has(term) ? (P.c ?? 0.45) : 0.5);
    const all = new Set([...typed, ...court, ...back]);
    if (all.size === 0) return [];
    const total = sum(typed) + 0.5 * sum([...back].filter((term) => !typed.has(term)));

    /** How close a phrasing comes to the question: 1 where both say the same. */
    const closeness = (phrase: Set<string>): number => {
      const own = sum(phrase);
      if (own === 0) return 0;
      let common = 0;
      for (const term of phrase) if (all.has(term)) common += says(term) * weightOf(term);
      return common / ((own ** (P.e ?? 0.5)) * ((total || 1) ** (1 - (P.e ?? 0.5))));
    };

    const hits = index.search([...all].join(' '), {
      boost,
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => weightOf(term) * (spoken.has(term) ? 1 : (P.sp ?? 0.5)),
      // A word that no passage holds may be misspelled or cut short.
      fuzzy: (term) => (!frequency.has(term) && term.length > 3 ? (term.length > (P.f ?? 6) ? 2 : 1) : false),
      prefix: (term) => !frequency.has(term) && term.length > 4,
    }).slice(0, candidates);
    const top = hits[0]?.score ?? 1;
    const ranked: Found[] = hits
      .map((hit) => {
        const passage = passages[hit.id] as Passage;
        const closes = (phrasings[hit.id] ?? []).map(closeness).sort((a, b) => b - a);
        const close = ((closes[0] ?? 0) + (P.k2 ?? 0) * (closes[1] ?? 0) + (P.k2 ?? 0) * (closes[2] ?? 0)) / (1 + 2 * (P.k2 ?? 0));
        const matched = new Set(hit.queryTerms);
        const covered = sum([...typed].filter((term) => matched.has(term))) + 0.5 * sum([...back].filter((term) => !typed.has(term) && matched.has(term)));
        return { passage, coverage: total ? covered / total : 0, score: (hit.score / top + (P.l ?? 1.5) * close) * (1 + (weights[passage.kind] - 1) * (P.w ?? 1)) };
      })
      .sort((a, b) => b.score - a.score);
    const byPage = new Map<string, number[]>();
    for (const f of ranked) { const k = pathOf(f.passage.url); byPage.set(k, [...(byPage.get(k) ?? []), f.score]); }
    const pool = (f: Found) => { const l = byPage.get(pathOf(f.passage.url)) ?? []; if (pathOf(f.passage.url)==='/faq'||pathOf(f.passage.url)==='/glossary') return 0; const others = l.filter(x => x !== f.score); return (P.pool ?? 0.45) * ((others[0] ?? 0) + (others[1] ?? 0)) / 2; };
    return ranked.map(f => ({ ...f, score: f.score + pool(f) })).sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
}

/** At most one find a page, and one common question more: three sources should be three ways to read on. */
export function distinct(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ passage }) => {
    const place = passage.url.startsWith('/faq#') ? passage.url : pathOf(passage.url);
    return !seen.has(place) && seen.add(place);
  });
}
