import type { conditions, costPayers, proofs } from '../../law/offer.ts';

export const payerNames: Record<(typeof costPayers)[number], string> = {
  buyer: 'The buyer pays all of them',
  shared: 'Each side pays its own',
  seller: 'The seller pays all of them',
};

export const proofNames: Record<(typeof proofs)[number], string> = {
  shown: 'Shown: a bank’s letter or statement',
  promised: 'Promised',
  none: 'None',
};

export const conditionNames: Record<(typeof conditions)[number], string> = {
  inspection: 'An inspection, after which the buyer may leave',
  loan: 'The buyer must get a loan',
  partner: 'A partner or lender must agree',
  assigns: '“And/or assigns”: somebody else may buy instead',
  'own-sale': 'The buyer must sell something first',
  title: 'The title must be clear',
};

/** To ask each buyer alike; the answers show what a price does not. */
export const buyerQuestions: readonly string[] = [
  'Who buys: you, a company, or somebody you will find? Whose name is on the deed?',
  'May you pass the contract on, and what do you earn if you do?',
  'Whose money is it? May I see a bank’s letter with this month’s date?',
  'How much is the deposit, who holds it, and when may you have it back?',
  'Until which day may you leave, and for which reasons?',
  'Which costs do you pay, and which are mine, in dollars?',
  'Does the price change after the inspection? How did you work it out?',
  'Will you wait for the court, and for everybody who must sign?',
  'Which title company closes, and may I choose it?',
  'Do you have a real-estate license? With which brokerage?',
];
