// Which sentences of a passage may be shown away from its page.
import { createGroupReader } from '../intent/signs.ts';
import type { Passage } from '../search/passages.ts';
import pagePointers from './page-pointers.json' with { type: 'json' };

/** The sentence refers to the page around it, so it makes no sense on a card. */
const refersToPage = createGroupReader(pagePointers, 'points-at-page');

/** It may be a card's answer: it is not about ourselves, and its direct answer does not only lead on to another page. */
export const isQuotable = ({ kind, answer }: Pick<Passage, 'kind' | 'answer'>): boolean =>
  kind !== 'about-us' && !refersToPage(answer);

export const isItem = (line: string): boolean => line.startsWith('•');
/** "The clerk signs.", "(It is free.)" */
const endsSentence = /[.!?:]["”’)]*$/;
/** A line without end punctuation is a heading. */
export const isCompleteSentence = (sentence: string): boolean => endsSentence.test(sentence) && !refersToPage(sentence);
