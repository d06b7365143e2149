// Puts an answer together from the site's own sentences: a direct answer first, then what follows it.

import type { Figure } from '../../facts/figure.ts';
import type { ChatAnswer, Figures, Source } from '../contract.ts';
import { expectedAnswerTypes, hasAnswerOfType } from '../search/answer-type.ts';
import { type Passage, pageAndHeading } from '../search/passages.ts';
import type { SearchResult } from '../search/retrieval.ts';
import { terms } from '../search/terms.ts';
import { isItem, putTogether, sentencesOf } from './sentences.ts';

/**
 * Most characters of a quoted passage, and how many of what nobody asked for: most sections fit whole, so that nothing
 * is cut.
 */
const longest = 1000;
const enough = 700;
export const maxSources = 3;

/** A sentence that refers back to the one before it, and cannot be understood without that one. */
const leansBack =
  /^(?:it|its|they|them|their|that|this|these|those|he|she|his|her|then|also|so|but|and|or|instead|otherwise|there|here|such|both|each|neither|one|again|even|still|if so|if not|for example|in (?:that|this) case|the (?:same|other|second|third|rest|first|order|court then|creditor then|notice)|(?:\S+ ){1,8}?such (?!as\b)|after (?:that|this)|not (?:if|when))\b|^(?:\S+ ){1,5}?(?:then|too|it|they|them|this|that|these|those)\b|\bdid the same\b/i;
/** Answers its heading rather than the typed question, which may ask the opposite: "No, a guardianship ends ..." */
const answersHeading =
  /^(?:(?:as a rule|usually|often|probably),? )?(?:(?:yes|no|often|sometimes)[,.:;]|(?:not|it|they|neither|both)\b)/i;
/** A sentence that takes back part of the one before it: the rule without it would mislead. */
const takesBack =
  /^(?:but|however|unless|only|except|otherwise|not (?:if|when|all|every)|still|that does not)\b|\b(?:unless|except|only if)\b/i;
/** Introduces a list of which no item may be left out. */
const holdsTogether = /\b(?:all|both|each|every|until|must|needs?|only|depends?|two|three|four|five|six)\b/i;
/** Speaks of a table, of which each line stands by itself. */
const ofTable = /\b(?:this table|the table|list of forms)\b/i;
/** Introduces an ordered list, in which each item applies only if those before it do not. */
const inOrder = /\b(?:first|order|down a list)\b/i;
/**
 * From how many characters on a sentence has to hold twice as much: a long one holds more by chance, and takes all the
 * room.
 */
const long = 300;
/** How much a sentence counts, of all that was asked, that holds the kind of thing the question asks for. */
const rightKind = 0.5;

/**
 * The passage as it is quoted, up to `longest` characters: its direct answer, or the sentence that answers where that
 * one does not, then the sentences that hold most of the question or the kind of thing that it asks for, then the
 * others, all in the order of the page. A sentence brings the one that it leans on and the one that takes part of it
 * back; an item of a list brings the line that leads over to it. `termWeight` gives the weight of a term of the
 * question.
 */
