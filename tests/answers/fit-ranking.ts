// Fits how much each signal counts in the order of what was found (src/features/questions/search/ranking.json), and
// says what it does for questions, and for pages, that it was not fitted on.
import { writeFileSync } from 'node:fs';
import { answerPlace } from '../../src/features/questions/search/passages.ts';
import { onePerPage } from '../../src/features/questions/search/retrieval.ts';
import { foldOf, folds, isAnswer, type Labelled, labelledFrom, labelledQuestions } from './labelled.ts';
import { fitRanking, ranked } from './rank.ts';

const file = 'src/features/questions/search/ranking.json';
const rows = labelledQuestions();
const ordered = new Map<Labelled, Labelled['found']>();
const share = (list: Labelled[], good: (found: Labelled['found']) => boolean): string =>
  `${((100 * list.filter((row) => good(ordered.get(row) ?? [])).length) / list.length).toFixed(1)}%`;

for (const by of ['asked', 'page'] as const) {
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitRanking(rows.filter((row) => foldOf(row[by], folds) !== fold));
    for (const row of rows) if (foldOf(row[by], folds) === fold) ordered.set(row, ranked(row, weights));
  }
  const list = rows.filter((row) => row.isAnswerable);
  const ways = (found: Labelled['found']) => onePerPage(found).slice(0, 3);
  const pages = (found: Labelled['found']) =>
    new Set(found.filter(({ answers }) => isAnswer(answers)).map(({ passage }) => answerPlace(passage)));
  console.log(
    `left out by ${by}, ${list.length}:`,
    `right first ${share(list, ([best]) => isAnswer(best?.answers ?? 0))},`,
    `among three ways ${share(list, (found) => ways(found).some(({ answers }) => isAnswer(answers)))},`,
    `its page ${share(list, (found) => ways(found).some(({ passage }) => pages(found).has(answerPlace(passage))))}`,
  );
}
const weights = fitRanking(rows);
const fitted = { fitted: new Date().toISOString().slice(0, 10), from: `${labelledFrom}: ${rows.length} rows`, weights };
writeFileSync(file, `${JSON.stringify(fitted, null, 2)}\n`);
console.log(fitted.weights);
