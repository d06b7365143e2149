// Each part's tool, with what was typed: it says there what it says in the plan.
import { printState, toolKeys } from '../law/address-state.ts';
import { estateOf, type PlanAnswers } from './answers.ts';
import type { Plan } from './make-plan.ts';

/** The addresses of the tools, from what was typed and from what the plan took it for. */
export const toolLinks = (typed: PlanAnswers, { answers, houseAnswers }: Plan) => ({
  dates: `/tools/deadlines#${printState(answers, toolKeys.deadlines)}`,
  // Whose the children are, and whether the house counts, that tool cannot find out from what it asks.
  ways: `/tools/small-estate#${printState(estateOf(answers), toolKeys.smallEstate)}`,
  // This one asks for the hours that a spouse lived on.
  shares: `/tools/who-inherits#${printState(typed, toolKeys.whoInherits)}`,
  house: `/tools/selling-the-house#${printState(houseAnswers, toolKeys.houseSale)}`,
});
