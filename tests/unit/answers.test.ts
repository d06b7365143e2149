// What an answer owes its reader, read in its source: a question of its own, plain words, a body of the right length.
import { globSync, readFileSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { misplacedAnswer } from '../../src/content-schemas/answer-topic.ts';
import { unknownAnswerReferences } from '../../src/features/content-rules/answers.build.ts';
import { terms } from '../../src/features/questions/search/terms.ts';
import { answerTopics } from '../support/answer-topics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Entry {
  file: string;
  question: string;
  order: number;
  answer: string;
  cases?: { if: string; then: string }[];
  body: string;
}

const entries = globSync('src/content/answers/*/*.mdx').map((file): Entry => {
  const [, front = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
  return { ...(parse(front) as Omit<Entry, 'file' | 'body'>), file, body: body.join('---') };
});

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
/** Source as a reader sees it: a figure counts as one word. */
const readable = (text: string): string =>
  text
    .replace(/<Fact [^>]*\/>|\{[a-z0-9-]+\}/g, '10')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, ' ');

/** Flesch–Kincaid grade of the direct answer, the cases and the body; tables, the court's own terms and headings are left out. */
function gradeOf({ answer, cases = [], body }: Entry): number {
  const parts = [answer, ...cases.flatMap((one) => [`${one.if}.`, one.then]), body];
  const text = readable(parts.join(' ').replace(/^(?:##|\|).*$|<Term id="[^"]*">[^<]*<\/Term>/gm, ''));
  const words = wordsIn(text);
  return fleschKincaid({
    sentence: text.match(/[.!?:]+(\s|$)/g)?.length ?? 1,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** The share of the stems of two questions that both have. */
const overlap = (one: Set<string>, other: Set<string>): number =>
  one.intersection(other).size / (one.union(other).size || 1);
/** From here on two questions are so alike that a reader cannot choose between them. */
const twinLimit = 0.8;

test('there are answers', () => {
  expect(entries.length).toBeGreaterThan(200);
});

test('no two questions are near duplicates', () => {
  const asked = entries.map(({ file, question }) => ({ file, question, words: new Set(terms(question)) }));
  const twins = asked.flatMap((one, index) =>
    asked
      .slice(index + 1)
      .filter((other) => overlap(one.words, other.words) >= twinLimit)
      .map((other) => `${one.file}: ${one.question} | ${other.file}: ${other.question}`),
  );
  expect(twins, 'Make them one answer with two cases, or let each say what it alone asks.').toEqual([]);
});

/** A topic with more questions than this is read under headings. */
const maxQuestionsWithoutParts = 20;
/** A longer part is too long to browse on a telephone. */
const maxQuestionsInPart = 15;

test.each(answerTopics)('the questions of $title fit its headings', ({ id, parts = [] }) => {
  const orders = entries.filter(({ file }) => file.startsWith(`src/content/answers/${id}/`)).map(({ order }) => order);
  const addPart = `Give the topic "${id}" headings in src/content/answer-topics.yaml, or more of them.`;
  if (parts.length === 0) expect(orders.length, addPart).toBeLessThanOrEqual(maxQuestionsWithoutParts);
  else
    expect(Math.min(...orders), 'The first heading is above all questions.').toBeGreaterThanOrEqual(
      parts[0]?.from ?? 0,
    );
  parts.forEach(({ from, title }, index) => {
    const end = parts[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    expect(end, 'Write the headings in the order of their "from".').toBeGreaterThan(from);
    const count = orders.filter((order) => order >= from && order < end).length;
    expect(count, `No question is below "${title}".`).toBeGreaterThan(0);
    expect(count, `${title}: ${addPart}`).toBeLessThanOrEqual(maxQuestionsInPart);
  });
});

test.each(entries)('$file reads at grade 8 or below', (entry) => {
  expect(gradeOf(entry)).toBeLessThanOrEqual(8);
});

// Cases say where it depends and what to do; an answer without them says that below its fields.
test.each(entries)('$file has 60 to 300 words below its fields, or 30 with cases', ({ cases, body }) => {
  const words = readable(body)
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/i.test(word)).length;
  expect(words).toBeGreaterThanOrEqual(cases ? 30 : 60);
  expect(words).toBeLessThanOrEqual(300);
  expect((body.match(/^#+ /gm) ?? []).every((heading) => heading === '## ')).toBe(true);
  expect((body.match(/^## /gm) ?? []).length).toBeLessThanOrEqual(3);
});

test.each(entries)('$file contains no invented family', ({ question, answer, cases = [], body }) => {
  const shown = [question, answer, ...cases.flatMap((one) => [one.if, one.then]), body].join('\n');
  expect(shown).not.toMatch(/\b(?:Mom|Dad|Mama|Grandma|Grandpa)\b/);
  expect(question).not.toMatch(/\bmy (?:brother|sister|aunt|uncle|husband|wife|stepmother|ex)\b/i);
});

const wrongFolder = /^put the file into the folder of one topic: first-days, /;
test.each([
  ['who-pays.mdx', wrongFolder],
  ['houses/who-pays.mdx', wrongFolder],
  ['house/roof/who-pays.mdx', wrongFolder],
  ['house/taxes.mdx', /^"taxes" is the address of a topic\. Rename the file\.$/],
])('the place %s is refused', (file, says) => {
  expect(misplacedAnswer(file)).toMatch(says);
  expect(misplacedAnswer('house/who-pays.mdx')).toBeUndefined();
});

test('a reference to a missing answer or form is reported with file and line', async () => {
  const file = 'src/content/answers/house/who-pays.mdx';
  const front =
    'question: Who?\nforms: [inventory, bond]\nrelated:\n  - when-to-pay\n  - who-paid\n  - who-pays\n  - _template';
  const root = temporaryFolder({
    [file]: `---\n${front}\n---\n\nwho-paid\n`,
    'src/content/answers/taxes/when-to-pay.mdx': '---\nquestion: When?\n---\n\nThen.\n',
    'src/content/answers/_template.mdx': '---\nrelated: []\n---\n',
    'src/content/forms.yaml': 'inventory: {}\n',
  });
  const noAnswer = (line: number, slug: string) =>
    `${file}:${line}: there is no other answer "${slug}". Name one by its file name, or remove it.`;
  expect(await unknownAnswerReferences(root)).toEqual([
    noAnswer(6, 'who-paid'),
    noAnswer(7, 'who-pays'),
    noAnswer(8, '_template'),
    `${file}:3: there is no form "bond". Name one of src/content/forms.yaml, or remove it.`,
  ]);
});
