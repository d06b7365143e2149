import MiniSearch from 'minisearch';
import { courtWords } from './lay-words.ts';
import { answerPlace, type Court, type Passage, type PassageKind, sentences } from './passages.ts';
import { rememberedTermOf, terms, words } from './terms.ts';

export interface Found {
  passage: Passage;
  score: number;
  /** Share of what the question says that the passage holds, 0 to 1; rare words say more. */
  coverage: number;
  /** How many of its words, as they were typed, the passage holds. */
  words: number;
}

export interface Asked {
  question: string;
  /** What it may follow on: the question before, or the topic of the page. Empty where there is none. */
  before: string;
}

/** What is a plain answer to a plain question comes before a part of a long page. */
const weights: Record<PassageKind, number> = {
  'short-answer': 0.95,
  question: 1.15,
  'about-us': 0.9,
  section: 1,
  aside: 0.95,
  correction: 0.9,
  term: 0.85,
  court: 2,
  form: 0.85,
  figure: 0.55,
};
/** How much a match in each field counts. Phrasings are what families say; the rest is what the site says. */
const boost = { asked: 5, title: 2, body: 2 };
/** How much a phrasing that comes close to the whole question counts beside its single words. */
const closePhrasing = 2;
/** How much the next two finds on the same page count: a page that answers often is the page that was meant. */
const samePage = 0.45;
/** A word of the court's, or of what was said before, counts less than one that was typed. */
const unspoken = 0.45;
/** A word that stands in running text only, and in no phrasing, may stand there by chance. */
const inPassing = 0.25;
/** Finds that are looked at closely, words of a question that count, and the most telling of them, which are looked up:
 * all three bound the time it takes. */
const candidates = 25;
const maxTerms = 24;
const lookedUpTerms = 8;
/** From how many words on a question is a story with a question in it, and how many the question itself needs. */
const longStory = 16;
const enoughAsked = 3;

/** Words that point back at what was said before. */
const pointsBack = /\b(?:that|it|this|they|them|those|these|then|one)\b|^(?:and|but|so|ok|what about|how about|or)\b/i;
/** Asks what a word means. */
const asksMeaning =
  /\b(?:what(?:'?s| is| are|s)?|who(?:'?s| is)|define|meaning of)\b(?: \S+){0,5}[?.!]*$|\bmeans?\b|\bmeant\b/i;

