// Which sentences of a passage may be shown away from its page.
import { createGroupReader } from '../intent/signs.ts';
import type { Passage } from '../search/passages.ts';
import pagePointers from './page-pointers.json' with { type: 'json' };

/** Away from the page around it the sentence would lead nowhere. The sources are links already. */
const refersToPage = createGroupReader(pagePointers, 'points-at-page');

/** It may be a card's answer: it is not about ourselves, and its direct answer does not only lead on to another page. */
export const isQuotable = ({ kind, answer }: Pick<Passage, 'kind' | 'answer'>): boolean =>
  kind !== 'about-us' && !refersToPage(answer);

export const isItem = (line: string): boolean => line.startsWith('•');
/** "The clerk signs.", "(It is free.)" */
const endsSentence = /[.!?:]["”’)]*$/;
/** A line without an end is a heading, and says nothing by itself. */
export const isCompleteSentence = (sentence: string): boolean => endsSentence.test(sentence) && !refersToPage(sentence);
