import { expect, test } from 'vitest';
import { type Question, slipOf, stateOf, textsOf } from '../../../src/features/tools/frame/question.ts';

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
