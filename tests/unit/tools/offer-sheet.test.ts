import { expect, test } from 'vitest';
import { parseState, printState, type StateKey } from '../../../src/features/law/address-state.ts';
import { differ, leftOfOffer, offerNumbers } from '../../../src/features/law/offer.ts';
import { visibleQuestions } from '../../../src/features/tools/frame/question.ts';
import { offerLines } from '../../../src/features/tools/offer-sheet/lines.ts';
import { offerSteps } from '../../../src/features/tools/offer-sheet/questions.ts';
import { buyerQuestions } from '../../../src/features/tools/offer-sheet/words.ts';
import { figures } from '../law/figures.ts';

const questions = offerSteps.flatMap((step) => step.questions);
const keys: StateKey[] = questions.map(({ key }) => key);
const linesOf = (link: string) => offerLines(parseState(link, keys), figures);
const two =
  'offer-1-price=195000&offer-1-costs-by=buyer&offer-1-deposit=500&offer-1-proof=promised&offer-1-days=21&offer-1-conditions=inspection.assigns&offer-2-price=205000&offer-2-costs=4500&offer-2-deposit=500&offer-2-proof=shown&offer-2-days=21&loan=60000&house-value=250000';

test('round-trips each answer of each offer through the URL, without names', () => {
  const link = offerNumbers
    .map((number) => two.split('&offer-2')[0]?.replaceAll('offer-1', `offer-${number}`))
    .join('&');
  const state = parseState(link, keys);
  expect(Object.keys(state)).toHaveLength(24);
  expect(parseState(printState(state, keys), keys)).toEqual(state);
  expect(parseState('offer-1-name=Ann&offer-5-price=1&offer-1-proof=yes', keys)).toEqual({});
});

test('asks for another offer once the previous one has a price', () => {
  const asked = (texts: Record<string, string>) =>
    visibleQuestions(questions, texts)
      .map(({ key }) => key)
      .filter((key) => key.endsWith('Price'));
  expect(asked({})).toEqual(['offer1Price', 'offer2Price']);
  expect(asked({ 'offer-2-price': '1' })).toEqual(['offer1Price', 'offer2Price', 'offer3Price']);
  expect(asked({ 'offer-2-price': '1', 'offer-3-price': '1' })).toHaveLength(4);
});

test('marks only the lines in which offers differ', () => {
  const { numbers, lines } = linesOf(two);
  expect(numbers).toEqual([1, 2]);
  expect(Object.fromEntries(lines.map(({ id, isDifferent }) => [id, isDifferent]))).toEqual({
    price: true,
    costsBy: true,
    costs: true,
    left: true,
    deposit: false,
    proof: true,
    days: false,
    conditions: true,
    floor: true,
  });
  const values = Object.fromEntries(lines.map(({ id, values }) => [id, values]));
  expect(values.left).toEqual(['$135,000', '$140,500']);
  expect(lines.find(({ id }) => id === 'left')?.label).toBe('Left after costs and $60,000 owed');
  expect(values.costs).toEqual(['Not stated', '$4,500']);
  // Four fifths of $250,000.
  expect(values.floor).toEqual(['Not met', 'Met']);
});

test('marks nothing for one offer, and shows no sheet without offers', () => {
  const { numbers, lines } = linesOf('offer-3-price=1000');
  expect(numbers).toEqual([3]);
  expect(lines.some(({ isDifferent }) => isDifferent)).toBe(false);
  expect(linesOf('loan=1000').numbers).toEqual([]);
});

test('what an offer leaves is known with a price alone', () => {
  expect(leftOfOffer({}, {})).toBeUndefined();
  expect(leftOfOffer({ costs: 5 }, { loan: 5 })).toBeUndefined();
  expect(leftOfOffer({ price: 5 }, { loan: 10 })).toBe(-5);
  expect(leftOfOffer({ price: 100, costs: 10 }, { loan: 20, unpaid: 3 })).toBe(67);
});

test('offers differ where one does not say what another does, whatever their order', () => {
  expect(differ(['a', undefined])).toBe(true);
  expect(differ(['a', 'a', 'a'])).toBe(false);
  expect(differ(['b', 'a', 'a'])).toBe(differ(['a', 'a', 'b']));
});

test('phrases what to ask a buyer as questions', () => {
  for (const question of buyerQuestions) expect(question).toMatch(/\?$|\? /);
});
