import type { State } from '../../law/address-state.ts';
import type { Step } from '../frame/question.ts';
import { choice, date, step, sum, yesNo } from '../frame/question-builders.ts';

const mayHaveSpouse = ({ spouse }: State) => spouse !== 'no';

export const smallEstateSteps: readonly Step[] = [
  step('The death', date('death', 'On which day did the person die?', { hint: 'The limits go by this day.' })),
  step(
    'Money and belongings',
    sum('assets', 'What is left for probate, without vehicles and real estate?', {
      hint: 'Leave out what goes to a surviving co-owner or a living beneficiary. Do not subtract debts. Enter 0 if nothing is left.',
      terms: ['probate-asset', 'non-probate-asset', 'survivorship', 'payable-on-death'],
    }),
  ),
  step(
    'Vehicles',
    sum('vehicles', 'What are the vehicles in the person’s name alone worth, together?', {
      hint: 'Enter 0 if there are none.',
    }),
  ),
  step(
    'Real estate',
    sum('land', 'What is the real estate in the person’s name alone worth?', {
      hint: 'A share counts too, if the deed has co-owners and no survivorship. Leave out a house with a transfer on death recorded before the death. Enter 0 if there is none. Enter “yes” if you counted it above.',
      terms: ['survivorship', 'transfer-on-death'],
      hasWords: true,
    }),
  ),
  step('The spouse', choice('spouse', 'Is there a surviving spouse?', yesNo, { terms: ['surviving-spouse'] })),
  step(
    'The will',
    choice(
      'allToSpouse',
      'Does a will leave everything to the spouse?',
      { will: 'Yes, everything', no: 'No, something goes to others', 'no-will': 'There is no will' },
      { when: mayHaveSpouse },
    ),
  ),
  step(
    'The children',
    choice(
      'children',
      'Whose are the children of the person who died?',
      {
        none: 'There are none',
        ours: 'All are the spouse’s too',
        mixed: 'Some are the spouse’s too',
        other: 'None is the spouse’s',
      },
      { when: mayHaveSpouse },
    ),
    choice('minor', 'Is any child who is not the spouse’s under 18?', yesNo, {
      terms: ['family-allowance'],
      when: ({ spouse, children }) => spouse !== 'no' && children !== 'none' && children !== 'ours',
    }),
  ),
  step(
    'The funeral',
    choice('funeralPaidBy', 'Who paid for the funeral and burial, or is bound in writing to pay?', {
      spouse: 'The spouse',
      other: 'Somebody else',
      nobody: 'Nobody yet',
    }),
    sum('funeral', 'What did the funeral and burial cost?'),
    choice('funeralPrepaid', 'Was the funeral prepaid?', yesNo),
  ),
];
