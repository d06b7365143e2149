// Links from the plan to each section's tool, prefilled so that it gives the same results.
import { printState, toolKeys } from '../law/address-state.ts';
import { smallEstateInput } from './answers.ts';
import type { Plan } from './make-plan.ts';
import type { PlanAnswers } from './plan-keys.ts';

/** The tools' addresses, from the typed answers and those that the plan derived from them. */
export const toolLinks = (typed: PlanAnswers, { answers, houseAnswers }: Plan) => ({
  dates: `/tools/deadlines#${printState(answers, toolKeys.deadlines)}`,
  // Derived answers, because that tool does not ask for the children's other parent or the title of the house.
  smallEstate: `/tools/small-estate#${printState(smallEstateInput(answers), toolKeys.smallEstate)}`,
  // This tool asks for how many hours the spouse survived.
  shares: `/tools/who-inherits#${printState(typed, toolKeys.whoInherits)}`,
  house: `/tools/selling-the-house#${printState(houseAnswers, toolKeys.houseSale)}`,
});
