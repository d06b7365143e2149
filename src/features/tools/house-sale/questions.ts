// What the tool asks about a house, and which of it decides something where the rest is answered.

import type { HouseSale } from '../../law/house-sale.ts';
import type { HouseTitle } from '../../law/house-titles.ts';
import type { Step } from '../frame/question.ts';
import { choice, number, step, sum, yesNo } from '../frame/question-builders.ts';
import { titleNames } from './words.ts';

type Key = keyof HouseSale;

/** The estate does not sell these: each owner signs, and the spouses of those who are married. */
const ownedByOthers: readonly HouseTitle[] = ['survivorship', 'tod', 'life-estate', 'transferred'];

/** The questions for this house. One that left the estate needs hardly any. */
export function relevantKeys({ title, will, spouse }: HouseSale): Key[] {
  if (title && ownedByOthers.includes(title)) return ['title', 'owners', 'married'];
  if (title && !['alone', 'shared', 'tod-unrecorded'].includes(title)) return ['title'];
  return [
    ...(['title', 'will', 'spouse', 'heirs', 'under18', 'allSign', 'married', 'inventory'] as const),
    ...(['houseValue', 'offer'] as const),
    ...(will === 'yes' ? (['saleInWill', 'givenTo'] as const) : []),
    ...(spouse === 'no' ? [] : (['spouseBuys', 'liens', 'spouseShare'] as const)),
  ];
}

/** Each question is asked where it decides something. */
const whenRelevant = (steps: readonly Step[]): Step[] =>
  steps.map((step) => ({
    ...step,
    questions: step.questions.map((question) => ({
      ...question,
      when: (state) => relevantKeys(state).some((key) => key === question.key),
    })),
  }));

export const houseSteps: Step[] = whenRelevant([
  step(
    'The deed',
    choice('title', 'How did the person own the house?', titleNames, {
      hint: 'The deed tells you. The county recorder has a copy.',
      help: { text: 'What does your deed say? Compare it with drawn ones.', href: '/tools/your-deed' },
      terms: ['survivorship', 'transfer-on-death', 'certificate-of-transfer'],
    }),
    number('owners', 99, 'How many people own the house now?'),
  ),
  step(
    'The will',
    choice('will', 'Is there a will?', yesNo),
    choice(
      'saleInWill',
      'What does the will say about selling real estate?',
      {
        power: 'The executor may sell it',
        silent: 'Nothing',
        forbids: 'It must not be sold',
      },
      { terms: ['power-of-sale'] },
    ),
    choice('givenTo', 'Does the will give the house to somebody by name?', {
      nobody: 'To nobody',
      spouse: 'To the husband or wife',
      other: 'To somebody else',
    }),
  ),
  step(
    'The family',
    choice('spouse', 'Did the person leave a husband or wife?', yesNo),
    number('heirs', 99, 'How many others inherit?', {
      hint: 'Without a will, the heirs. With a will, everybody it gives something to. Do not count the husband or wife.',
      terms: ['heir'],
    }),
    choice('under18', 'Is anybody who inherits a minor?', yesNo, { hint: 'The husband or wife counts here, too.' }),
    choice('allSign', 'Do all of them, and the husband or wife, sign?', yesNo),
    number('married', 99, 'How many of the owners, or of those who would become owners, are married?'),
  ),
  step(
    'Value and price',
    choice('inventory', 'Has the court approved an inventory that lists the house?', yesNo, {
      terms: ['inventory'],
    }),
    sum('houseValue', 'What is the appraised value of the house?', {
      hint: 'As listed in the inventory.',
      terms: ['appraisal'],
    }),
    sum('offer', 'What price was offered, if any?', { hint: 'An offer you have or have in mind.' }),
  ),
  step(
    'The husband or wife',
    choice('spouseBuys', 'Is the husband or wife the executor or administrator, and the buyer?', yesNo, {
      terms: ['executor', 'administrator'],
    }),
    sum('liens', 'What is still owed on the house?', { hint: 'Mortgages and other liens.', terms: ['lien'] }),
    sum('spouseShare', 'What do the share and the allowance of the husband or wife come to?', {
      hint: 'Without a will, the statute’s share, which the tool for shares works out. With one, the share chosen against it. Add the family allowance.',
      terms: ['family-allowance'],
    }),
  ),
]);
