import type { Step } from '../frame/question.ts';

const yesNo = { yes: 'Yes', no: 'No' };

export const deadlineSteps: readonly Step[] = [
  {
    title: 'The death',
    questions: [{ key: 'death', kind: 'date', label: 'On which day did the person die?' }],
  },
  {
    title: 'The appointment',
    questions: [
      {
        key: 'letters',
        kind: 'date',
        label: 'On which day did the court first give letters of authority, or appoint somebody?',
        hint: 'Leave it empty if this has not happened.',
        terms: ['letters-of-authority', 'fiduciary'],
      },
    ],
  },
  {
    title: 'The will',
    questions: [
      { key: 'will', kind: 'choice', label: 'Is there a will?', options: yesNo, terms: ['will'] },
      {
        key: 'admitted',
        kind: 'date',
        label: 'On which day did the court admit the will to probate?',
        hint: 'Leave it empty if it has not. The court’s entry has the day.',
        when: ({ will }) => will !== 'no',
      },
    ],
  },
  {
    title: 'The spouse',
    questions: [
      {
        key: 'spouse',
        kind: 'choice',
        label: 'Is there a surviving spouse?',
        options: yesNo,
        terms: ['surviving-spouse'],
      },
    ],
  },
  {
    title: 'A shorter way',
    questions: [
      {
        key: 'release',
        kind: 'date',
        label: 'On which day was a release or a summary release asked for?',
        hint: 'Leave it empty if none was.',
        terms: ['release-from-administration', 'summary-release'],
      },
    ],
  },
  {
    title: 'Other dates, if you know them',
    hint: 'Each one adds its own line. Leave the others empty.',
    questions: [
      {
        key: 'certificate',
        kind: 'date',
        label: 'The certificate that notice of the will was given (Form 2.4) was filed',
      },
      {
        key: 'medicaid',
        kind: 'date',
        label: 'The State’s Medicaid program received the notice',
        terms: ['medicaid-estate-recovery'],
      },
      { key: 'hearing', kind: 'date', label: 'The hearing on naming an administrator is held' },
      { key: 'presented', kind: 'date', label: 'A creditor presented a claim', terms: ['claim'] },
      { key: 'rejected', kind: 'date', label: 'A creditor’s claim was rejected' },
      { key: 'accrues', kind: 'date', label: 'A claim that depended on an event came due' },
      { key: 'account', kind: 'date', label: 'The account was filed', terms: ['account'] },
      { key: 'accountHearing', kind: 'date', label: 'The hearing on the account is held' },
      { key: 'completed', kind: 'date', label: 'The work of administration was completed' },
      { key: 'approved', kind: 'date', label: 'The court approved the final account' },
    ],
  },
];
