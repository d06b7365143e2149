// Builds the questions of a tool: `sum('loan', 'What is still owed on the loan?', { terms: ['mortgage'] })`.
import type { StateKey } from '../../law/address-state.ts';
import type { Question } from './question.ts';

type More = Pick<Question, 'hint' | 'help' | 'terms' | 'when'>;

export const yesNo = { yes: 'Yes', no: 'No' };

export const date = (key: StateKey, label: string, more: More = {}): Question => ({
  kind: 'date',
  key,
  label,
  ...more,
});
export const sum = (key: StateKey, label: string, more: More = {}): Question => ({ kind: 'sum', key, label, ...more });
export const number = (key: StateKey, max: number, label: string, more: More = {}): Question => ({
  kind: 'number',
  max,
  key,
  label,
  ...more,
});
export const choice = (key: StateKey, label: string, options: Record<string, string>, more: More = {}): Question => ({
  kind: 'choice',
  key,
  label,
  options,
  ...more,
});