export function quotedText(
  passage: Pick<Passage, 'answer' | 'text'> & Partial<Pick<Passage, 'heading' | 'phrasings' | 'cases'>>,
  question = '',
  termWeight: (term: string) => number = () => 1,
): string {
  const asked = new Set(terms(question));
  const kinds = expectedAnswerTypes(question);
  const sum = (of: Set<string>): number => [...of].reduce((total, term) => total + termWeight(term), 0);
  const all = sentencesOf(passage);
  const holds = all.map(({ text }) => {
    const ofKind = kinds.some((kind) => hasAnswerOfType({ answer: text, text: '' }, kind));
    return sum(new Set(terms(text)).intersection(asked)) + (ofKind ? rightKind * sum(asked) : 0);
  });
  const lengthOf = (of: Set<number>): number =>
    [...of].reduce((total, at) => total + (all[at]?.text.length ?? 0) + 1, 0);
  const isNext = (at: number): boolean => all[at] !== undefined && all[at].line === all[at - 1]?.line;
  /** The items of the list that words lead over to. */
  const listOf = (lead: number): number[] =>
    [...all.keys()].filter((at) => all[at]?.lead === lead && isItem(all[at].text));
  /** The sentences without which one of them is not to be read: of a list that holds as a whole, all of it. */
  const together = (at: number): number[] => {
    const { text = '', lead } = all[at] ?? {};
    if (lead !== undefined && isItem(text)) {
      const list = listOf(lead);
      const words = all[lead]?.text ?? '';
      if (inOrder.test(words)) return [...together(lead), ...list.filter((item) => item <= at)];
      const whole = (holdsTogether.test(words) && !ofTable.test(words)) || lengthOf(new Set(list)) <= longest - enough;
      return [...together(lead), ...(whole ? list : [at])];
    }
    // A label names its whole line; what leans on a sentence of that line needs the sentence, which brings the label.
    const before = at > 0 && leansBack.test(text) && !isItem(all[at - 1]?.text ?? '') ? at - 1 : lead;
    const after = isNext(at + 1) && takesBack.test(all[at + 1]?.text ?? '') ? [at + 1] : [];
    return [...(before === undefined ? [] : together(before)), at, ...after];
  };

  const chosen = new Set<number>();
  const add = (at: number, most: number): void => {
    const more = chosen.union(new Set(together(at)));
    if (lengthOf(more) <= most) for (const one of more) chosen.add(one);
  };
  // Words that lead over to others come with those; an item without such words is not quoted.
  const leads = new Set(all.map(({ lead }) => lead));
  const order = [...all.keys()].filter((at) => {
    const { text = '', lead } = all[at] ?? {};
    return (
      !text.endsWith(':') && (isItem(text) ? lead !== undefined : !leads.has(at) || isItem(all[at + 1]?.text ?? ''))
    );
  });
  const telling = (at: number): number => (holds[at] ?? 0) / (1 + (all[at]?.text.length ?? 0) / long);
  const byHeld = order.filter((at) => telling(at) > 0).sort((a, b) => telling(b) - telling(a) || a - b);
  const [best = 0] = byHeld;
  const standsAlone = all[best]?.lead === undefined && !leansBack.test(all[best]?.text ?? '');
  // A direct answer that holds nothing of the question is left out where another sentence holds most of it, and more
  // than the section's heading and phrasings: what those ask, the direct answer answers.
  const named = [passage.heading ?? '', ...(passage.phrasings ?? [])].map((name) =>
    new Set(terms(name)).intersection(asked),
  );
  const held = holds[best] ?? 0;
  const isWholeAnswer = passage.cases !== undefined;
  const first =
    !isWholeAnswer && holds[0] === 0 && standsAlone && held >= sum(asked) / 2 && named.every((one) => held > sum(one))
      ? best
      : 0;
  for (const at of together(first)) chosen.add(at);
  // With its cases, whatever they share with the question: nobody can tell here which one is the reader's.
  if (isWholeAnswer) for (const at of all.keys()) if ((all[at]?.line ?? 0) <= (passage.cases ?? 0)) chosen.add(at);
  const isOfTable = (at: number): boolean => ofTable.test(all[all[at]?.lead ?? -1]?.text ?? '');
  for (const at of byHeld) if (at > first) add(at, isOfTable(at) ? enough : longest);
  for (const at of order) if (at > first && (chosen.has(at - 1) || all[at]?.lead !== undefined)) add(at, enough);
  return putTogether(all, chosen, Number.POSITIVE_INFINITY);
}

/** Figures that the text prints, by their source. The "6 months" in "6 months to 1 year" is no figure of its own. */
export function figuresIn(text: string, figures: Figure[]): Figures[] {
  let unread = text;
  const printed: Figure[] = [];
  const byValue = Map.groupBy(figures, ({ value }) => value);
  for (const value of [...byValue.keys()].sort((a, b) => b.length - a.length)) {
    if (!unread.includes(value)) continue;
    unread = unread.replaceAll(value, ' ');
    printed.push(...(byValue.get(value) ?? []));
  }
  return [...Map.groupBy(printed, ({ source }) => source)].map(([source, same]) => ({
    values: [...new Set(same.map(({ value }) => value))].join(', '),
    source,
    url: same[0]?.url,
  }));
}

const titleOf = (passage: Passage): string => {
  const { page, heading, kind } = passage;
  if (kind === 'question' || kind === 'short-answer') return heading;
  return kind === 'court' || kind === 'figure' ? page : pageAndHeading(passage);
};

/** The pages of the results, as links. */
export const sourcesOf = (found: Pick<SearchResult, 'passage'>[]): Source[] =>
  found.slice(0, maxSources).map(({ passage }) => ({ title: titleOf(passage), url: passage.url }));

/**
 * An answer quoted from the best passage, and from the next one beneath it where there are words to lead over to that
 * (`leadsOver`); the others are there to read on. Throws where there is none.
 */
export function quote(
  found: SearchResult[],
  question: string,
  leadsOver?: string,
): Omit<ChatAnswer, 'kind' | 'outcome'> {
  const [best, next] = found;
  if (!best) throw new Error('There is no passage to quote.');
  const text = ({ passage, termWeight }: SearchResult): string => quotedText(passage, question, termWeight);
  const quoted = text(best);
  const { heading, page } = best.passage;
  const namesHeading = !best.isExact && heading !== page && answersHeading.test(quoted);
  const second = leadsOver && next ? `${leadsOver} “${next.passage.heading}”\n\n${text(next)}` : '';
  const response = [namesHeading ? `“${heading}”` : '', quoted, second].filter(Boolean).join('\n\n');
  return {
    response,
    // A heading that the response names is not named above it, too.
    sources: sourcesOf(found).map((source, at) => (at === 0 && namesHeading ? { ...source, title: page } : source)),
    figures: figuresIn(response, [...best.passage.figures, ...(second ? (next?.passage.figures ?? []) : [])]),
    followUps: best.passage.followUps,
  };
}
