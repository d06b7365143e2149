import { type State, type StateKey, toolKeys } from '../../law/address-state.ts';
import type { HouseOption } from '../../law/house-option.ts';
import type { Step } from '../frame/question.ts';
import { checkboxes, choice, number, step, sum, textLine, yesNo } from '../frame/question-builders.ts';
import { optionNames } from './words.ts';

/** The family that a link from the tool of the shares describes. The spouse is asked for here, too. */
export const familyKeys: StateKey[] = toolKeys.whoInherits.filter((key) => key !== 'net' && key !== 'spouse');

const isChosen =
  (...options: HouseOption[]) =>
  ({ leftOut = [] }: State) =>
    options.some((option) => !leftOut.includes(option));

const listed = { when: isChosen('listed') };
const cash = { when: isChosen('cash') };
const letting = { when: isChosen('let') };
const heir = { when: isChosen('heir') };

export const optionSteps: readonly Step[] = [
  step(
    'The ways',
    checkboxes('leftOut', 'Is one of these out of the question?', optionNames, {
      hint: 'Mark what you want to leave out. Without a mark all four are counted.',
    }),
  ),
  {
    hint: 'Leave empty what you do not know. It counts as nothing until you fill it in.',
    ...step(
      'What is owed on the house',
      sum('loan', 'What is still owed on the loan?', {
        hint: 'The payoff amount in the lender’s letter.',
        terms: ['mortgage'],
      }),
      sum('unpaid', 'What do unpaid property taxes and other liens come to?', { terms: ['lien'] }),
    ),
  },
  {
    hint: 'What is paid while the house is kept. Divide a yearly bill by twelve.',
    ...step(
      'What a month costs',
      sum('monthlyTax', 'Property tax each month'),
      sum('monthlyInsurance', 'Insurance each month'),
      sum('monthlyUtilities', 'Utilities each month'),
      sum('monthlyInterest', 'Interest on the loan each month', {
        hint: 'Only the interest. What pays the loan down is not lost.',
      }),
      sum('monthlyUpkeep', 'Upkeep each month', { hint: 'Grass, snow, small repairs, association fees.' }),
    ),
  },
  step(
    'Listed and sold',
    sum('price', 'What price do you expect from a listing?', {
      ...listed,
      hint: 'Your own figure. Nobody can promise it.',
    }),
    number('listingDays', 999, 'How many days until that closing?', listed),
    sum('repairs', 'What would you spend on repairs before it?', listed),
    textLine(
      'agentFee',
      'What does the agent ask?',
      'Write a percentage up to 50, such as 5%, or dollars, such as $9,000.',
      {
        hint: 'In percent or dollars: 5% or $9,000. It is agreed in a contract; no law that we found sets it.',
        ...listed,
      },
    ),
    sum('listingCosts', 'What closing costs would the seller pay?', {
      ...listed,
      hint: 'A title company can estimate them.',
    }),
  ),
  step(
    'Sold as it is to a cash buyer',
    sum('offer', 'What was offered?', { ...cash, hint: 'An offer in hand. Compare several in the offer sheet.' }),
    number('offerDays', 999, 'How many days until the closing?', cash),
    sum('offerCosts', 'What costs does the offer leave to you?', cash),
  ),
  step(
    'The house stays in the family',
    sum('worth', 'What value do you put on the house?', {
      when: isChosen('let', 'heir'),
      hint: 'For one heir who keeps it, the value on which all agree. An appraiser has no stake in a sale.',
      terms: ['appraisal'],
    }),
    sum('rent', 'What rent would it bring each month?', letting),
    number('emptyWeeks', 52, 'How many weeks of a year would it be empty?', letting),
    number('buyoutDays', 999, 'How many days until one heir has paid the others?', heir),
    sum('buyoutCosts', 'What would that cost?', { ...heir, hint: 'Appraisal, deed, the closing of a new loan.' }),
  ),
  step(
    'The shares, and the court',
    textLine(
      'shares',
      'How is it divided?',
      'Write one number up to 20, such as 3, or whole parts from 1 to 100, such as 50 25 25.',
      {
        hint: 'A number for equal shares, such as 3. Or whole parts: 50 25 25. Without a will, the tool for shares can bring the statute’s shares along.',
        terms: ['heir'],
      },
    ),
    number('keeper', 20, 'Which of these shares keeps the house?', {
      ...heir,
      hint: '1 for the first one, 2 for the second.',
    }),
    sum('houseValue', 'What is the appraised value in the inventory?', {
      when: isChosen('listed', 'cash'),
      terms: ['appraisal', 'inventory'],
    }),
    choice('spouse', 'Did the person leave a husband or wife?', yesNo),
  ),
];
