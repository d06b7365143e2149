import type { Step } from '../frame/question.ts';
import { choice, number, sum } from '../frame/question-builders.ts';

export const commissionSteps: readonly Step[] = [
  {
    title: 'Money and belongings',
    questions: [
      sum('personal', 'What is the personal property of the estate worth, with its income?', {
        hint: 'Accounts, vehicles, belongings. Leave out what passes outside probate, such as an account with a living beneficiary.',
        terms: ['probate-asset', 'non-probate-asset'],
      }),
    ],
  },
  {
    title: 'Real estate that was sold',
    questions: [
      sum('sold', 'How much did the real estate that the executor sold bring in?', { hint: 'The full price.' }),
    ],
  },
  {
    title: 'Real estate that was kept',
    questions: [sum('kept', 'How much is the estate’s unsold real estate worth?')],
  },
  {
    title: 'Executors',
    questions: [
      number('executors', 20, 'How many executors or administrators are there?', {
        terms: ['executor', 'administrator'],
      }),
    ],
  },
  {
    title: 'The will',
    questions: [
      choice(
        'willSetsFee',
        'Does a will set the executor’s fee?',
        { yes: 'Yes', no: 'No, or there is no will' },
        { terms: ['commission'] },
      ),
    ],
  },
];
