// Which of the finds may answer, in which order, and which questions of ours are among them.
import type { Source } from '../contract.ts';
import { answerPlace, isAskable, type Passage } from '../search/passages.ts';
import { onePerPage, type SearchResult } from '../search/retrieval.ts';
import { onlyPointsElsewhere } from './sentences.ts';

/** Words of somebody on the way to a court: a court that is named beside them is the one that is meant. */
export const mentionsCourt = /\b(?:courts?|courthouse|probate|clerk|fil(?:e|ed|ing))\b/i;
/** Words of somebody who looks for the place itself. */
const asksForPlace = /\b(?:where|address|phone|telephone|website|which (?:court|county))\b/i;
/** How many questions are offered. */
export const maxSuggestedQuestions = 3;

/** It may be shown as an answer: it is not about ourselves, and does not only lead on. */
export const isQuotable = (passage: Passage): boolean => passage.kind !== 'about-us' && !onlyPointsElsewhere(passage);

/** What may answer a question, at most one find a page: nothing about ourselves, nothing that only leads on. */
export const quotableResults = (found: SearchResult[]): SearchResult[] =>
  onePerPage(found.filter(({ passage }) => isQuotable(passage)));

/** A court that is asked for by its county or its seat stands before what is said of all courts. */
export const courtsFirst = (found: SearchResult[], question: string): SearchResult[] =>
  mentionsCourt.test(question) && asksForPlace.test(question)
    ? found.toSorted((a, b) => Number(!a.passage.court) - Number(!b.passage.court))
    : found;

/** A form that is asked for by its number stands first: "form 7.0". */
export function formFirst(found: SearchResult[], all: SearchResult[], question: string): SearchResult[] {
  const number = /\bform (\d+\.\d+)\b/i.exec(question)?.[1];
  const isForm = ({ kind, heading }: Passage) => kind === 'form' && heading.startsWith(`Form ${number}:`);
  const form = number && all.find(({ passage }) => isForm(passage));
  return form ? [form, ...found.filter((one) => one !== form)] : found;
}

/** Its heading says what it answers as a question would, without its mark: "Who may change the locks on the house". */
const saysWhat = (passage: Passage): boolean =>
  passage.kind === 'section' && /^(?:who|what|when|where|which|how) /i.test(passage.heading) && isQuotable(passage);

/** Questions of this site among the finds, to choose from: one of each page, those first whose pages are not `shown` already. */
export function suggestedQuestions(found: SearchResult[], shown: Source[]): string[] {
  const pages = new Set(shown.map(answerPlace));
  const isShown = ({ passage }: SearchResult) => pages.has(answerPlace(passage));
  const askable = onePerPage(found.filter(({ passage }) => isAskable(passage) || saysWhat(passage)));
  const ordered = [...askable.filter((one) => !isShown(one)), ...askable.filter(isShown)];
  return [...new Set(ordered.map(({ passage }) => passage.heading))].slice(0, maxSuggestedQuestions);
}
