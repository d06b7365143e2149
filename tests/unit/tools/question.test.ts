import { expect, test } from 'vitest';
import {
  inputError,
  type Question,
  stateOf,
  textsOf,
  unknownValue,
  visibleQuestions,
} from '../../../src/features/tools/frame/question.ts';

test('a two-digit year gets an error that asks for four digits', () => {
  const error = (death: string) => inputError({ key: 'death', kind: 'date', label: 'When?' }, { death });
  expect(error('26-02-20')).toContain('four digits');
  expect(error('2026-02-30')).toContain('one of that month');
  expect(error('-02-20')).toContain('one of that month');
  expect(error('2026-02-20')).toBeUndefined();
});

test('an invalid choice in a link is ignored, without an error', () => {
  const will: Question = { key: 'will', kind: 'choice', label: 'Is there a will?', options: { yes: 'Yes', no: 'No' } };
  const county: Question = { key: 'county', kind: 'custom', label: 'In which county?', render: () => null };
  const texts = textsOf([will, county], '#will=maybe&county=nowhere');
  expect([will, county].map((question) => inputError(question, texts))).toEqual([undefined, undefined]);
  expect(stateOf([will, county], texts)).toEqual({});
});

test('invalid input gets an error with the expected format; empty and unknown answers get none', () => {
  const sum: Question = { key: 'assets', kind: 'sum', label: 'How much?' };
  const number: Question = { key: 'parents', kind: 'number', label: 'How many?', max: 2 };
  expect(inputError(sum, { assets: 'much' })).toContain('in dollars');
  expect(inputError(number, { parents: 'both' })).toBe('Write a whole number up to 2.');
  for (const assets of ['', unknownValue, '35,000']) expect(inputError(sum, { assets })).toBeUndefined();
});

test('a hidden question contributes no answer', () => {
  const spouse: Question = { key: 'spouse', kind: 'choice', label: 'A spouse?', options: { yes: 'Yes', no: 'No' } };
  const hours: Question = {
    key: 'spouseHours',
    kind: 'number',
    label: 'Hours?',
    max: 999,
    when: (state) => state.spouse === 'yes',
  };
  const texts = (spoken: string) => textsOf([spouse, hours], `#spouse=${spoken}&spouse-hours=20&other=`);
  expect(visibleQuestions([spouse, hours], texts('no'))).toEqual([spouse]);
  expect(stateOf([spouse, hours], texts('no'))).toEqual({ spouse: 'no' });
  expect(stateOf([spouse, hours], texts('yes'))).toEqual({ spouse: 'yes', spouseHours: 20 });
  expect(textsOf([spouse, hours], '#spouse=')).toEqual({});
});
