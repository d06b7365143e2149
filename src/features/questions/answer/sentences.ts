// Which sentences of a passage may be shown away from its page.
import type { Passage } from '../search/passages.ts';

/**
 * Sentences that point at the page around them: away from it they would lead nowhere. The sources are links already.
 */
const pointsAtPage =
  /\b(?:table|lists?|charts?|bars|figures|rates|steps|sections?|examples?|links?) (?:below|above|beside)\b|\b(?:below|above) (?:shows?|lists?|says?)\b|\b(?:from|in|see) the table\b|\b(?:our|this site's) (?:\S+ ){0,3}(?:page|article|answer|glossary|post|guide)s?\b|\bthis page\b|\bthe links? goes?\b|\bthe links go\b|^(?:see|read (?:more|about|what|how|who|when)|these are|more (?:in|on|about)|the page on)\b|\bare on heard elsewhere\b|\b(?:is|are) explained (?:on|in)\b/i;

/** It may be a card's answer: it is not about ourselves, and its direct answer does not only lead on to another page. */
export const isQuotable = ({ kind, answer }: Pick<Passage, 'kind' | 'answer'>): boolean =>
  kind !== 'about-us' && !pointsAtPage.test(answer);

export const isItem = (line: string): boolean => line.startsWith('•');
/** A line without an end is a heading, and says nothing by itself. */
export const saysSomething = (sentence: string): boolean =>
  /[.!?:]["”’)]*$/.test(sentence) && !pointsAtPage.test(sentence);
