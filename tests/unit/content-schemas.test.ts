// The messages for an author's mistakes: every schema, over every entry of the content.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { collections } from '../../src/content.config.ts';

vi.mock('astro:content', async () => {
  const { z } = await import('astro/zod');
  return { reference: () => z.string(), defineCollection: (collection: unknown) => collection };
});

type Entry = Record<string, unknown>;
const inFolder = (folder: string): Entry[] =>
  globSync(`src/content/${folder}/**/[!_]*.mdx`).map((file) =>
    parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? ''),
  );
const inFile = (file: string): Entry[] => Object.values(parse(readFileSync(`src/content/${file}.yaml`, 'utf8')));

type Name = keyof typeof collections;
/** Lists of words and of examples, whose entries have no fields of their own. */
const lists = new Set<Name>([
  'messageExamples',
  'messageSigns',
  'places',
  'courtPractices',
  'answerTopics',
  'phrasings',
  'spanishWords',
]);
const names = (Object.keys(collections) as Name[]).filter((name) => !lists.has(name));

function schemaOf(name: Name): z.ZodType {
  const schema = collections[name].schema as z.ZodType;
  // A form's place in the file is given by the loader.
  return name === 'forms' ? z.preprocess((form) => ({ order: 0, ...(form as Entry) }), schema) : schema;
}
const entriesOf = (name: Name): Entry[] => {
  if (existsSync(`src/content/${name}`)) return inFolder(name);
  const file = name === 'correctionLog' ? 'corrections-log' : name;
  return inFile(file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
};

/** Front matter as the author writes it. */
const aCase = parse('{ if: you signed the note, then: you owe the loan yourself. }');

/** What is left out, left empty, or written without quotes or as a list; or far too long. */
const wrongs = [undefined, '', 1, [], [1], {}, 'x'.repeat(2000)];

test.each(names)('%s: every invalid field value gets our own message that says what to write', (name) => {
  const [schema, entries] = [schemaOf(name), entriesOf(name)];
  for (const entry of entries) {
    expect(schema.safeParse(entry).error?.issues ?? []).toEqual([]);
    expect(schema.safeParse({ ...entry, tiddle: 'x' }).error?.issues[0]?.message).toMatch(
      /^There is no field "tiddle"/,
    );
  }
  const fields = new Map(entries.flatMap((entry) => Object.keys(entry).map((field) => [field, entry] as const)));
  for (const [field, entry] of fields) {
    const issues = wrongs.flatMap((wrong) => schema.safeParse({ ...entry, [field]: wrong }).error?.issues ?? []);
    for (const { message } of issues) expect(message, field).toMatch(/^(?!Invalid|Too |Unrecognized).+\.$/);
  }
});

test.each<[Name, Entry, string]>([
  ['articles', { title: 'Too short' }, 'This is too short. Write a title of 15 to 65 characters'],
  ['articles', { title: 'x'.repeat(66) }, 'This is too long. Write a title of 15 to 65 characters'],
  ['articles', { order: 0 }, 'Write the place in the list as a whole number, from 1.'],
  ['articles', { related: ['/a'] }, 'Name at least two related pages'],
  ['articles', { related: Array(7).fill('/a') }, 'Name six related pages at most.'],
  ['articles', { related: ['/a', 'b'] }, 'Write a path on this site'],
  ['articles', { related: ['/a', '/b#'] }, 'Write a path on this site'],
  ['topics', { relatedLinks: ['One title'] }, 'Name at least two related titles.'],
  ['answers', { question: 'May I sell the house' }, 'with a question mark.'],
  ['answers', { question: `${'x'.repeat(90)}?` }, 'This is too long. Write the question in 12 to 90 characters'],
  ['answers', { answer: 'Too short.' }, 'This is too short. Write the direct answer in one to three sentences'],
  ['answers', { answer: `See [the guide](/guides), which is ${'x'.repeat(40)}.` }, 'Write plain text here'],
  ['answers', { cases: [aCase] }, 'Write at least two cases, or put the one into the answer.'],
  ['answers', { cases: Array(7).fill(aCase) }, 'a seventh is a question of its own.'],
  ['answers', { cases: ['you signed the note'] }, 'Write these lines below it, each a little further in: if, then.'],
  ['answers', { asked: ['who pays'] }, 'Write two to sixteen ways in which people put the question.'],
  ['answers', { sections: ['2113.03'] }, 'Write sections such as "R.C. 2113.03"'],
  ['answers', { tool: '/tools/dates' }, 'Write the address of a tool: /plan, /tools/deadlines'],
  ['answers', { bring: Array(5).fill('The title') }, 'Write four lines at most: the sheet is one page.'],
  ['answers', { bring: 'The title' }, 'Write what to bring in lines of 3 to 80 characters'],
  ['answers', { leaveAlone: ['x'.repeat(81)] }, 'Write what to leave alone in lines of 3 to 80 characters'],
  ['answers', { related: ['/answers/who-pays'] }, 'Name other answers by their file names'],
  ['answers', { common: 0 }, 'Write its place on /faq as a whole number, from 1.'],
  [
    'letters',
    { subject: 'About [lone]' },
    'There is no field "lone". Add it to "fields", or write one of: name, address',
  ],
  ['letters', { fields: parse('[{ id: loan-number, label: Loan }]') }, 'Nothing prints the field "loan-number".'],
  ['letters', { fields: parse('[{ id: name, label: Your name }]') }, 'Two fields are called "name".'],
  ['letters', { letter: ['One paragraph.'] }, 'Write the paragraphs of the letter.'],
  ['corrections', { claim: 'No full stop' }, 'Write the claim as one full sentence.'],
  ['guide', { parts: [{ from: '/a' }] }, 'Name the section too'],
  ['counties', { fips: 39_000 }, 'from 39001 to 39175.'],
  ['counties', { fips: 39_176 }, 'from 39001 to 39175.'],
  ['forms', { number: '6' }, 'Write the number as the court prints it'],
  ['forms', { situations: [] }, 'Write a list of one or more of: will,'],
  ['rules', { grade: 'C', text: 'Pay {release-limit} at once.' }, 'A rule of grade C shows no figure: say who to ask.'],
  ['checklists', { groups: [{ title: 'A', items: ['x'.repeat(111)] }] }, 'Write a shorter item.'],
  ['helpLines', { tel: '614-555-0100' }, 'Write in quotes +1 and ten digits'],
  ['replies', { text: 'Too short.' }, 'Write at least one full sentence.'],
  ['replies', { question: 'May I sell' }, 'with a question mark.'],
])('%s with %j: %s', (name, wrong, says) => {
  const [entry] = entriesOf(name);
  const { issues = [] } = schemaOf(name).safeParse({ ...entry, ...wrong }).error ?? {};
  expect(issues.map(({ message }) => message).join('\n')).toContain(says);
});

test.each([
  ['uno dos tres cuatro cinco seis siete', 'Write a shorter phrase.'],
  ['Mañana', 'Write it in small letters without accents.'],
])('the Spanish words %j: %s', (words, says) => {
  expect(schemaOf('spanishWords').safeParse({ [words]: 'x' }).error?.message).toContain(says);
});