/** Returns a search over the passages: the best first, at most `most`. Nothing where no word is known. */
export function retrieval(passages: Passage[]): (asked: Asked, most: number) => Found[] {
  // Only the site's own words are remembered, never a visitor's.
  const termOf = rememberedTermOf();
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: words,
    processTerm: (word) => termOf(word) ?? null,
  });
  index.addAll(
    passages.map(({ asked, heading, page, answer, text }, id) => ({
      id,
      asked: asked.join('\n'),
      title: `${heading}\n${page}`,
      body: `${answer}\n${text}`,
    })),
  );

  const saying = passages.map(({ heading, asked }) =>
    [heading, ...asked].map((phrase) => new Set(terms(phrase, termOf))),
  );
  const spoken = new Set(saying.flat().flatMap((phrase) => [...phrase]));
  const frequency = new Map<string, number>();
  passages.forEach(({ page, answer, text }, id) => {
    const own = new Set([
      ...(saying[id] ?? []).flatMap((phrase) => [...phrase]),
      ...terms(`${page}\n${answer}\n${text}`, termOf),
    ]);
    for (const term of own) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  });
  const trust = (term: string): number => (spoken.has(term) ? 1 : inPassing);
  /** How much a term says: rare ones more, but a word of one or two passages may stand there by chance. */
  const weigh = (term: string): number =>
    trust(term) * Math.log(1 + passages.length / ((frequency.get(term) ?? 0) + 4));
  const weighed = new Map([...frequency.keys()].map((term) => [term, weigh(term)]));
  const says = (term: string): number => weighed.get(term) ?? weigh(term);
  const sum = (list: Iterable<string>): number => [...list].reduce((total, term) => total + says(term), 0);
  const phrasings = saying.map((phrases) => phrases.map((phrase) => ({ phrase, says: sum(phrase) })));

  const headings = new Map(passages.map(({ heading }, id) => [heading.toLowerCase(), id]));

  return ({ question, before }, most) => {
    const typed = new Set(lookedUp(question).slice(0, maxTerms));
    const followsOn = before !== '' && (typed.size === 0 || (typed.size < 4 && pointsBack.test(question.trim())));
    const back = new Set(followsOn ? terms(before).filter((term) => !typed.has(term)) : []);
    const all = new Set([...typed, ...back, ...terms(courtWords(question))]);
    if (all.size === 0) return [];
    const weightOf = (term: string): number => (typed.has(term) ? 1 : unspoken);
    const said = sum(typed) + unspoken * sum(back);

    const counts = new Map([...all].map((term) => [term, says(term) * weightOf(term)]));
    /** How close a phrasing comes to the question: 1 where both say the same. */
    const closeness = (own: (typeof phrasings)[number][number]): number => {
      let common = 0;
      for (const term of own.phrase) common += counts.get(term) ?? 0;
      return common === 0 ? 0 : common / Math.sqrt(own.says * said);
    };
    const isMeant = courtsNamed(question);
    const defines = asksMeaning.test(question) && typed.size <= 6;
    /** The question asks for the meaning of the very words that the passage is named after. */
    const isDefinition = (title = new Set<string>()): boolean => defines && title.size > 0 && title.isSubsetOf(typed);

    /** The very words of a heading: a suggested question was pressed. */
    const exact = headings.get(question.trim().toLowerCase());
    const maxExpansions = [...counts].sort(([, a], [, b]) => b - a).slice(0, lookedUpTerms);

    const hits = index
      .search(maxExpansions.map(([term]) => term).join(' '), {
        boost,
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boostTerm: (term) => weightOf(term) * trust(term),
        // A word that no passage holds may be misspelled or cut short.
        fuzzy: (term) => (!frequency.has(term) && term.length > 4 ? 1 : false),
        prefix: (term) => !frequency.has(term) && term.length > 4,
        // Eighty-eight courts have the same words: one is meant only where its county or its seat is named.
        filter: ({ id }) => isMeant(passages[id]?.court),
      })
      .filter(({ id }, at) => at < candidates || id === exact);
    const top = hits[0]?.score ?? 1;
    const found = hits.map((hit): Found => {
      const passage = passages[hit.id] as Passage;
      const own = phrasings[hit.id] ?? [];
      const matched = new Set(hit.queryTerms);
      const held = sum(typed.intersection(matched)) + unspoken * sum(back.intersection(matched));
      const score = hit.score / top + closePhrasing * Math.max(0, ...own.map(closeness));
      return {
        passage,
        score: score * weights[passage.kind] * (isDefinition(own[0]?.phrase) ? 1.5 : 1) * (hit.id === exact ? 3 : 1),
        coverage: said === 0 ? 0 : held / said,
        words: [...typed, ...back].filter((term) => matched.has(term) && frequency.has(term)).length,
      };
    });
    return withPages(found).slice(0, most);
  };
}

/** The words to look up. Of a long story only its questions count, where they say enough by themselves. */
function lookedUp(message: string): string[] {
  const all = terms(message);
  if (all.length <= longStory) return all;
  const asked = sentences(message.replace(/\s+/g, ' ')).filter((sentence) => /\?\W*$/.test(sentence));
  const told = terms(asked.join(' '));
  return new Set(told).size >= enoughAsked ? told : all;
}

/** Letters and single spaces alone, so that a name can be looked for as whole words. */
const spelled = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

/**
 * Which courts the question names: by their county; or by their seat, where it names no county: Hamilton is both. What is
 * no court is always meant.
 */
function courtsNamed(question: string): (court: Passage['court']) => boolean {
  const asked = spelled(question);
  const names = / county /.test(asked)
    ? ({ county }: Court) => [`${county} county`]
    : ({ county, seat }: Court) => [county, seat];
  return (court) => !court || names(court).some((name) => asked.includes(spelled(name)));
}

const byScore = (a: Found, b: Found): number => b.score - a.score;

/** Adds to each find what its page's other finds say for the page, and sorts them: the best first. */
function withPages(found: Found[]): Found[] {
  const pages = Map.groupBy(found.sort(byScore), ({ passage }) => answerPlace(passage));
  const others = (one: Found): number => {
    // Each term of the glossary stands for itself.
    if (one.passage.kind === 'term') return 0;
    const [next, third] = (pages.get(answerPlace(one.passage)) ?? []).filter((other) => other !== one);
    return (samePage * ((next?.score ?? 0) + (third?.score ?? 0))) / 2;
  };
  return found.map((one) => ({ ...one, score: one.score + others(one) })).sort(byScore);
}

/** At most one find a page, so that three sources are three ways to read on. */
export function distinct(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ passage }) => {
    const place = passage.kind === 'term' || passage.kind === 'court' ? passage.url : answerPlace(passage);
    return !seen.has(place) && seen.add(place);
  });
}
