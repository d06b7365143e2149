import { expect, test } from 'vitest';
import type { DecisionModel } from '../../src/features/questions/answer/decision.ts';
import { createResponder } from '../../src/features/questions/answer/respond.ts';
import { twoQuestions } from '../../src/features/questions/answer/two-questions.ts';
import { firstSentence, type Passage, sentences } from '../../src/features/questions/search/passages.ts';
import { createRetriever, onePerPage } from '../../src/features/questions/search/retrieval.ts';
import { asHeading, buildSearchIndex, loadWords } from '../../src/features/questions/search/search-index.ts';
import { terms } from '../../src/features/questions/search/terms.ts';
import { site } from '../../src/site.ts';
import { answerDataWith, passageOf } from '../support/hand-written.ts';

const passage = (url: string, page: string, heading: string, all: string, others: Partial<Passage> = {}) => {
  const [answer, text] = firstSentence(all);
  return passageOf({ url, page, heading, answer, text, ...others });
};
const passages = [
  passage(
    '/time',
    'How long does probate take?',
    'How long does probate take?',
    'Most estates take a while. The court has a calendar.',
    { kind: 'short-answer' },
  ),
  passage('/time#delays', 'How long does probate take?', 'What makes it longer', 'A dispute makes it longer.'),
  passage(
    '/cost#court',
    'What probate costs',
    'What the court charges',
    'The court charges a deposit. Under R.C. 2113.03 it may ask for more.',
  ),
  passage('/answers/house', 'The house', 'Can I live in the house?', 'Often yes. Ask the executor first.', {
    kind: 'question',
  }),
  passage('/letters', 'Letters', 'Letters of authority', 'They show who may act.', {
    phrasings: ['the paper that says i am in charge'],
  }),
  passage('/glossary#bond', 'Glossary', 'Bond', 'A bond is a kind of insurance.', { kind: 'term' }),
  passage('/cost#bond', 'What probate costs', 'What a bond adds', 'A bond adds a premium to what the court charges.'),
];
const search = createRetriever(passages, buildSearchIndex(passages));
const first = (question: string, history = ''): string | undefined => search({ question, history }, 3)[0]?.passage.url;

test('finds the page by other forms of its words', () => {
  expect(first('how long is probate taking')).toBe('/time');
});

test('a follow-up uses the messages before it, a whole question does not', () => {
  expect(first('and how long does that take?', 'What probate costs')).toBe('/time');
  expect(first('who pays for it', 'living in the house')).toBe('/answers/house');
  expect(first('what premium does a bond add to what the court charges', 'living in the house')).toBe('/cost#bond');
});

test('a message that may stand alone or follow on shows the best of both readings', () => {
  const found = search(
    { question: 'the dispute got longer since I moved in', history: 'what premium does a bond add' },
    9,
  );
  expect(found.slice(0, 2).map(({ passage, usesHistory }) => [passage.url, usesHistory])).toEqual([
    ['/time#delays', false],
    ['/cost#bond', true],
  ]);
  expect(new Set(found.map(({ passage }) => passage.url)).size).toBe(found.length);
});

test('a short question whose words its history does not hold is searched alone, too', () => {
  const found = search({ question: 'insurance', history: 'how long does probate take with a dispute' }, 9);
  expect(found.map(({ passage, usesHistory }) => [passage.url, usesHistory])[1]).toEqual(['/glossary#bond', false]);
});

test('a question about the meaning of a word ranks its glossary entry first', () => {
  expect(first("what's a bond")).toBe('/glossary#bond');
});

test('a query without known words has no results', () => {
  for (const question of ['', '???', 'zzzzz qqqqq', 'constructor'])
    expect(search({ question, history: '' }, 3)).toEqual([]);
});

