// Sorts a result: met, then what to ask about, then not met. Within each, in the order of the law.
import type { Path } from '../../law/house-sale.ts';
import type { Outcome, TestLine } from '../../law/result-line.ts';
import type { RuleId } from '../../law/rule-ids.ts';
import type { ProcedureCard } from '../../law/small-estate.ts';

const outcomeRank: Record<Outcome, number> = { within: 0, met: 0, ask: 1, over: 2, 'not-met': 2 };
const stateRank: Record<Path['state'], number> = { open: 0, ask: 1, closed: 2 };

/** Tests that do not decide whether a procedure fits. */
const sideTests: readonly RuleId[] = [
  'whole-family-allowance',
  'release-exceptions',
  'spouse-vehicles',
  'spouse-vehicles-before-2017',
];

/** The best outcome of its deciding tests. A procedure without tests is open to every estate. */
const procedureRank = ({ tests }: ProcedureCard): number => {
  const ranks = tests.filter(({ rule }) => !sideTests.includes(rule)).map(({ outcome }) => outcomeRank[outcome]);
  return ranks.length > 0 ? Math.min(...ranks) : 1;
};

export const sortTests = (tests: readonly TestLine[]): TestLine[] =>
  [...tests].sort((one, other) => outcomeRank[one.outcome] - outcomeRank[other.outcome]);

export const sortProcedures = (cards: readonly ProcedureCard[]): ProcedureCard[] =>
  cards
    .map((card) => ({ ...card, tests: sortTests(card.tests) }))
    .sort((one, other) => procedureRank(one) - procedureRank(other));

export const sortPaths = (paths: readonly Path[]): Path[] =>
  [...paths].sort((one, other) => stateRank[one.state] - stateRank[other.state]);
