// The plan's questions, at most twelve, each with the key of a tool's question.
import { addressKey, printState, type State, type StateKey } from '../law/address-state.ts';
import { dollars } from '../tools/frame/format.ts';
import type { Question, Step } from '../tools/frame/question.ts';
import { choice, date, step, sum, yesNo } from '../tools/frame/question-builders.ts';
import { titleNames } from '../tools/house-sale/words.ts';
import { CarriedAnswer, ChildrenField, CountyField } from './fields.tsx';
import { answerKeys } from './plan-keys.ts';

/** "3, 1 of them also the surviving spouse’s, 1 died before". */
function childrenInWords({ spouse, descendants = [] }: State): string {
  const ofBoth = descendants.filter((child) => child.of === 'both').length;
  const dead = descendants.filter(({ living }) => !living).length;
  return `${descendants.length}${spouse === 'yes' && descendants.length > 0 ? `, ${ofBoth} of them also the surviving spouse’s` : ''}${dead ? `, ${dead} died before` : ''}`;
}

const ownSteps: Step[] = [
  step('The day of the death', date('death', 'When did the person die?')),
  {
    hint: 'Leave it empty if the court has not appointed anybody.',
    ...step(
      'The appointment',
      date('letters', 'When did the court issue letters of authority?', { terms: ['letters-of-authority'] }),
    ),
  },
  step('The will', choice('will', 'Is there a will?', yesNo)),
  step(
    'The spouse',
    choice('spouse', 'Is there a surviving husband or wife?', yesNo),
    choice(
      'allToSpouse',
      'Does the will leave everything to the spouse?',
      { will: 'Yes', no: 'No' },
      { when: ({ will, spouse }) => will === 'yes' && spouse === 'yes' },
    ),
  ),
  step(
    'The children',
    {
      key: 'descendants',
      kind: 'custom',
      label: 'How many children did the person have?',
      hint: 'Adopted children count.',
      render: (text, set, { spouse }) => <ChildrenField text={text} set={set} spouse={spouse} />,
      printedAnswer: childrenInWords,
    },
    choice('minor', 'Is a child who is not the spouse’s under 18?', yesNo, {
      when: ({ spouse, descendants = [], will }) =>
        spouse === 'yes' && will !== 'yes' && descendants.some((child) => child.of === 'other'),
    }),
  ),
  step(
    'The house',
    sum('land', 'About how much is the house, or other land, worth?', {
      hint: 'Do not subtract a mortgage. If the deed has co-owners and no survivorship, give the person’s share. Enter 0 if there is none. Leave it empty if you do not know.',
    }),
    choice('title', 'How did the person own it?', titleNames, {
      hint: 'The deed says so. The county recorder has a copy.',
      help: { text: 'What does your deed say? Compare it with drawn ones.', href: '/tools/your-deed' },
      terms: ['survivorship', 'transfer-on-death'],
      when: ({ land }) => land !== 0,
    }),
  ),
  step(
    'Money and belongings',
    sum('assets', 'About how much is everything else worth?', {
      hint: 'Only what was in the person’s name alone, without the house and vehicles. Leave out what goes to a named beneficiary. Do not subtract debts.',
      terms: ['probate-asset'],
    }),
  ),
  step(
    'Vehicles',
    sum('vehicles', 'About how much are the vehicles worth together?', {
      hint: 'Only those in the person’s name alone. Enter 0 if there are none.',
    }),
  ),
  step('The county', {
    key: 'county',
    kind: 'custom',
    label: 'In which Ohio county did the person live?',
    render: (text, set) => <CountyField text={text} set={set} />,
  }),
];

/** Labels of the amounts that another tool asks for. */
const carriedAmounts: Partial<Record<StateKey, string>> = {
  funeral: 'cost of the funeral',
  personal: 'personal property',
  sold: 'real estate sold',
  kept: 'real estate kept',
  net: 'what is left to divide',
  houseValue: 'appraised value of the house',
  liens: 'owed on the house',
  offer: 'price offered for the house',
  spouseShare: 'share and allowance of the spouse',
};

const ownKeys: readonly StateKey[] = ownSteps.flatMap(({ questions }) => questions.map(({ key }) => key));

/** The parsed value, never the raw text of the link: anybody can write a link. */
const carriedInWords = (key: StateKey, state: State): string =>
  carriedAmounts[key]
    ? dollars(Number(state[key]))
    : (new URLSearchParams(printState(state, [key])).get(addressKey(key)) ?? '');

/** Answers from a link of another tool or from the checklist: shown, used in the plan, and removable. */
const carriedAnswers: Question[] = answerKeys
  .filter((key) => !ownKeys.includes(key))
  .map((key) => ({
    key,
    kind: 'custom',
    label: `Given elsewhere: ${carriedAmounts[key] ?? addressKey(key).replaceAll('-', ' ')}`,
    when: (state) => state[key] !== undefined,
    printedAnswer: (state) => carriedInWords(key, state),
    render: (_text, set, state) => (
      <CarriedAnswer button="Leave it out" onRemove={() => set('')}>
        {carriedInWords(key, state)}
      </CarriedAnswer>
    ),
  }));

export const planSteps: readonly Step[] = ownSteps.map((step, index) =>
  index === ownSteps.length - 1 ? { ...step, questions: [...step.questions, ...carriedAnswers] } : step,
);