test('a form is found by its number, which stays with its letters', () => {
  const form = passage('/answers/1041', 'Taxes', 'What is Form 1041, and who files it?', 'A return of the estate.');
  const find = createRetriever([...passages, form], buildSearchIndex([...passages, form]));
  for (const question of ['1041?', 'form 1041', 'What is Form 1041?'])
    expect(find({ question, history: '' }, 1)).toMatchObject([{ passage: { url: '/answers/1041' }, isExact: true }]);
  expect(find({ question: '1040?', history: '' }, 1)).toEqual([]);
  expect(terms('Schedule K-1, a 401(k)')).toEqual(['schedul', 'k1', 'k']);
  expect(terms('form 706, form 5.0, 706 days')).toEqual(['form', 'n706', 'form', '5.0', 'dai']);
});

test('a court’s form 13.10 is not the form 1310 of the tax office', () => {
  expect(asHeading('Form 13.10?')).toBe('form 13.10');
  expect(asHeading('Is Form 1310 due.')).toBe('is form 1310 due');
});

test('results are limited to one per page', () => {
  const urls = onePerPage(search({ question: 'how long does probate take with a dispute', history: '' }, 9)).map(
    (found) => found.passage.url,
  );
  expect(urls.filter((url) => url.startsWith('/time'))).toHaveLength(1);
});

test('sentences are split at their ends, not at abbreviations and citations', () => {
  expect(firstSentence('See R.C. 2113.03 for it. Then ask.')).toEqual(['See R.C. 2113.03 for it.', 'Then ask.']);
  expect(firstSentence('It is due (Sup.R. 59, Ohio Adm. Code 5160:1-2-07, Smith v. Jones). Then ask.')[1]).toBe(
    'Then ask.',
  );
  expect(firstSentence('Only one')).toEqual(['Only one', '']);
  expect(sentences('One. Two? “Three.” 4 five.')).toEqual(['One.', 'Two?', '“Three.”', '4 five.']);
  expect(sentences('It is at 373 S. High St., Columbus. Call first.')).toHaveLength(2);
});

/** Quotes every result: the decision thresholds are fitted on the whole site. */
const always = { signals: {}, intercept: 0, quoteThreshold: 0, nearThreshold: 0 };
const responderOf = (passages: Passage[], decision: DecisionModel = always) =>
  createResponder({ ...answerDataWith(passages), decision });
const respond = responderOf(passages);

test('an answer has a direct sentence first and its sources behind it', () => {
  const { answer, passages: used } = respond({ question: 'Can I live in the house?', history: '' });
  expect(answer).toMatchObject({ kind: 'question', response: 'Often yes. Ask the executor first.' });
  expect(answer.sources[0]).toEqual({ title: 'The house', url: '/answers/house' });
  expect(answer.answers[0]).toMatchObject({ question: 'Can I live in the house?', shows: 'whole' });
  expect(answer.answers.slice(1).every(({ shows }) => shows === 'question')).toBe(true);
  expect(used[0]?.url).toBe('/answers/house');
});

test('a question about how to reach us is answered with our number, mail and hours, and contact pages only', () => {
  const { answer } = respond({ question: 'what is your phone number', history: '' });
  expect(answer).toMatchObject({ kind: 'about', outcome: 'reply' });
  for (const ours of [site.phone.shown, site.email, site.officeHours]) expect(answer.response).toContain(ours);
  expect(answer.response).not.toMatch(/[{}]/);
  expect(answer.sources.map(({ url }) => url)).toEqual(['/contact', '/lead-form']);
});

test('Spanish history is ignored for a question in English; English history is used for any language', () => {
  const found = (question: string, history: string) =>
    respond({ question, history }).answer.sources.map(({ url }) => url);
  const house = 'Can I live in the house?';
  const [page] = found(house, '');
  expect(found('who decides that', house)).toContain(page);
  const spanish = '¿Puedo vivir en la casa (live house)?';
  expect(found('who decides that', spanish)).toEqual(found('who decides that', ''));
  expect(found('who decides that', spanish)).not.toContain(page);
  expect(found('¿y eso?', spanish)).toContain(page);
  expect(found('¿y eso?', house)).toContain(page);
});

