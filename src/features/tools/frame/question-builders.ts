// Builds the questions of a tool, step by step:
// `step('What is owed', sum('loan', 'What is still owed on the loan?', { terms: ['mortgage'] }))`.
import type { StateKey } from '../../law/address-state.ts';
import type { Question, Step } from './question.ts';

type Options = Pick<Question, 'hint' | 'help' | 'terms' | 'when'>;
type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

export const step = (title: string, ...questions: Question[]): Step => ({ title, questions });

export const yesNo = { yes: 'Yes', no: 'No' };

export const date = (key: StateKey, label: string, more?: Options): Question => ({ kind: 'date', key, label, ...more });
export const sum = (
  key: StateKey,
  label: string,
  more: Options & Pick<QuestionOf<'sum'>, 'hasWords'> = {},
): Question => ({ kind: 'sum', key, label, ...more });
export const number = (key: StateKey, max: number, label: string, more?: Options): Question => ({
  kind: 'number',
  key,
  label,
  max,
  ...more,
});
export const choice = (
  key: StateKey,
  label: string,
  options: Record<string, string>,
  more: Options & Pick<QuestionOf<'choice'>, 'illustration'> = {},
): Question => ({ kind: 'choice', key, label, options, ...more });
/** Any of the options, or none. */
export const checkboxes = (
  key: StateKey,
  label: string,
  options: Record<string, string>,
  more?: Options,
): Question => ({ kind: 'several', key, label, options, ...more });
/** One line in a special notation; `error` describes it. */
export const textLine = (key: StateKey, label: string, error: string, more?: Options): Question => ({
  kind: 'text',
  key,
  label,
  error,
  ...more,
});
