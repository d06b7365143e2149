// `npm run bench:retrieval`: how long a search takes over 2,000 passages, after warm-up, beside reading all of them
// through for the question's longest word; and what the index weighs.
import { statSync } from 'node:fs';
import { createRetriever } from '../src/features/questions/search/retrieval.ts';
import { buildSearchIndex } from '../src/features/questions/search/search-index.ts';
import wordVectors from '../src/features/questions/search/word-vectors.json' with { type: 'json' };
import build from '../tests/support/build-once.ts';
import { readPassages, readQuestions } from '../tests/support/evaluate-answers.ts';
import { percentile } from './percentile.ts';
import { printTable, type Row, times as ratio } from './table.ts';

await build();

const passages = readPassages();
const wanted = 2000;
// Copies with words of their own, so that the index grows as it would with more pages.
const many = Array.from({ length: wanted }, (_, at) => {
  const passage = passages[at % passages.length];
  if (!passage) throw new Error('There are no passages. Build the site first.');
  const round = Math.floor(at / passages.length);
  if (round === 0) return passage;
  const renamed = (text: string) =>
    text.replace(/\b(\w{6,})\b/g, (word, _all, place: number) => ((place + at) % 5 === 0 ? `${word}x${round}` : word));
  return {
    ...passage,
    url: `${passage.url}-${round}`,
    heading: renamed(passage.heading),
    text: renamed(passage.text),
    phrasings: passage.phrasings.map(renamed),
  };
});

const start = performance.now();
const search = createRetriever(many, buildSearchIndex(many, wordVectors.vectors));
const built = performance.now() - start;
const questions = readQuestions('tests/answers/questions.yaml').map(({ asked }) => asked);
/** Milliseconds of each question, three times, after a first round that warms up. */
const timed = (look: (question: string) => unknown): number[] => {
  const round = () =>
    questions.map((question) => {
      const before = performance.now();
      look(question);
      return performance.now() - before;
    });
  round();
  return [...round(), ...round(), ...round()];
};
const texts = many.map(({ heading, phrasings, answer, text }) =>
  [heading, ...phrasings, answer, text].join('\n').toLowerCase(),
);
const longestWord = (text: string) =>
  text
    .toLowerCase()
    .split(/\P{L}+/u)
    .reduce((longest, word) => (word.length > longest.length ? word : longest));
const times = timed((question) => search({ question, history: '' }, 12));
const read = timed((question) => {
  const word = longestWord(question);
  return texts.filter((text) => text.includes(word));
});
const weight = statSync('.netlify/blobs/deploy/answer-data').size / 1024;
const ms = (time: number) => `${time.toFixed(2)} ms`;
const rows = [0.5, 0.99].map((share): Row => {
  const [found, reference] = [percentile(times, share), percentile(read, share)];
  return {
    name: `a search, p${share * 100}`,
    product: ms(found),
    reference: ms(reference),
    ratio: ratio(found, reference),
    limit: '5 ms',
    met: found <= 5,
  };
});
const alone = { reference: '', ratio: '' };
printTable(`Retrieval: ${times.length} searches over ${wanted} passages, beside reading them through`, [
  ...rows,
  { name: 'building the index', product: ms(built), ...alone, limit: '1500 ms', met: built <= 1500 },
  {
    name: 'today’s passages, compressed',
    product: `${weight.toFixed(0)} kB`,
    ...alone,
    limit: '1280 kB',
    met: weight <= 1280,
  },
]);
