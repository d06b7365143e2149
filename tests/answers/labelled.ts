// The labelled questions from which the question box is fitted, each with what the search finds for it.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { mayAnswer } from '../../src/features/questions/answer/finds.ts';
import { pathOf } from '../../src/features/questions/search/passages.ts';
import { type Found, retrieval } from '../../src/features/questions/search/retrieval.ts';
import { buildSearchIndex } from '../../src/features/questions/search/search-index.ts';
import { readPassages } from '../support/evaluate-answers.ts';
import { placesOf } from '../support/fresh-set.ts';
import { gradedSets } from './sets.ts';

const folders = gradedSets.map((name) => `tests/answers/${name}`);
export const labelledFrom = folders.join(', ');
/** A set that was written to measure has the first two; questions that were written to learn from have the third. */
const names = ['answerable', 'uncovered', 'questions'];
/** How far a section answers, by what was read of it; one that is labelled, and was not read, answers in most cases. */
const read = { full: 1, partly: 0.4, no: 0 };
const unread = 0.8;
/** From how much on it counts as an answer. */
export const isAnswer = (answers: number): boolean => answers >= unread;
/** As many as the search looks at closely. */
const most = 26;

export interface Labelled {
  asked: string;
  /** The site answers it. */
  isAnswerable: boolean;
  /** What was found; whether it is labelled, and how far it answers, from 0 to 1. */
  found: (Found & { right: boolean; answers: number })[];
  /** The page of its first label: rows of one page are left out together. */
  page: string;
}
interface Row {
  id: string;
  question: string;
  sections?: string[];
}

const rowsOf = (file: string): Row[] => parse(readFileSync(file, 'utf8'));
const sectionsRead: Record<string, Record<string, keyof typeof read>> = parse(
  readFileSync('tests/answers/sections-read.yaml', 'utf8'),
);

/** In how many parts the questions are looked up: each without the phrasings that are questions of its own part. */
export const folds = 6;

/** Every labelled question that is searched for; whatever is no question is answered without a search. */
export function labelledQuestions(): Labelled[] {
  const searches = Array.from({ length: folds }, (_, fold) => {
    const passages = readPassages().map((passage) => ({
      ...passage,
      asked: passage.asked.filter((phrasing) => foldOf(phrasing, folds) !== fold),
    }));
    return retrieval(passages, buildSearchIndex(passages));
  });
  const rows = folders.flatMap((at) =>
    names.map((name) => `${at}/${name}.yaml`).flatMap((file) => (existsSync(file) ? rowsOf(file) : [])),
  );
  return rows.map(({ id, question: asked, sections = [] }) => {
    const grades = sectionsRead[id] ?? {};
    const labels = [...sections, ...Object.keys(grades).filter((url) => grades[url] === 'full')];
    const search = searches[foldOf(asked, folds)] as (typeof searches)[number];
    const found = search({ question: asked, before: '' }, most)
      .filter(({ passage }) => mayAnswer(passage))
      .map((one) => {
        const grade = grades[one.passage.url];
        const right = grade ? grade === 'full' : placesOf(one.passage).some((place) => sections.includes(place));
        return { ...one, right, answers: grade ? read[grade] : right ? unread : 0 };
      });
    const [first] = labels;
    const page = !first ? asked : first.startsWith('/faq#') ? first : pathOf(first);
    return { asked, isAnswerable: first !== undefined, found, page };
  });
}

/** Which of `folds` parts something belongs to, by its text: the same on every day. */
export const foldOf = (text: string, folds: number): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
