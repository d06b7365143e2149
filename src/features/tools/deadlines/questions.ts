import type { Step } from '../frame/question.ts';
import { choice, date, step, yesNo } from '../frame/question-builders.ts';

export const deadlineSteps: readonly Step[] = [
  step('The death', date('death', 'On which day did the person die?')),
  step(
    'The appointment',
    date('letters', 'On which day did the court first give letters of authority, or appoint somebody?', {
      hint: 'Leave it empty if this has not happened.',
      terms: ['letters-of-authority', 'fiduciary'],
    }),
  ),
  step(
    'The will',
    choice('will', 'Is there a will?', yesNo, { terms: ['will'] }),
    date('admitted', 'On which day did the court admit the will to probate?', {
      hint: 'Leave it empty if it has not. The court’s entry has the day.',
      when: ({ will }) => will !== 'no',
    }),
  ),
  step('The spouse', choice('spouse', 'Is there a surviving spouse?', yesNo, { terms: ['surviving-spouse'] })),
  step(
    'A shorter way',
    date('release', 'On which day was a release or a summary release asked for?', {
      hint: 'Leave it empty if none was.',
      terms: ['release-from-administration', 'summary-release'],
    }),
  ),
  {
    hint: 'Each one adds its own line. Leave the others empty.',
    ...step(
      'Other dates, if you know them',
      date('certificate', 'The certificate that notice of the will was given (Form 2.4) was filed'),
      date('medicaid', 'The State’s Medicaid program received the notice', { terms: ['medicaid-estate-recovery'] }),
      date('hearing', 'The hearing on naming an administrator is held'),
      date('presented', 'A creditor presented a claim', { terms: ['claim'] }),
      date('rejected', 'A creditor’s claim was rejected'),
      date('accrues', 'A claim that depended on an event came due'),
      date('account', 'The account was filed', { terms: ['account'] }),
      date('accountHearing', 'The hearing on the account is held'),
      date('completed', 'The work of administration was completed'),
      date('approved', 'The court approved the final account'),
    ),
  },
];
