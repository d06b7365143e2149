// The terms of a question, and when they are searched for together with what was asked before.
import { expect, test } from 'vitest';
import { queryTerms } from '../../src/features/questions/search/query.ts';
import { terms } from '../../src/features/questions/search/terms.ts';

test('who, where and why are kept as query terms, and a follow-up adds the terms of its history', () => {
  expect(terms('where is it, who has it, why')).toEqual(['qwhere', 'qwho', 'qwhy']);
  expect(terms('wheres the court tho, whens it due')).toEqual(['qwhere', 'court', 'qwhen', 'due']);
  const { typed, usesHistory } = queryTerms({ question: 'and how long does that take?', history: 'contest a will' });
  expect([...typed]).toContain('testament');
  expect(usesHistory).toBe(true);
});

test('"the will" is indexed as "testament", the verb "will" is a stop word', () => {
  expect(terms('will the court wait')).toEqual(terms('the court wait'));
  expect(terms('is there a will')).toEqual(['testament']);
});

test('a negated relative is not a query term', () => {
  expect(terms('no wife and no kids')).not.toContain(terms('wife')[0]);
  expect(terms('we were not married')).toEqual(terms('unmarried'));
});

test('a short question uses the history, even without a pronoun', () => {
  const history = 'what is the inventory';
  expect([...queryTerms({ question: 'the fee?', history }).historyTerms]).toEqual(terms(history));
  expect(queryTerms({ question: 'what is probate', history }).usesHistory).toBe(false);
});

test.each([
  ['can executor also be a beneficiary', false],
  ['is there inheritance tax in ohio', false],
  ['i got a letter from the clerk what does it mean', false],
  ['does she have to sign', true],
  ['do i have any rights', true],
  ['shes coming up saturday to get his stuff', true],
  ['is there a form for that', true],
])('“%s” depends on the messages before it: %s', (question, rests) => {
  expect(queryTerms({ question, history: 'who pays the funeral bill' }).usesHistory).toBe(rests);
});

test.each(['how long?', 'how long do we have', 'and then what', 'can he do that'])(
  '"%s" asks about the messages before it',
  (question) => {
    const { typed } = queryTerms({ question, history: 'what is the inventory' });
    expect([...typed]).toContain('inventori');
  },
);

test.each([
  ['does she sign', true],
  ['she was married twice', false],
  ['and his 401k', true],
  ['does that include it', false],
])('“%s” may be a whole question after another one: %s', (question, mayStandAlone) => {
  expect(queryTerms({ question, history: 'what is a bond' })).toMatchObject({ usesHistory: true, mayStandAlone });
});
