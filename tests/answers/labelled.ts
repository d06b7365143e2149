// The labelled questions from which the question box is fitted, each with what the search finds for it.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { mayAnswer } from '../../src/features/questions/answer/finds.ts';
import { beforeOf } from '../../src/features/questions/answer/respond.ts';
import { chatContexts } from '../../src/features/questions/contract.ts';
import { pathOf } from '../../src/features/questions/search/passages.ts';
import { type Found, retrieval } from '../../src/features/questions/search/retrieval.ts';
import { buildSearchIndex } from '../../src/features/questions/search/search-index.ts';
import { isRight, readPassages } from '../support/evaluate-answers.ts';
import { placesOf } from '../support/fresh-set.ts';

/** Labelled by section, strictly; and by page, in older lists that end before the newest pages. */
const strictFolders = ['fresh-2026-11-21', 'held-out-2026-11-21', 'fresh-2026-11-22', 'fresh-2026-11-22b'].map(
  (name) => `tests/answers/${name}`,
);
const looseFiles = ['tests/answers/calibration.yaml', 'tests/answers/questions.yaml'];
export const labelledFrom = [...strictFolders, ...looseFiles].join(', ');
/** How far a section answers, by what was read of it; one that is labelled, and was not read, answers in most cases. */
const read = { full: 1, partly: 0.4, no: 0 };
const unread = 0.8;
/** From how much on it counts as an answer. */
export const isAnswer = (answers: number): boolean => answers >= unread;
/** How much a row counts that is labelled by page; one that nothing answers is as sure as any. */
const loose = 0.5;
/** As many as the search looks at closely. */
const most = 26;

export interface Labelled {
  asked: string;
  /** The site answers it. */
  isAnswerable: boolean;
  isStrict: boolean;
  weight: number;
  /** What was found; whether it is labelled, and how far it answers, from 0 to 1. */
  found: (Found & { right: boolean; answers: number })[];
  /** The page of its first label: rows of one page are left out together. */
  page: string;
}
interface Row {
  id?: string;
  asked?: string;
  question?: string;
  kind?: string;
  context?: string;
  pages?: string[];
  sections?: string[];
}

const rowsOf = (file: string): Row[] => parse(readFileSync(file, 'utf8'));
const sectionsRead: Record<string, Record<string, keyof typeof read>> = parse(
  readFileSync('tests/answers/sections-read.yaml', 'utf8'),
);

/** Every labelled question that is searched for; whatever is no question is answered without a search. */
export function labelledQuestions(): Labelled[] {
  const passages = readPassages();
  const search = retrieval(passages, buildSearchIndex(passages));
  const strict = strictFolders.flatMap((at) => [...rowsOf(`${at}/answerable.yaml`), ...rowsOf(`${at}/uncovered.yaml`)]);
  const older = looseFiles
    .flatMap(rowsOf)
    .filter(({ kind = 'question', pages }) => kind === 'question' && pages?.length !== 0);
  return [...strict.map((row) => ({ row, isStrict: true })), ...older.map((row) => ({ row, isStrict: false }))].map(
    ({ row: { id = '', asked: older, question, sections, pages, context = chatContexts.home }, isStrict }) => {
      const asked = question ?? older ?? '';
      const labels = sections ?? pages;
      const isLabelled = ({ passage }: Found): boolean =>
        sections
          ? placesOf(passage).some((place) => sections.includes(place))
          : pages !== undefined && isRight(passage.url, pages);
      const found = search({ question: asked, before: beforeOf({ context, previous: '' }) }, most)
        .filter(({ passage }) => mayAnswer(passage))
        .map((one) => {
          const right = isLabelled(one);
          const grade = sectionsRead[id]?.[one.passage.url];
          return { ...one, right, answers: grade ? read[grade] : right ? unread : 0 };
        });
      const [first] = labels ?? [];
      const page = !first ? asked : first.startsWith('/faq#') ? first : pathOf(first);
      return {
        asked,
        isAnswerable: labels !== undefined,
        isStrict,
        weight: isStrict || !labels ? 1 : loose,
        found,
        page,
      };
    },
  );
}

/** Which of `folds` parts something belongs to, by its text: the same on every day. */
export const foldOf = (text: string, folds: number): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
