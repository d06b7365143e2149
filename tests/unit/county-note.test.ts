// A question on how one county's court does things is answered for that county first.
import { expect, test } from 'vitest';
import { onlyCourt } from '../../src/features/questions/answer/answer-data.ts';
import { cardOf } from '../../src/features/questions/answer/cards.ts';
import { withCourts } from '../../src/features/questions/answer/county-note.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import type { CourtPassage } from '../../src/features/questions/search/passages.ts';
import { startTurn } from '../../src/features/questions/turn.ts';
import { loadedWith, passageOf } from '../support/hand-written.ts';

const courtOf = (county: string, seat: string, towns: string[] = [], practices: string[] = []): CourtPassage =>
  passageOf({
    url: `/counties#${county.toLowerCase()}`,
    heading: county,
    kind: 'court',
    answer: `Probate in ${county} County is handled by its court. Its website is https://example.org.`,
    court: { county, seat, towns, practices },
  }) as CourtPassage;
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

const loaded = loadedWith(courts);
const namedCounty = (question: string) => onlyCourt(loaded, loaded.places(wordsOf(question)))?.court.county;
const ohio = passageOf({
  url: '/counties#ohio',
  heading: 'Ohio',
  answer: 'Each court sets its deposit by local rule.',
});
/** The cards with those of the courts. */
function cardsFor(question: string, all = courts) {
  const loaded = loadedWith(all);
  const turn = startTurn({ question, history: '' }, loaded.places);
  return withCourts([cardOf(ohio, '', 'direct-answer')], turn, loaded);
}
const shownFor = (question: string, all = courts) => cardsFor(question, all).map(({ url, shows }) => `${shows} ${url}`);

test.each([
  ['deposit for a release in Stark County', 'Stark'],
  ['my dad lived in Toledo, what does it cost to open the estate', 'Lucas'],
  ['filing fee in Oregon, Ohio', 'Lucas'],
  ['what is the deposit in Oregon', 'Lucas'],
  ['Toledo probate court hours', 'Lucas'],
  ['canton filing fee for a release', 'Stark'],
  ['Athens e-filing', 'Athens'],
  ['canton release from administration fee', 'Stark'],
  ['can we e-file in Athens', 'Athens'],
  ['do they have a checklist in dublin', 'Franklin'],
  ['hours of the court in Cincinnati', 'Hamilton'],
  ['filing fee toledo', 'Lucas'],
  ['fees stark', 'Stark'],
  ['does the court of Stark Co. take copies', 'Stark'],
  ['is Toledo’s court open', 'Lucas'],
  ['deposit in Hamilton, Butler County', 'Butler'],
  ['my brother lives in Cincinnati, Iowa; mom died in Canton, what is the deposit', 'Stark'],
])('%s: %s County', (question, county) => {
  expect(namedCounty(question)).toBe(county);
});

test.each([
  // A seat that is another county's name, a person, a county of another state, and no place at all.
  'what is the deposit in Hamilton',
  'my sister Marion pays the deposit',
  'probate law in Oregon',
  'Marion pays the filing fee',
  'deposit in Wayne County, Michigan',
  'what is the filing deposit',
  'deposit paid by my sister Marion',
  'deposit in Columbus, Georgia',
  'deposit in Lucas County, Iowa',
  'the deposit of Mr. Canton',
  'is the court open on Columbus Day',
  'Canton Road deposit',
  'what is the deposit in Franklin, Ohio',
  'her name was Canton, what is the fee',
])('%s: no county', (question) => {
  expect(namedCounty(question)).toBeUndefined();
});

test('a court without a fact on what is asked says so, with its own address', () => {
  const [card] = cardsFor('what is the deposit for a release in Stark County');
  expect(card?.answer).toMatch(/^Of Stark County’s court we have read nothing on the deposit/);
  expect(card?.answer).toContain('https://example.org');
});