test('a card that is open already is not opened again for a follow-up', () => {
  const texts = ['The house may be sold.', 'The house is insured by the estate.', 'The house has a lock.'];
  const three = texts.map((text, index) =>
    passage(`/page-${index}#house`, `Page ${index}`, text.split(' ').slice(2).join(' '), `${text} More of the house.`),
  );
  const ask = responderOf(three);
  const first = ask({ question: 'can the house be sold', history: '' }).answer;
  expect(first.outcome).toBe('quote');
  expect(first.answers[0]?.url).toBe('/page-0#house');
  const { answer } = ask({ question: 'and how long is that', history: 'can the house be sold' });
  expect(answer.outcome).toBe('near');
  expect(answer.answers[0]).toMatchObject({ url: '/page-0#house', shows: 'direct-answer' });
  // A topic of a page is nothing that was answered.
  const onTopic = ask({ question: 'and how long is that', history: 'can the house be sold', isTopic: true }).answer;
  expect(onTopic.answers[0]).toMatchObject({ url: '/page-0#house', shows: 'whole' });
});

test('a confident page wins over an intent guessed from few words, an uncertain page does not', () => {
  const passages = [passage('/house#fix', 'The house', 'Repairs', 'Fix the dishwasher before a sale. Keep receipts.')];
  const of = (quoteThreshold: number) =>
    responderOf(passages, { ...always, quoteThreshold })({ question: 'how do i fix my dishwasher', history: '' }).answer
      .kind;
  expect(of(0)).toBe('question');
  expect(of(2)).toBe('out-of-scope');
});

test('where none is sure, each card has its direct answer in sight; nothing irrelevant is shown', () => {
  const near = responderOf(passages, { ...always, quoteThreshold: 2 })({ question: 'live in the house', history: '' });
  expect(near.answer).toMatchObject({ outcome: 'near', answers: [{ url: '/answers/house', shows: 'direct-answer' }] });
  expect(near.answer.response).toMatch(/^These come closest\. [^\n]*$/);
  const nothing = responderOf(passages, { ...always, quoteThreshold: 2, nearThreshold: 2 });
  expect(nothing({ question: 'live in the house', history: '' }).answer).toMatchObject({
    outcome: 'nothing',
    answers: [],
  });
  expect(nothing({ question: 'Can I live in the house?', history: '' }).answer.outcome).toBe('quote');
});

test('an answer says what was asked before, where that was searched for, without personal numbers', () => {
  const about = (question: string, history: string) => respond({ question, history }).answer.about;
  expect(about('who pays for it', 'living in the house')).toBe('living in the house');
  expect(about('who pays for it', 'living in the house, ssn 078-05-1120')).not.toContain('078');
  expect(about('what premium does a bond add to what the court charges', 'living in the house')).toBeUndefined();
  expect(about('hello', 'living in the house')).toBeUndefined();
});

test('a message with two questions gets cards for each, under its words', () => {
  const { answer } = respond({
    question: 'what makes probate longer? what premium does a bond add to court charges?',
    history: '',
  });
  const [first] = answer.answers;
  expect(first).toMatchObject({ label: '“what makes probate longer?”', shows: 'whole' });
  expect(answer.answers.find(({ label }) => label?.startsWith('“what premium'))).toMatchObject({ shows: 'whole' });
  expect(new Set(answer.answers.map(({ url }) => url)).size).toBe(answer.answers.length);
  expect(answer.answers.length).toBeLessThanOrEqual(4);
});

test('the best card of the second question opens there, also where the first has it among its cards', () => {
  const bonds = [
    passage('/what#bond', 'Bonds', 'What is a bond', 'A bond is a promise to cover a loss.'),
    passage('/waive#bond', 'Waivers', 'Can a bond be waived', 'A will can waive the bond.'),
  ];
  const { answer } = responderOf(bonds)({ question: 'what is a bond and can the bond be waived', history: '' });
  const [second] = answer.answers.filter(({ label }) => label?.includes('waived'));
  expect(second).toMatchObject({ url: '/waive#bond', shows: 'whole' });
});

