// The cards of an answer: a question of this site, its direct answer, and what it depends on.
import type { Figure } from '../../facts/figure.ts';
import { cardText } from '../card-text.ts';
import type { AnswerCard, Figures } from '../contract.ts';
import { type Case, type Passage, sentences } from '../search/passages.ts';
import { onePerPage, type SearchResult } from '../search/retrieval.ts';
import { asHeading } from '../search/search-index.ts';
import { terms } from '../search/terms.ts';
import { isCompleteSentence, isItem } from './sentences.ts';

export const maxCards = 3;
/** Most characters of the direct answer of a section, as of one that an author wrote, and of what follows it. */
const maxDirectLength = 320;
const maxRestLength = 900;
/** From this many characters on a message tells a story. */
const minStoryLength = 160;
/** From this share of words in common on, two cards say the same. */
const duplicateSimilarity = 0.6;

/** "5 days", "one-half"; "all" is in too many sentences. */
const isDistinctive = ({ value }: Figure): boolean => /[\d-]/.test(value);

/** The figures in a text, grouped by source. The "6 months" in "6 months to 1 year" is not a separate figure. */
export function figuresIn(text: string, figures: Figure[]): Figures[] {
  let remaining = text;
  const printed: Figure[] = [];
  const byValue = Map.groupBy(figures.filter(isDistinctive), ({ value }) => value);
  for (const value of [...byValue.keys()].sort((a, b) => b.length - a.length)) {
    const pieces = remaining.split(value);
    // "21" is not in "R.C. 2113.03".
    if (!pieces.slice(1).some((after, index) => !/[\w$]$/.test(pieces[index] ?? '') && !/^\w/.test(after))) continue;
    remaining = pieces.join(' ');
    printed.push(...(byValue.get(value) ?? []));
  }
  return [...Map.groupBy(printed, ({ source }) => source)].map(([source, same]) => ({
    values: [...new Set(same.map(({ value }) => value))].join(', '),
    source,
    url: same[0]?.url,
  }));
}

/** Paragraphs, each with the list that it introduces: a list is shown whole or not at all. */
function blocksOf(lines: string[]): string[] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && isItem(line)) last.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap(([lead = '', ...items]) => {
    const text = sentences(lead).filter(isCompleteSentence).join(' ');
    // Drop a lead-in whose list is missing.
    if (items.length === 0) return isItem(lead) || (text && !text.endsWith(':')) ? [text || lead] : [];
    return [[lead, ...items].join('\n')];
  });
}

/** The start of a section: its first sentences as the direct answer, and whole paragraphs and lists after it. */
function sectionOpening({ answer, text }: Pick<Passage, 'answer' | 'text'>): Pick<AnswerCard, 'answer' | 'more'> {
  const [first = '', ...lines] = text.split('\n');
  const rest = isItem(first) ? [first] : sentences(first).filter(isCompleteSentence);
  let direct = answer;
  while (rest[0] && !isItem(rest[0]) && !rest[0].endsWith(':') && direct.length + rest[0].length < maxDirectLength)
    direct += ` ${rest.shift()}`;
  let more = '';
  for (const block of blocksOf([rest.join(' '), ...lines])) {
    if (more.length + block.length > maxRestLength) break;
    more += `${more && '\n\n'}${block}`;
  }
  return more ? { answer: direct, more } : { answer: direct };
}

/** The cases, the one first that the message names in words that no other case has. */
function promoteNamedCase(cases: Case[], message: string): Case[] {
  const messageTerms = new Set(terms(message));
  const matchedTerms = cases.map((one) => new Set(terms(one.if)).intersection(messageTerms));
  const uniqueTerms = matchedTerms.map((words, index) =>
    matchedTerms.reduce((left, others, other) => (other === index ? left : left.difference(others)), words),
  );
  const maxUnique = Math.max(0, ...uniqueTerms.map(({ size }) => size));
  const [best, ...others] = cases.filter((_, index) => uniqueTerms[index]?.size === maxUnique);
  return maxUnique > 0 && best && others.length === 0 ? [best, ...cases.filter((one) => one !== best)] : cases;
}

/** The card of a passage. */
export function cardOf(passage: Passage, message: string, shows: AnswerCard['shows']): AnswerCard {
  const { heading: question, url, cases } = passage;
  const words = cases ? { answer: passage.answer, cases: promoteNamedCase(cases, message) } : sectionOpening(passage);
  // An answer is its own page; a section is titled by the page that it is on.
  const title = cases ? question : passage.page;
  const card: AnswerCard = { question, ...words, url, title, figures: [], shows };
  return { ...card, figures: figuresIn(cardText(card), passage.figures) };
}

const wordsOf = ({ heading, answer }: Passage): Set<string> => new Set(terms(`${heading} ${answer}`));
const isDuplicate = (one: Passage, other: Passage): boolean => {
  if (asHeading(one.heading) === asHeading(other.heading)) return true;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.intersection(b).size >= duplicateSimilarity * a.union(b).size;
};

/** The best passages that get a card: no two of one page, and none that says the same as one before it. */
export function passagesForCards(results: SearchResult[]): Passage[] {
  const passages: Passage[] = [];
  for (const { passage } of onePerPage(results))
    if (passages.length < maxCards && !passages.some((one) => isDuplicate(one, passage))) passages.push(passage);
  return passages;
}

/**
 * The cards: where the box is sure, the first is open and the others are a line each; where it is not, or a story may
 * ask several things, each shows its direct answer.
 */
export function cardsOf(passages: Passage[], message: string, isSure: boolean): AnswerCard[] {
  const closed = isSure && message.length < minStoryLength ? 'question' : 'direct-answer';
  return passages.map((passage, index) => cardOf(passage, message, isSure && index === 0 ? 'whole' : closed));
}