test('a court’s own fact comes first, and only that on what is asked', () => {
  expect(cardsFor('deposit in Franklin County')[0]?.answer).toContain('$250');
  expect(cardsFor('hours of the court in Toledo')[0]?.answer).toContain('8:30 a.m.');
  expect(cardsFor('deposit in Lucas County')[0]?.answer).toContain('read nothing on the deposit');
});

test.each([
  ['I want to e-file the inventory in Athens. Is that possible?', '/counties#athens'],
  ['They want a deposit in Canton. Is that right?', '/counties#stark'],
  ['I need the filing fees of Lucas County. Can you help me?', '/counties#lucas'],
])('a question that says little is read with the sentence before it: %s', (question, url) => {
  expect(shownFor(question)[0]).toBe(`whole ${url}`);
});

test.each([
  'dad died at the hospital in Canton, filing fee',
  'im executor what is the deposit in Canton',
  'late fathers probate fee in Canton',
])('somebody else in the message takes no fee from the court: %s', (question) => {
  expect(shownFor(question)[0]).toBe('whole /counties#stark');
});

test('an abbreviated town ends no sentence', () => {
  expect(shownFor('The filing fee in St. Clairsville?', [courtOf('Belmont', 'St. Clairsville')])[0]).toBe(
    'whole /counties#belmont',
  );
});

test('a release’s limit and a Notice of Deposit are no deposit, and a deposit comes before other fees', () => {
  const lines = [
    'An account: $50.',
    'The older limits of a release: $2,000.',
    'A will comes with a Notice of Deposit.',
    'We found no deposit for a full case.',
  ];
  const [card] = cardsFor('deposit in Summit County', [courtOf('Summit', 'Akron', [], lines)]);
  expect(card?.answer.match(/^• .*$/gm)).toEqual(['• We found no deposit for a full case.', '• An account: $50.']);
});

test.each([
  'Mom lived in Canton, who inherits without a will?',
  'Mom lived in Canton, where do I file her taxes',
  'what do I plant on a grave in Canton',
  'canton house in two names',
  // Papers in passing.
  'The appraisal came in low. I have my letters from Stark County. My brother signs nothing. How can the house be sold?',
  'Mom’s house in Canton is sold. I paid the deposit. He wants a divorce first. Which court is it?',
  'Mom died in Canton. Does 123-45-6789 go on the court form?',
  'I paid the deposit in Canton. How long does it take to sell a house?',
  'I paid the deposit in Canton. They kept it. Who inherits the house?',
  // A deposit or a fee of somebody else.
  'the nursing home in Canton charges us fees after death',
  'the landlord in Canton keeps moms deposit',
  'is the safe deposit box in Canton sealed',
  'fee to record a deed in Stark County',
  'dumpster fee in Canton',
  'how much of the estate does my sister in Canton get',
])('a question on the law of Ohio has a line to the court after it: %s', (question) => {
  expect(shownFor(question)).toEqual(['direct-answer /counties#ohio', 'question /counties#stark']);
  expect(cardsFor(question)[1]?.label).toBe('If the person lived in Stark County:');
});

test.each(['how do I file in Ohio', 'my sister Marion has the will'])(
  'no county: no card of a court: %s',
  (question) => {
    expect(shownFor(question)).toEqual(['direct-answer /counties#ohio']);
  },
);

test('who asks for the court of a name that two counties have reads both', () => {
  expect(shownFor('deposit in Hamilton')).toEqual([
    'whole /counties#butler',
    'whole /counties#hamilton',
    'direct-answer /counties#ohio',
  ]);
});

test.each([
  'my dad lived in Toledo',
  'Mom died in Oregon, Ohio',
  'how do I open an estate in Toledo',
  'my dad lived in Toledo, where do I file',
  'Dad was in a nursing home in Toledo. Where do we take his will?',
  'which court has my aunt’s estate, she lived in Toledo',
  'where to probate a will in Toledo',
  'where should we open her estate, she had her home in Toledo',
])('who names a place and asks nothing of its court reads which court it is: %s', (message) => {
  expect(cardsFor(message)[0]?.answer).toMatch(/^Probate in Lucas County is handled by its court/);
});

