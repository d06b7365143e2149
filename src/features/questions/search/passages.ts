import type { Figure } from '../../facts/figure.ts';

/** Where a passage comes from: what counts as a plain answer to a plain question weighs more in the search. */
export type PassageKind =
  | 'short-answer'
  | 'question'
  | 'about-us'
  | 'section'
  | 'aside'
  | 'term'
  | 'correction'
  | 'court'
  | 'form';

/** What a family calls a court by. */
export interface Court {
  county: string;
  seat: string;
  towns: string[];
  /** What the court prints of itself, a sentence each with its source: fees, hours, online filing. */
  practices: string[];
}

/** Where an answer depends, and what holds then. */
export interface Case {
  if: string;
  then: string;
}

/** A quotable piece of the site: one section of a page, one answer, one short answer. Written by the build. */
export interface Passage {
  /** Path with the section's anchor. */
  url: string;
  page: string;
  heading: string;
  kind: PassageKind;
  /** The author's direct answer: the first sentence of the section. */
  answer: string;
  /**
   * What follows the answer, a block a line; "• " begins an item of a list or a row of a table. Empty in the answer data
   * where there are cases.
   */
  text: string;
  /** Of an entry in src/content/answers: what it depends on, also at the start of `text`; empty where it does not. */
  cases?: Case[];
  /** Of an answer: the address of the tool that counts it. */
  tool?: string;
  /** Other words for what it answers, as families say them; only the search sees them. */
  phrasings: string[];
  figures: Figure[];
  /** Indexes of the passages whose headings may be asked next: those of the pages around this one. */
  followUps: number[];
  /** The court that it is about, where it is about one. */
  court?: Court;
}

export type CourtPassage = Passage & { court: Court };

/** Its heading is a question that may be offered, since the passage answers it. */
export const isAskable = ({ heading, kind, url }: Pick<Passage, 'heading' | 'kind' | 'url'>): boolean =>
  heading.endsWith('?') &&
  kind !== 'aside' &&
  (kind !== 'about-us' || url.startsWith('/answers/')) &&
  !/\bthis page\b/i.test(heading);

/** The page of an address on this site. */
export const pathOf = (url: string): string => url.replace(/#.*$/, '');

/** The end of a sentence. Abbreviations of the field ("R.C.", "St.", "373 S. High") do not end one. */
const sentenceEnd =
  /(?<!\b(?:\d+ [NSEW]|R\.C|Sup\.R|Adm|rel|v|St|Mr|Mrs|Dr|No|vs|e\.g|i\.e|U\.S|U\.S\.C|C\.F\.R))[.!?]["”’)]?(?=\s+["“(]?[A-Z0-9$•|])/g;

/** Splits plain text after its first sentence. */
export function firstSentence(text: string): [string, string] {
  const [first = ''] = sentences(text);
  return [first, text.trim().slice(first.length).trim()];
}

/** The sentences of a plain text. */
export function sentences(text: string): string[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index]).trim()).filter(Boolean);
}
