// The whole plan from one set of answers: each part is what its tool says.
import type { CalendarDate } from '../law/calendar-date.ts';
import { type CommissionAnswer, commission } from '../law/commission.ts';
import { type DateSlip, deadlines } from '../law/deadlines.ts';
import type { Figures } from '../law/figures.ts';
import { houseSale, type Path } from '../law/house-sale.ts';
import { intestateShares, type ShareStop, type Shares } from '../law/intestate-shares.ts';
import type { Cents } from '../law/money.ts';
import type { DateLine, TestLine } from '../law/result-line.ts';
import { smallEstate, type WayCard } from '../law/small-estate.ts';
import { estateOf, estateValue, houseInEstate, houseOf, netOf, type PlanAnswers, valuesMissing } from './answers.ts';

export interface Plan {
  dates: DateLine[];
  ways: WayCard[];
  /** Nothing where a will decides; a stop where more has to be asked, or an attorney. */
  shares?: Shares | ShareStop | undefined;
  /** What was divided, and whether the allowance was taken off here; nothing where no value was typed. */
  divided?: { net: Cents; allowanceOff: boolean } | undefined;
  /** Empty where there is no house. */
  house: Path[];
  /** Of what was typed; nothing where no value was. */
  commission?: CommissionAnswer | undefined;
}

/** The plan for these answers, or the slip that stands in its way. `today` only refuses a death in the future. */
export function makePlan(answers: PlanAnswers, figures: Figures, today: CalendarDate): Plan | DateSlip {
  const dates = deadlines(answers, figures, today);
  if ('stopped' in dates) return dates;
  const ways = waysOf(answers, figures, today);
  if ('stopped' in ways) return ways;

  const vehiclesOut = ways.some(({ tests }) =>
    tests.some(({ rule, outcome }) => rule === 'S15' && outcome === 'within'),
  );
  const value = estateValue(answers, vehiclesOut);
  const net = netOf(answers, value, figures);
  // A division does not depend on the sum: without one, it is named, and no share is shown.
  const shares = answers.will === 'yes' ? undefined : intestateShares({ ...answers, net: net ?? 0 }, figures);
  const divided =
    net === undefined ? undefined : { net, allowanceOff: answers.net === undefined && answers.spouse === 'yes' };
  const heirs = divided && shares && 'heirs' in shares ? shares : undefined;
  const fees = value === undefined ? undefined : commissionOf(answers, value, figures);
  return {
    dates,
    ways,
    shares,
    divided,
    house: answers.title || houseInEstate(answers) ? houseSale(houseOf(answers, heirs, figures), figures) : [],
    commission: fees,
  };
}

const closing = ({ outcome }: TestLine) => outcome === 'over' || outcome === 'not-met';

/** The four ways. Where a value is missing, only what more assets cannot change is said. */
function waysOf(answers: PlanAnswers, figures: Figures, today: CalendarDate): WayCard[] | DateSlip {
  const known = smallEstate(estateOf(answers), figures, today);
  if ('stopped' in known || !valuesMissing(answers)) return known;
  const { assets: _missing, ...open } = estateOf(answers);
  const atLeast = smallEstate(open, figures, today);
  if ('stopped' in atLeast) return atLeast;
  const closed = known.flatMap(({ tests }) => tests).filter(closing);
  return atLeast.map((card) => ({
    ...card,
    tests: card.tests.map((test) => closed.find(({ rule }) => rule === test.rule) ?? test),
  }));
}

function commissionOf(answers: PlanAnswers, value: Cents, figures: Figures): CommissionAnswer | undefined {
  const land = houseInEstate(answers) && typeof answers.land === 'number' ? answers.land : 0;
  const { personal = value - land, sold = 0, kept = land, executors, willSetsFee } = answers;
  const answer = commission(
    { personal, sold, kept, ...(executors && { executors }), ...(willSetsFee && { willSetsFee }) },
    figures,
  );
  return 'stopped' in answer ? undefined : answer;
}
