// The hand-written data of the question box, for tests that need no build.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type AnswerData, load } from '../../src/features/questions/answer/answer-data.ts';
import type { DecisionModel } from '../../src/features/questions/answer/decision.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import { buildSearchIndex } from '../../src/features/questions/search/search-index.ts';
import { writtenReplies } from './written-replies.ts';

const read = (name: string) => parse(readFileSync(`src/content/${name}.yaml`, 'utf8'), { merge: true });

export const messageSigns: AnswerData['signs'] = read('message-signs');
export const courtPractices: AnswerData['practices'] = read('court-practices');
export const places: AnswerData['places'] = read('places');

/** A section of a page; what a test is about, it says itself. */
export const passageOf = (fields: Partial<Passage>): Passage => ({
  url: '/a#b',
  page: 'A page',
  heading: 'A heading',
  kind: 'section',
  answer: '',
  text: '',
  phrasings: [],
  figures: [],
  followUps: [],
  ...fields,
});

interface County {
  name: string;
  seat: string;
  towns?: string[];
}
/** The courts of all 88 counties, without their practices. */
export const allCourts: Passage[] = Object.values(read('counties') as Record<string, County>).map(
  ({ name, seat, towns = [] }) =>
    passageOf({
      url: `/counties#${name.toLowerCase()}`,
      page: 'Counties',
      heading: `Probate court of ${name} County, ${seat}`,
      kind: 'court',
      answer: `Probate in ${name} County is handled by its court.`,
      court: { county: name, seat, towns, practices: [] },
    }),
);

/** Answer data of some passages. */
export const answerDataWith = (passages: Passage[]): AnswerData => ({
  passages,
  searchIndex: buildSearchIndex(passages),
  replies: writtenReplies,
  spanish: {},
  signs: messageSigns,
  places,
  practices: courtPractices,
});
export const loadedWith = (passages: Passage[], decision?: DecisionModel) => load(answerDataWith(passages), decision);
