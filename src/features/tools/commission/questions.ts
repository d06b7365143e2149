import type { Step } from '../frame/question.ts';

export const commissionSteps: readonly Step[] = [
  {
    title: 'Money and belongings',
    questions: [
      {
        key: 'personal',
        kind: 'sum',
        label: 'What is the personal property of the estate worth, with its income?',
        hint: 'Accounts, vehicles, belongings. Leave out what passes outside probate, such as an account with a living beneficiary.',
        terms: ['probate-asset', 'non-probate-asset'],
      },
    ],
  },
  {
    title: 'Real estate that was sold',
    questions: [
      {
        key: 'sold',
        kind: 'sum',
        label: 'How much did the real estate that the executor sold bring in?',
        hint: 'The full price.',
      },
    ],
  },
  {
    title: 'Real estate that was kept',
    questions: [{ key: 'kept', kind: 'sum', label: 'How much is the estate’s unsold real estate worth?' }],
  },
  {
    title: 'Executors',
    questions: [
      {
        key: 'executors',
        kind: 'number',
        most: 20,
        label: 'How many executors or administrators are there?',
        terms: ['executor', 'administrator'],
      },
    ],
  },
  {
    title: 'The will',
    questions: [
      {
        key: 'willSetsFee',
        kind: 'choice',
        label: 'Does a will set the executor’s fee?',
        options: { yes: 'Yes', no: 'No, or there is no will' },
        terms: ['commission'],
      },
    ],
  },
];
