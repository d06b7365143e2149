import { expect, test } from 'vitest';
import {
  asked,
  notKnown,
  type Question,
  slipOf,
  stateOf,
  textsOf,
} from '../../../src/features/tools/frame/question.ts';

test('a year of two digits is asked for in four', () => {
  const slip = (death: string) => slipOf({ key: 'death', kind: 'date', label: 'When?' }, { death });
  expect(slip('26-02-20')).toContain('four digits');
  expect(slip('2026-02-30')).toContain('one of that month');
  expect(slip('-02-20')).toContain('one of that month');
  expect(slip('2026-02-20')).toBeUndefined();
});

test('a choice that a link writes badly is left out, and holds back no result', () => {
  const will: Question = { key: 'will', kind: 'choice', label: 'Is there a will?', options: { yes: 'Yes', no: 'No' } };
  const county: Question = { key: 'county', kind: 'own', label: 'In which county?', draw: () => null };
  const texts = textsOf([will, county], '#will=maybe&county=nowhere');
  expect([will, county].map((question) => slipOf(question, texts))).toEqual([undefined, undefined]);
  expect(stateOf([will, county], texts)).toEqual({});
});

test('what is typed wrong is answered with how to write it; what is not known is no slip', () => {
  const sum: Question = { key: 'assets', kind: 'sum', label: 'How much?' };
  const number: Question = { key: 'parents', kind: 'number', label: 'How many?', most: 2 };
  expect(slipOf(sum, { assets: 'much' })).toContain('in dollars');
  expect(slipOf(number, { parents: 'both' })).toBe('Write a whole number up to 2.');
  for (const assets of ['', notKnown, '35,000']) expect(slipOf(sum, { assets })).toBeUndefined();
});

test('a question that is not asked gives no answer', () => {
  const spouse: Question = { key: 'spouse', kind: 'choice', label: 'A spouse?', options: { yes: 'Yes', no: 'No' } };
  const hours: Question = {
    key: 'spouseHours',
    kind: 'number',
    label: 'Hours?',
    most: 999,
    when: (state) => state.spouse === 'yes',
  };
  const texts = (spoken: string) => textsOf([spouse, hours], `#spouse=${spoken}&spouse-hours=20&other=`);
  expect(asked([spouse, hours], texts('no'))).toEqual([spouse]);
  expect(stateOf([spouse, hours], texts('no'))).toEqual({ spouse: 'no' });
  expect(stateOf([spouse, hours], texts('yes'))).toEqual({ spouse: 'yes', spouseHours: 20 });
  expect(textsOf([spouse, hours], '#spouse=')).toEqual({});
});
