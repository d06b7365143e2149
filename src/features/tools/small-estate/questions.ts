import type { State } from '../../law/address-state.ts';
import type { Step } from '../frame/question.ts';

const yesNo = { yes: 'Yes', no: 'No' };
const perhapsSpouse = ({ spouse }: State) => spouse !== 'no';

export const smallEstateSteps: readonly Step[] = [
  {
    title: 'The death',
    questions: [
      {
        key: 'death',
        kind: 'date',
        label: 'On which day did the person die?',
        hint: 'The limits go by this day.',
      },
    ],
  },
  {
    title: 'Money and belongings',
    questions: [
      {
        key: 'assets',
        kind: 'sum',
        label: 'What is left for probate, without vehicles and real estate?',
        hint: 'Leave out what goes to a surviving co-owner or a living beneficiary. Do not subtract debts. Enter 0 if nothing is left.',
        terms: ['probate-asset', 'non-probate-asset', 'survivorship', 'payable-on-death'],
      },
    ],
  },
  {
    title: 'Vehicles',
    questions: [
      {
        key: 'vehicles',
        kind: 'sum',
        label: 'What are the vehicles in the person’s name alone worth, together?',
        hint: 'Enter 0 if there are none.',
      },
    ],
  },
  {
    title: 'Real estate',
    questions: [
      {
        key: 'land',
        kind: 'sum',
        label: 'What is the real estate in the person’s name alone worth?',
        hint: 'The person’s share of a house counts too, if the deed has co-owners and no survivorship. Enter 0 if there is none. Enter “yes” if you counted it above.',
        hasWords: true,
        terms: ['survivorship', 'transfer-on-death'],
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
    title: 'The will',
    questions: [
      {
        key: 'allToSpouse',
        kind: 'choice',
        label: 'Does a will leave everything to the spouse?',
        options: { will: 'Yes, everything', no: 'No, something goes to others', 'no-will': 'There is no will' },
        when: perhapsSpouse,
      },
    ],
  },
  {
    title: 'The children',
    questions: [
      {
        key: 'children',
        kind: 'choice',
        label: 'Whose are the children of the person who died?',
        options: {
          none: 'There are none',
          ours: 'All are the spouse’s too',
          mixed: 'Some are the spouse’s too',
          other: 'None is the spouse’s',
        },
        when: perhapsSpouse,
      },
      {
        key: 'minor',
        kind: 'choice',
        label: 'Is any child who is not the spouse’s under 18?',
        options: yesNo,
        terms: ['family-allowance'],
        when: ({ spouse, children }) => spouse !== 'no' && children !== 'none' && children !== 'ours',
      },
    ],
  },
  {
    title: 'The funeral',
    questions: [
      {
        key: 'funeralPaidBy',
        kind: 'choice',
        label: 'Who paid for the funeral and burial, or is bound in writing to pay?',
        options: { spouse: 'The spouse', other: 'Somebody else', nobody: 'Nobody yet' },
      },
      { key: 'funeral', kind: 'sum', label: 'What did the funeral and burial cost?' },
      { key: 'funeralPrepaid', kind: 'choice', label: 'Was the funeral prepaid?', options: yesNo },
    ],
  },
];
