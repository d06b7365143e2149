import type { Step } from '../frame/question.ts';
import { choice, number, step, sum } from '../frame/question-builders.ts';

export const commissionSteps: readonly Step[] = [
  step(
    'Money and belongings',
    sum('personal', 'What is the personal property of the estate worth, with its income?', {
      hint: 'Accounts, vehicles, belongings. Leave out what passes outside probate, such as an account with a living beneficiary.',
      terms: ['probate-asset', 'non-probate-asset'],
    }),
  ),
  step(
    'Real estate that was sold',
    sum('sold', 'How much did the real estate that the executor sold bring in?', { hint: 'The full price.' }),
  ),
  step('Real estate that was kept', sum('kept', 'How much is the estate’s unsold real estate worth?')),
  step(
    'Executors',
    number('executors', 20, 'How many executors or administrators are there?', {
      terms: ['executor', 'administrator'],
    }),
  ),
  step(
    'The will',
    choice(
      'willSetsFee',
      'Does a will set the executor’s fee?',
      { yes: 'Yes', no: 'No, or there is no will' },
      { terms: ['commission'] },
    ),
  ),
];
