import type { State } from '../../law/address-state.ts';
import { type OfferNumber, offerNumbers } from '../../law/offer.ts';
import type { Question, Step } from '../frame/question.ts';
import { conditionNames, payerNames, proofNames } from './words.ts';

/** Two offers are asked for; a further one once the price of the one before it is known. */
const isAsked =
  (number: OfferNumber) =>
  (state: State): boolean =>
    number === 1 || number === 2 || state[`offer${number === 3 ? 2 : 3}Price`] !== undefined;

function questionsOf(number: OfferNumber): Question[] {
  const when = isAsked(number);
  return [
    { key: `offer${number}Price`, kind: 'sum', label: `Price of offer ${number}`, when },
    { key: `offer${number}Days`, kind: 'number', most: 999, label: `Days until the closing, offer ${number}`, when },
    {
      key: `offer${number}CostsBy`,
      kind: 'choice',
      label: `Who pays the costs of the sale in offer ${number}?`,
      options: payerNames,
      when,
    },
    {
      key: `offer${number}Costs`,
      kind: 'sum',
      label: `Costs that are yours, offer ${number}`,
      hint: 'Closing costs, a fee of the buyer, a commission, repairs.',
      when,
    },
    { key: `offer${number}Deposit`, kind: 'sum', label: `Deposit of offer ${number}`, when },
    {
      key: `offer${number}Proof`,
      kind: 'choice',
      label: `Proof of funds for offer ${number}`,
      options: proofNames,
      when,
    },
    {
      key: `offer${number}Conditions`,
      kind: 'several',
      label: `Conditions of offer ${number}`,
      options: conditionNames,
      when,
    },
  ];
}

export const offerSteps: readonly Step[] = [
  ...offerNumbers.map((number) => ({
    title: `Offer ${number}`,
    ...(number === 1 && { hint: 'Read it from the paper, not from what was said. No names are needed.' }),
    questions: questionsOf(number),
  })),
  {
    title: 'The house',
    questions: [
      { key: 'loan', kind: 'sum', label: 'What is still owed on the loan?', terms: ['mortgage'] },
      {
        key: 'unpaid',
        kind: 'sum',
        label: 'What do unpaid property taxes and other liens come to?',
        terms: ['lien'],
      },
      {
        key: 'houseValue',
        kind: 'sum',
        label: 'What is the appraised value in the inventory?',
        terms: ['appraisal', 'inventory'],
      },
    ],
  },
];
