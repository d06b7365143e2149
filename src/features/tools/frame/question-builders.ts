// Builds the questions of a tool, step by step:
// `step('What is owed', sum('loan', 'What is still owed on the loan?', { terms: ['mortgage'] }))`.
import type { StateKey } from '../../law/address-state.ts';
import type { Question, Step } from './question.ts';

type QuestionOptions = Pick<Question, 'hint' | 'help' | 'terms' | 'when'>;
type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

export const step = (title: string, ...questions: Question[]): Step => ({ title, questions });

export const yesNo = { yes: 'Yes', no: 'No' };

export const date = (key: StateKey, label: string, more: QuestionOptions = {}): Question => ({
  kind: 'date',
  key,
  label,
  ...more,
});
export const sum = (
  key: StateKey,
  label: string,
  more: QuestionOptions & Pick<QuestionOf<'sum'>, 'hasWords'> = {},
): Question => ({
  kind: 'sum',
  key,
  label,
  ...more,
});
export const number = (key: StateKey, max: number, label: string, more: QuestionOptions = {}): Question => ({
  kind: 'number',
  max,
  key,
  label,
  ...more,
});
export const choice = (
  key: StateKey,
  label: string,
  options: Record<string, string>,
  more: QuestionOptions & Pick<QuestionOf<'choice'>, 'illustration'> = {},
): Question => ({
  kind: 'choice',
  key,
  label,
  options,
  ...more,
});
/** Any of the options, or none. */
export const checkboxes = (
  key: StateKey,
  label: string,
  options: Record<string, string>,
  more: QuestionOptions = {},
): Question => ({
  kind: 'several',
  key,
  label,
  options,
  ...more,
});
/** One line in a special notation; `error` describes it. */
export const textLine = (key: StateKey, label: string, error: string, more: QuestionOptions = {}): Question => ({
  kind: 'text',
  key,
  label,
  error,
  ...more,
});
