import type { State } from '../../law/address-state.ts';
import { type OfferNumber, offerNumbers } from '../../law/offer.ts';
import type { Question, Step } from '../frame/question.ts';
import { checkboxes, choice, number as count, step, sum } from '../frame/question-builders.ts';
import { conditionNames, payerNames, proofNames } from './words.ts';

/** Two offers are asked for; a further one once the price of the one before it is known. */
const isOfferAsked =
  (number: OfferNumber) =>
  (state: State): boolean =>
    number === 1 || number === 2 || state[`offer${number === 3 ? 2 : 3}Price`] !== undefined;

function questionsOf(number: OfferNumber): Question[] {
  const when = isOfferAsked(number);
  return [
    sum(`offer${number}Price`, `Price of offer ${number}`, { when }),
    count(`offer${number}Days`, 999, `Days until the closing, offer ${number}`, { when }),
    choice(`offer${number}CostsBy`, `Who pays the costs of the sale in offer ${number}?`, payerNames, { when }),
    sum(`offer${number}Costs`, `Costs that are yours, offer ${number}`, {
      hint: 'Closing costs, a fee of the buyer, a commission, repairs.',
      when,
    }),
    sum(`offer${number}Deposit`, `Deposit of offer ${number}`, { when }),
    choice(`offer${number}Proof`, `Proof of funds for offer ${number}`, proofNames, { when }),
    checkboxes(`offer${number}Conditions`, `Conditions of offer ${number}`, conditionNames, { when }),
  ];
}

export const offerSteps: readonly Step[] = [
  ...offerNumbers.map((number) => ({
    title: `Offer ${number}`,
    ...(number === 1 && { hint: 'Read it from the paper, not from what was said. No names are needed.' }),
    questions: questionsOf(number),
  })),
  step(
    'The house',
    sum('loan', 'What is still owed on the loan?', { terms: ['mortgage'] }),
    sum('unpaid', 'What do unpaid property taxes and other liens come to?', { terms: ['lien'] }),
    sum('houseValue', 'What is the appraised value in the inventory?', { terms: ['appraisal', 'inventory'] }),
  ),
];