test.each([
  'a paper came from the probate court in Toledo that calls me next of kin, what is that',
  'does the house in Toledo have to go through court',
  'the court in Toledo made my brother executor and he tells us nothing',
  'how do I file for divorce in Toledo',
])('who names a place and a court, and does not ask for it, reads the answer first: %s', (message) => {
  expect(shownFor(message)[0]).not.toBe('whole /counties#lucas');
});

test.each([
  ['what about Stark County', 'what is the deposit in Franklin County', 'whole /counties#stark'],
  ['and how much would that be in Toledo', 'what is the court’s deposit', 'whole /counties#lucas'],
  ['Canton?', 'who inherits without a will', 'direct-answer /counties#ohio'],
  ['how much is that in Canton', 'what does a headstone cost', 'direct-answer /counties#ohio'],
  ['Canton?', 'I paid the court deposit already. Who inherits the house?', 'direct-answer /counties#ohio'],
  ['her house in Canton', 'what is the deposit', 'direct-answer /counties#ohio'],
])('a place alone goes on from what was asked of a court: %s, after %s', (question, history, first) => {
  const turn = startTurn({ question, history }, loaded.places);
  const [card] = withCourts([cardOf(ohio, '', 'direct-answer')], turn, loaded);
  expect(`${card?.shows} ${card?.url}`).toBe(first);
});

test.each([
  ['What does the probate court of Athens County require as a deposit?', /nothing on the deposit/],
  ['Lucas County release application costs', /nothing on the deposit/],
  ['Does Shelby County accept probate papers through the mail?', /nothing on filing by mail/],
  ['Can we mail the inventory to the court in Toledo', /nothing on filing by mail/],
  ['Stark County: can I come without an appointment', /nothing on an appointment/],
  ['can I do the release for Marion County from home', /nothing on filing online/],
  ['so what about Shelby County?', /^Probate in Shelby County is handled/],
])('a practice of which nothing was read is said to be that, with its court: %s', (question, words) => {
  const [card] = cardsFor(question);
  expect(card?.shows).toBe('whole');
  expect(card?.answer).toMatch(words);
});

test.each([
  'a notice came in the mail, mom lived in Canton, what is it',
  'can I send the insurance company its forms by mail, he lived in Canton',
])('what the court has no say in is no question on its ways: %s', (question) => {
  expect(shownFor(question)[0]).toBe('direct-answer /counties#ohio');
});

test('another’s fee in passing hides no question on the court’s', () => {
  expect(shownFor('the lawyer’s fee is high, what is the court’s deposit in Stark County')[0]).toBe(
    'whole /counties#stark',
  );
});

test('the court’s card is the only open one', () => {
  const turn = startTurn({ question: 'how high is the deposit in Lucas County', history: '' }, loaded.places);
  const shown = withCourts([cardOf(ohio, '', 'whole')], turn, loaded).map(({ shows }) => shows);
  expect(shown).toEqual(['whole', 'direct-answer']);
});

test('of two places none is the answer, and the place of a helper is none', () => {
  const both = ['direct-answer /counties#ohio', 'question /counties#franklin', 'question /counties#stark'];
  expect(shownFor('which court, he died in Columbus but lived in Canton').toSorted()).toEqual(both);
  expect(shownFor('I live in Columbus, mom lived in Canton, what is the deposit')[0]).toBe('whole /counties#stark');
});

test('what holds for Ohio follows the county’s card', () => {
  expect(shownFor('deposit in Athens County')).toEqual(['whole /counties#athens', 'direct-answer /counties#ohio']);
  expect(cardsFor('deposit in Athens County')[1]?.label).toMatch(/^For Ohio as a whole; .*Athens County/);
});
