// Prefilled links to each section's tool, which then gives the same results as the plan.
import { printState, toolKeys } from '../law/address-state.ts';
import { estateOf } from './answers.ts';
import type { Plan } from './make-plan.ts';
import type { PlanAnswers } from './plan-keys.ts';

/** The tools' addresses, from the typed answers and from what the plan derived from them. */
export const toolLinks = (typed: PlanAnswers, { answers, houseAnswers }: Plan) => ({
  dates: `/tools/deadlines#${printState(answers, toolKeys.deadlines)}`,
  // That tool cannot derive the children's other parent, or whether the house counts, from its own questions.
  ways: `/tools/small-estate#${printState(estateOf(answers), toolKeys.smallEstate)}`,
  // This tool asks for how many hours the spouse survived.
  shares: `/tools/who-inherits#${printState(typed, toolKeys.whoInherits)}`,
  house: `/tools/selling-the-house#${printState(houseAnswers, toolKeys.houseSale)}`,
});
