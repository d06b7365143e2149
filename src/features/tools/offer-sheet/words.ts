import words from '../../../content/tools/offers.json' with { type: 'json' };

export const { payers: payerNames, proofs: proofNames, conditions: conditionNames, questions: buyerQuestions } = words;
