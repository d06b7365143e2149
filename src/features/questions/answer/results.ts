// Which results may be shown as cards, and in which order.
import type { Passage } from '../search/passages.ts';
import { onePerPage, type SearchResult } from '../search/retrieval.ts';
import { onlyPointsElsewhere } from './sentences.ts';

/** The message is about going to a court: a court named in it is the one that is meant. */
export const mentionsCourt = /\b(?:courts?|courthouse|probate|clerk|fil(?:e|ed|ing))\b/i;
/** The message asks for the place itself. */
const asksForPlace = /\b(?:where|address|phone|telephone|website|which (?:court|county))\b/i;
/** It may be quoted: it is not about ourselves, and does not merely point to another page. */
export const isQuotable = (passage: Passage): boolean => passage.kind !== 'about-us' && !onlyPointsElsewhere(passage);

/** The results that may be quoted, at most one per page. */
export const quotableResults = (found: SearchResult[]): SearchResult[] =>
  onePerPage(found.filter(({ passage }) => isQuotable(passage)));

/** Puts a court that is asked for by its county or its seat before passages about all courts. */
export const courtsFirst = (found: SearchResult[], question: string): SearchResult[] =>
  mentionsCourt.test(question) && asksForPlace.test(question)
    ? found.toSorted((a, b) => Number(!a.passage.court) - Number(!b.passage.court))
    : found;

/** A will gives something to somebody. */
const willGives =
  /\bwill (?:leaves|left|says|gives|gave)\b|\b(?:left|leaves|leaving|gave|gives|willed) (?:\w+ )?(?:everything|all|it all|all of it|the house)(?: \w+){0,2} to\b/i;
const noWill = /\b(?:no|without an?|never (?:made|had|wrote) an?|(?:didn|wasn)'?t (?:have|leave|make) an?) will\b/i;
const everyNoWill = new RegExp(noWill, 'gi');
const bothNames = /\bboth (?:of )?(?:our |their |the )?names\b/i;
const oneName = /\bin (?:his|her|that parent’s|one) name\b/i;

/** The passage speaks only of those who left no will. */
const isIntestacy = ({ page, heading, answer, text }: Passage): boolean => {
  const all = `${page} ${heading} ${answer} ${text}`;
  return noWill.test(all) && !/\bwills?\b/i.test(all.replace(everyNoWill, ' '));
};

/**
 * Puts passages that hold only in the opposite case behind the others, since they share the words of the message:
 * where it tells of a will, those on no will; where two names stand on everything, those on one name.
 */
export function contraryLast(found: SearchResult[], question: string): SearchResult[] {
  const hasWill = willGives.test(question) && !noWill.test(question);
  const hasBothNames = bothNames.test(question);
  const isContrary = ({ passage, isExact }: SearchResult) =>
    !isExact && ((hasWill && isIntestacy(passage)) || (hasBothNames && oneName.test(passage.heading)));
  return hasWill || hasBothNames ? found.toSorted((a, b) => Number(isContrary(a)) - Number(isContrary(b))) : found;
}

/** Puts a form that is asked for by its number ("form 7.0") first. */
export function formFirst(found: SearchResult[], all: SearchResult[], question: string): SearchResult[] {
  const number = /\bform (\d+\.\d+)\b/i.exec(question)?.[1];
  const isForm = ({ kind, heading }: Passage) => kind === 'form' && heading.startsWith(`Form ${number}:`);
  const form = number && all.find(({ passage }) => isForm(passage));
  return form ? [form, ...found.filter((one) => one !== form)] : found;
}
