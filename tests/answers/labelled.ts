// The labelled questions from which the question box is fitted, each with what the search finds for it.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isQuotable } from '../../src/features/questions/answer/results.ts';
import { otherLanguage } from '../../src/features/questions/intent/language.ts';
import { type Passage, pathOf } from '../../src/features/questions/search/passages.ts';
import { createRetriever, type SearchResult } from '../../src/features/questions/search/retrieval.ts';
import { buildSearchIndex } from '../../src/features/questions/search/search-index.ts';
import { readPassages } from '../support/evaluate-answers.ts';
import { placesOf } from '../support/fresh-set.ts';
import { fitVectors, type TrainingQuestion } from './fit-vectors.ts';
import { gradedSets } from './sets.ts';

const folders = gradedSets.map((name) => `tests/answers/sets/${name}`);
export const labelledFrom = `tests/answers/sets (${gradedSets.join(', ')})`;
/** A set that was written to measure has the first two; questions that were written to learn from have the third. */
const names = ['answerable', 'uncovered', 'questions'];
/** How far a section answers, by what was read of it; one that is labelled, and was not read, answers in most cases. */
const read = { full: 1, partly: 0.4, no: 0 };
const unread = 0.8;
/** From how much on it counts as an answer. */
export const isAnswer = (answers: number): boolean => answers >= unread;
/** As many as the search looks at closely. */
const most = 40;

export interface Labelled {
  asked: string;
  /** The site answers it. */
  isAnswerable: boolean;
  /** What was found, and how far it answers, from 0 to 1. */
  found: (SearchResult & { answers: number })[];
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

/** In how many parts the questions are looked up: each without the phrasings, and the vectors, of its own part. */
export const folds = 6;

const rows: Row[] = folders
  .flatMap((at) => names.map((name) => `${at}/${name}.yaml`))
  .flatMap((file) => (existsSync(file) ? rowsOf(file) : []))
  // What is asked in Spanish is looked up in English words: it teaches neither the vectors nor the order.
  .filter(({ question }) => !otherLanguage(question));

/** How far a passage answers a row, from 0 to 1. */
function answersOf({ id, sections = [] }: Row, passage: Passage): number {
  const grade = sectionsRead[id]?.[passage.url];
  if (grade) return read[grade];
  return placesOf(passage).some((place) => sections.includes(place)) ? unread : 0;
}

/** What the words' vectors are taught: by all rows, or by some. */
export const trainingQuestions = (passages: Passage[], some = rows): TrainingQuestion[] =>
  some.map((row) => ({
    question: row.question,
    answers: [...passages.keys()].filter((at) => isAnswer(answersOf(row, passages[at] as Passage))),
  }));

function looked(): Labelled[] {
  const searches = Array.from({ length: folds }, (_, fold) => {
    const isHere = (text: string) => foldOf(text, folds) === fold;
    const passages = readPassages().map((passage) => ({
      ...passage,
      asked: passage.phrasings.filter((phrasing) => !isHere(phrasing)),
    }));
    const others = rows.filter(({ question }) => !isHere(question));
    const taught = trainingQuestions(passages, others);
    return createRetriever(passages, buildSearchIndex(passages, fitVectors(passages, taught)));
  });
  return rows.map((row) => {
    const { id, question: asked, sections = [] } = row;
    const grades = sectionsRead[id] ?? {};
    const labels = [...sections, ...Object.keys(grades).filter((url) => grades[url] === 'full')];
    const search = searches[foldOf(asked, folds)] as (typeof searches)[number];
    const found = search({ question: asked, history: '' }, most)
      .filter(({ passage }) => isQuotable(passage))
      .map((one) => ({ ...one, answers: answersOf(row, one.passage) }));
    const [first] = labels;
    const page = !first ? asked : first.startsWith('/faq#') ? first : pathOf(first);
    return { asked, isAnswerable: first !== undefined, found, page };
  });
}

let known: Labelled[] | undefined;
/** Every labelled question, looked up once (some minutes). */
export function labelledQuestions(): Labelled[] {
  known ??= looked();
  return known;
}

/** Which of `folds` parts something belongs to, by its text: the same on every day. */
export const foldOf = (text: string, folds: number): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
