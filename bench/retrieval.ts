// `npm run bench:retrieval`: how long a search takes over 2,000 passages, after warm-up, and what the index weighs.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { retrieval } from '../src/domain/questions/retrieval.ts';
import { readPassages, readQuestions } from '../tests/answers/evaluate.ts';

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
    asked: passage.asked.map(renamed),
  };
});

const start = performance.now();
const search = retrieval(many);
const built = performance.now() - start;
const questions = readQuestions('tests/answers/questions.yaml').map(({ asked }) => asked);
const round = () =>
  questions.map((question) => {
    const before = performance.now();
    search({ question, before: '' }, 12);
    return performance.now() - before;
  });
round();
const times = [...round(), ...round(), ...round()].sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
console.table({
  'passages searched': wanted,
  'searches timed': times.length,
  'building the index (ms)': built.toFixed(0),
  'p50 (ms)': at(0.5),
  'p99 (ms)': at(0.99),
  'today’s passages, compressed (kB)': (gzipSync(readFileSync('.netlify/blobs/deploy/passages')).length / 1024).toFixed(
    0,
  ),
});
