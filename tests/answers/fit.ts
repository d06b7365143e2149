// `npm run fit [-- need numbers intent search]`: fits every model of the question box from tests/answers/training and
// writes it. Build the site first: what the search learns depends on its pages.
import { writeFileSync } from 'node:fs';
import { buildPassageVectors } from '../../src/features/questions/search/passage-vectors.ts';
import { answerDataOf } from './evaluate-answers.ts';
import { fitIntent, intentRows } from './fit-intent.ts';
import { fitNeed } from './fit-need.ts';
import { fitNumbers } from './fit-numbers.ts';
import { fitDecision, fitRanking, searchQuestions } from './fit-search.ts';
import { fitVectors } from './fit-vectors.ts';
import { fittedFiles, inputHash, type Model } from './fitted-files.ts';
import { readContentMessages, readGraded, readOtherPhrasings, readTraining } from './labeled-messages.ts';

const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
const messages = readTraining();

/** Lists of numbers on one line each: a signal a line. */
const format = (model: object): string =>
  `${JSON.stringify(model, null, 2).replace(/\[[^[\]{}"]+\]/g, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
function write(name: Model, model: object): void {
  writeFileSync(fittedFiles[name], format({ inputs: inputHash(name), ...model }));
  console.log(`Wrote ${fittedFiles[name]}`);
}

if (isChosen('need')) write('need', fitNeed([...messages, ...readContentMessages()], readOtherPhrasings()));
if (isChosen('numbers')) write('numbers', fitNumbers(messages));
if (isChosen('intent')) write('intent', fitIntent(intentRows(messages)));
if (isChosen('search')) {
  const { passages, searchIndex } = answerDataOf();
  const vectors = fitVectors(passages, messages);
  write('vectors', { vectors });
  const passageVectors = buildPassageVectors(passages, vectors);
  const searched = searchQuestions(readGraded(), passages, { ...searchIndex, vectors, passageVectors });
  const weights = fitRanking(searched);
  write('ranking', { weights });
  write('decision', fitDecision(searched, weights));
}
