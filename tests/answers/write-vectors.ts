// Fits the words' vectors (src/features/questions/search/word-vectors.json) to all phrasings and all labelled
// questions.
import { writeFileSync } from 'node:fs';
import { readPassages } from '../support/evaluate-answers.ts';
import { fitVectors } from './fit-vectors.ts';
import { labelledFrom, trainingQuestions } from './labelled.ts';

const passages = readPassages();
const vectors = fitVectors(passages, trainingQuestions(passages));
const fitted = { fitted: new Date().toISOString().slice(0, 10), from: `phrasings, ${labelledFrom}`, vectors };
writeFileSync('src/features/questions/search/word-vectors.json', `${JSON.stringify(fitted, null, 2)}\n`);