test('the place of a number that was removed is no word of the question', () => {
  const removal = passage('/removed', 'Removal', 'How is an executor removed', 'The court has an executor removed.');
  const found = (question: string, history = '') =>
    responderOf([...passages, removal])({ question, history }).answer.answers.map(({ url }) => url);
  expect(found('his ssn is 078-05-1120, can I live in the house')).not.toContain('/removed');
  expect(found('and what of that', 'my ssn is 078-05-1120, living in the house')).not.toContain('/removed');
});

test.each([
  ['How long does it take? And what does it cost?', ['How long does it take?', 'what does it cost?']],
  ['can i sell the house and who pays the tax', ['can i sell the house', 'who pays the tax']],
  ['will says sell the house, do i need a judge', undefined],
  ['what if there is no family, does the state take it', undefined],
  ['who pays the bills and the taxes', undefined],
  ['mom died. who pays? who sells? who knows?', undefined],
])('%s: %s', (message, parts) => {
  expect(twoQuestions(message)).toEqual(parts);
});

test('a loss by suicide with a question in it is answered, and 988 can be called from there', () => {
  const question = 'my husband killed himself, can I live in the house?';
  const { answer, passages: used } = respond({ question, history: '' });
  expect(answer.kind).toBe('grief');
  expect(used[0]?.url).toBe('/answers/house');
  expect(answer.sources).toContainEqual({ title: 'Call 988', url: 'tel:988' });
  const unsure = responderOf(passages, { ...always, quoteThreshold: 2 })({ question, history: '' }).answer;
  expect(unsure.sources.map(({ url }) => url)).toEqual(expect.arrayContaining(['/answers/house', 'tel:988']));
});

test('a question equal to one of our headings is answered, even if it names another state', () => {
  const abroad = passage('/abroad#taxes', 'Abroad', 'How probate works in Michigan', 'Its courts decide there.');
  const { answer } = responderOf([...passages, abroad], always)({ question: abroad.heading, history: '' });
  expect(answer).toMatchObject({ kind: 'question', outcome: 'quote', response: 'Its courts decide there.' });
});

test('a question that is a phrasing word for word opens its card, unless it is read together with what was asked before', () => {
  const phrasings = ['price of filing?'];
  const known = passage('/a#fee', 'Fees', 'What the clerk takes', 'The clerk takes a fee.', { phrasings });
  const ask = responderOf([known, passage('/b#list', 'Lists', 'A list of filing', 'It is long.')], {
    ...always,
    quoteThreshold: 2,
  });
  expect(ask({ question: 'Price of filing', history: '' }).answer.outcome).toBe('quote');
  expect(ask({ question: 'the price of filing it', history: '' }).answer.outcome).not.toBe('quote');
  expect(ask({ question: 'price of filing', history: 'is there a list' }).answer.outcome).not.toBe('quote');
});

test('a word of running text is not searched, and is no typo', () => {
  const kept = passage('/c#d', 'More', 'Where it is kept', 'Kept. Ask an expert. We expect none.');
  const { words, textTerms } = buildSearchIndex([...passages, kept]);
  expect(textTerms.split(' ')).toContain('expert');
  expect(loadWords(words).search(['expert'])).toEqual([]);
});

test('a passage is found by the terms that it holds, and an unknown term finds nothing', () => {
  const { words } = buildSearchIndex(passages);
  const index = loadWords(words);
  expect(index.frequency('premium')).toBe(1);
  expect(index.frequency('constructor')).toBe(0);
  expect(index.search(['bond', 'premium'])[0]?.queryTerms).toEqual(['bond', 'premium']);
  expect(index.search(['premi'])).toEqual([]);
});
