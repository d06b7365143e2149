// The plan's questions: twelve at most, each with a key of one of the tools.
import { addressKey, calendarKeys, printState, type State, type StateKey } from '../law/address-state.ts';
import { dollars } from '../tools/frame/print-values.ts';
import type { Question, Step } from '../tools/frame/question.ts';
import { titleNames } from '../tools/house-sale/words.ts';
import { CarriedAnswer, ChildrenField, CountyField } from './fields.tsx';
import { planKeys } from './plan-keys.ts';

const yesNo = { yes: 'Yes', no: 'No' };

/** "3, 1 of them also the surviving spouse’s, 1 died before". */
function childrenInWords({ spouse, descendants = [] }: State): string {
  const ofBoth = descendants.filter((child) => child.of === 'both').length;
  const dead = descendants.filter(({ living }) => !living).length;
  return `${descendants.length}${spouse === 'yes' && descendants.length > 0 ? `, ${ofBoth} of them also the surviving spouse’s` : ''}${dead ? `, ${dead} died before` : ''}`;
}

const own: Step[] = [
  {
    title: 'The day of the death',
    questions: [{ key: 'death', kind: 'date', label: 'When did the person die?' }],
  },
  {
    title: 'The appointment',
    hint: 'Leave it empty if the court has not appointed anybody.',
    questions: [
      {
        key: 'letters',
        kind: 'date',
        label: 'When did the court issue letters of authority?',
        terms: ['letters-of-authority'],
      },
    ],
  },
  {
    title: 'The will',
    questions: [{ key: 'will', kind: 'choice', label: 'Is there a will?', options: yesNo }],
  },
  {
    title: 'The spouse',
    questions: [
      { key: 'spouse', kind: 'choice', label: 'Is there a surviving husband or wife?', options: yesNo },
      {
        key: 'allToSpouse',
        kind: 'choice',
        label: 'Does the will leave everything to the spouse?',
        options: { will: 'Yes', no: 'No' },
        when: ({ will, spouse }) => will === 'yes' && spouse === 'yes',
      },
    ],
  },
  {
    title: 'The children',
    questions: [
      {
        key: 'descendants',
        kind: 'custom',
        label: 'How many children did the person have?',
        hint: 'Adopted children count.',
        draw: (text, set, { spouse }) => <ChildrenField text={text} set={set} spouse={spouse} />,
        onPaper: childrenInWords,
      },
      {
        key: 'minor',
        kind: 'choice',
        label: 'Is a child who is not the spouse’s under 18?',
        options: yesNo,
        when: ({ spouse, descendants = [], will }) =>
          spouse === 'yes' && will !== 'yes' && descendants.some((child) => child.of === 'other'),
      },
    ],
  },
  {
    title: 'The house',
    questions: [
      {
        key: 'land',
        kind: 'sum',
        label: 'About how much is the house, or other land, worth?',
        hint: 'Do not subtract a mortgage. If the deed has co-owners and no survivorship, give the person’s share. Enter 0 if there is none. Leave it empty if you do not know.',
      },
      {
        key: 'title',
        kind: 'choice',
        label: 'How did the person own it?',
        hint: 'The deed says so. The county recorder has a copy.',
        help: { text: 'What does your deed say? Compare it with drawn ones.', href: '/tools/your-deed' },
        options: titleNames,
        terms: ['survivorship', 'transfer-on-death'],
        when: ({ land }) => land !== 0,
      },
    ],
  },
  {
    title: 'Money and belongings',
    questions: [
      {
        key: 'assets',
        kind: 'sum',
        label: 'About how much is everything else worth?',
        hint: 'Only what was in the person’s name alone, without the house and vehicles. Leave out what goes to a named beneficiary. Do not subtract debts.',
        terms: ['probate-asset'],
      },
    ],
  },
  {
    title: 'Vehicles',
    questions: [
      {
        key: 'vehicles',
        kind: 'sum',
        label: 'About how much are the vehicles worth together?',
        hint: 'Only those in the person’s name alone. Enter 0 if there are none.',
      },
    ],
  },
  {
    title: 'The county',
    questions: [
      {
        key: 'county',
        kind: 'custom',
        label: 'In which Ohio county did the person live?',
        draw: (text, set) => <CountyField text={text} set={set} />,
      },
    ],
  },
];

/** Labels for amounts that another tool asks for. */
const carriedSums: Partial<Record<StateKey, string>> = {
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

const ownKeys: readonly StateKey[] = own.flatMap(({ questions }) => questions.map(({ key }) => key));

/** The parsed value, never the raw text of the link: anybody can write a link. */
const carriedInWords = (key: StateKey, state: State): string =>
  carriedSums[key]
    ? dollars(Number(state[key]))
    : (new URLSearchParams(printState(state, [key])).get(addressKey(key)) ?? '');

const isCalendarKey = (key: StateKey) => (calendarKeys as readonly StateKey[]).includes(key);

/** Answers that a link carries over from another tool, or that are ticked in the plan: shown, used in the plan, and removable. */
const carriedAnswers: Question[] = planKeys
  .filter((key) => !ownKeys.includes(key) && !isCalendarKey(key))
  .map((key) => ({
    key,
    kind: 'custom',
    label: `Given elsewhere: ${carriedSums[key] ?? addressKey(key).replaceAll('-', ' ')}`,
    when: (state) => state[key] !== undefined,
    onPaper: (state) => carriedInWords(key, state),
    draw: (_text, set, state) => (
      <CarriedAnswer button="Leave it out" drop={() => set('')}>
        {carriedInWords(key, state)}
      </CarriedAnswer>
    ),
  }));

export const planSteps: readonly Step[] = own.map((step, at) =>
  at === own.length - 1 ? { ...step, questions: [...step.questions, ...carriedAnswers] } : step,
);
