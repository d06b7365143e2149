// A question on how one county's court does things is answered for that county first.
import { expect, test } from 'vitest';
import { cardOf } from '../../src/features/questions/answer/cards.ts';
import {
  countyNote,
  namedCourt,
  otherCountiesLast,
  withCountyNote,
} from '../../src/features/questions/answer/county-note.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';

const passage = (heading: string, answer: string, court?: Passage['court']): Passage => ({
  url: `/counties#${heading.toLowerCase()}`,
  page: 'Counties',
  heading,
  kind: court ? 'court' : 'section',
  answer,
  text: '',
  phrasings: [],
  figures: [],
  followUps: [],
  ...(court && { court }),
});
const courtOf = (county: string, seat: string, towns: string[] = [], practices: string[] = []) =>
  passage(county, `Probate in ${county} County is handled by its court. Its website is https://example.org.`, {
    county,
    seat,
    towns,
    practices,
  });
const courts = [
  courtOf('Athens', 'Athens'),
  courtOf('Butler', 'Hamilton'),
  courtOf('Franklin', 'Columbus', ['Dublin'], ['Full administration, deposit: $250 (the court, 2026).']),
  courtOf('Hamilton', 'Cincinnati'),
  courtOf('Lucas', 'Toledo', ['Oregon'], ['It is open from 8:30 a.m. to 4:30 p.m.']),
  courtOf('Marion', 'Marion'),
  courtOf('Shelby', 'Sidney'),
  courtOf('Stark', 'Canton'),
];

test.each([
  ['deposit for a release in Stark County', 'Stark'],
  ['my dad lived in Toledo, what does it cost to open the estate', 'Lucas'],
  ['filing fee in Oregon, Ohio', 'Lucas'],
  ['can we e-file in Athens', 'Athens'],
  ['do they have a checklist in dublin', 'Franklin'],
  ['hours of the court in Cincinnati', 'Hamilton'],
  ['filing fee toledo', 'Lucas'],
  ['my brother lives in Cincinnati, Iowa; mom died in Canton, what is the deposit', 'Stark'],
])('%s: %s County', (question, county) => {
  expect(namedCourt(question, courts)?.court.county).toBe(county);
});

test.each([
  // A seat that is another county's name, a person, a county of another state, and no place at all.
  'what is the deposit in Hamilton',
  'my sister Marion pays the deposit',
  'deposit in Wayne County, Michigan',
  'what is the filing deposit',
  'deposit paid by my sister Marion',
  'deposit in Columbus, Georgia',
  'deposit in Lucas County, Iowa',
])('%s: no county', (question) => {
  expect(namedCourt(question, courts)).toBeUndefined();
});

test('a court without a fact on what is asked says so, with its own address', () => {
  const note = countyNote('what is the deposit for a release in Stark County', courts);
  expect(note?.text).toMatch(/^Of Stark County’s court we have read nothing on the deposit/);
  expect(note?.text).toContain('https://example.org');
});

test('a court’s own fact comes first, and only that on what is asked', () => {
  expect(countyNote('deposit in Franklin County', courts)?.text).toContain('$250');
  expect(countyNote('hours of the court in Toledo', courts)?.text).toContain('8:30 a.m.');
  expect(countyNote('deposit in Lucas County', courts)?.text).toContain('read nothing on the deposit');
});

test('a release’s limit and a Notice of Deposit are no deposit, and a deposit comes before other fees', () => {
  const lines = [
    'An account: $50.',
    'The older limits of a release: $2,000.',
    'A will comes with a Notice of Deposit.',
    'We found no deposit for a full case.',
  ];
  const note = countyNote('deposit in Summit County', [courtOf('Summit', 'Akron', [], lines)]);
  expect(note?.text.match(/^• .*$/gm)).toEqual(['• We found no deposit for a full case.', '• An account: $50.']);
});

test('a question on the law of Ohio has no note', () => {
  expect(countyNote('Mom lived in Canton, who inherits without a will?', courts)).toBeUndefined();
});

test('what holds for Ohio follows the note, and another county’s passage comes last', () => {
  const note = countyNote('deposit in Athens County', courts);
  if (!note) throw new Error('no note');
  const franklin = passage('Deposit', 'Franklin County’s court recommends $250.');
  const ohio = passage('Ohio', 'Each court sets its deposit by local rule.');
  const [first, last] = otherCountiesLast([{ passage: franklin }, { passage: ohio }], note.court);
  expect([first?.passage, last?.passage]).toEqual([ohio, franklin]);
  const closest: ChatAnswer = {
    kind: 'question',
    outcome: 'near',
    response: 'These come closest.',
    before: 'These come closest.',
    answers: [cardOf(ohio, '', 'direct-answer')],
    sources: [],
    followUps: [],
  };
  const { answer } = withCountyNote({ answer: closest, passages: [ohio] }, note);
  expect(answer.answers.map(({ url, shows }) => [url, shows])).toEqual([
    ['/counties#athens', 'whole'],
    [ohio.url, 'direct-answer'],
  ]);
  expect(answer.answers[1]?.label).toMatch(/^For Ohio as a whole; .*Athens County/);
  expect(answer).toMatchObject({ outcome: 'quote', response: note.text, sources: [{ url: '/counties#athens' }, {}] });
  expect(answer.before).toBeUndefined();
});
