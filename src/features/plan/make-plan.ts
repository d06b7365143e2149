// The whole plan from one set of answers; each section is computed by its tool's own rules.
import type { CalendarDate } from '../law/calendar-date.ts';
import { type CommissionAnswer, commission } from '../law/commission.ts';
import { type DateInputError, deadlines } from '../law/deadlines.ts';
import type { Figures } from '../law/figures.ts';
import { type HouseSale, houseSale, type Path } from '../law/house-sale.ts';
import { intestateShares, type ShareStop, type Shares } from '../law/intestate-shares.ts';
import type { Cents } from '../law/money.ts';
import { todaysSharesFrom } from '../law/release.ts';
import type { DateLine, Stop } from '../law/result-line.ts';
import { smallEstate, type WayCard } from '../law/small-estate.ts';
import { applySurvivalPeriod, estateOf, estateValue, houseOf, landOf, netOf } from './answers.ts';
import type { PlanAnswers } from './plan-keys.ts';

export interface Plan {
  /** As used by the sections. */
  answers: PlanAnswers;
  dates: DateLine[];
  ways: WayCard[];
  /** Undefined where a will decides; a stop where another question or an attorney is needed. */
  shares?: Shares | ShareStop | Stop<'older-law'> | undefined;
  /**
   * The amount divided, whether the allowance was deducted here, and the one that minor children without a spouse would
   * get; undefined where no value was typed.
   */
  divided?: { net: Cents; allowanceOff: boolean; minorsAllowance?: Cents } | undefined;
  /** The input to the paths of a house sale. */
  houseAnswers: HouseSale;
  /** Empty where there is no house. */
  house: Path[];
  /** From the typed values; undefined where there are none. */
  commission?: CommissionAnswer | undefined;
}

/**
 * The plan for these answers, or the input error that prevents it. `today` only serves to reject a death in the future.
 */
export function makePlan(typed: PlanAnswers, figures: Figures, today: CalendarDate): Plan | DateInputError {
  const answers = applySurvivalPeriod(typed, figures);
  const dates = deadlines(answers, figures, today);
  if ('stopped' in dates) return dates;
  const ways = smallEstate(estateOf(answers), figures, today);
  if ('stopped' in ways) return ways;

  const vehiclesOut = ways.some(({ tests }) =>
    tests.some(({ rule, outcome }) => rule === 'spouse-vehicles' && outcome === 'within'),
  );
  const value = estateValue(answers, vehiclesOut);
  const net = netOf(answers, value, figures);
  const shares = sharesOf(answers, net, figures);
  const divided = net === undefined ? undefined : { net, ...allowanceOf(answers, figures) };
  const heirs = divided && shares && 'heirs' in shares ? shares : undefined;
  const houseAnswers = houseOf(answers, heirs, figures);
  return {
    answers,
    houseAnswers,
    dates,
    ways,
    shares,
    divided,
    house: answers.title || answers.land ? houseSale(houseAnswers, figures) : [],
    commission: commissionOf(answers, value, figures),
  };
}

function sharesOf(answers: PlanAnswers, net: Cents | undefined, figures: Figures): Plan['shares'] {
  const { death = '', will } = answers;
  if (will === 'yes') return undefined;
  if (death < todaysSharesFrom) return { stopped: 'older-law', ask: 'attorney' };
  // The division does not depend on the amount: without one, it is named, but no share is shown.
  return intestateShares({ ...answers, net: net ?? 0 }, figures);
}

/** How the family allowance affects the amount divided: it is not deducted from a net amount that was typed. */
function allowanceOf({ net, spouse, descendants = [] }: PlanAnswers, figures: Figures) {
  if (net !== undefined) return { allowanceOff: false };
  // Without a spouse it goes to minor children (R.C. 2106.13(A)). Their ages are not asked.
  const perhapsMinors = spouse === 'no' && descendants.some(({ living }) => living);
  return { allowanceOff: spouse === 'yes', ...(perhapsMinors && { minorsAllowance: figures['family-allowance'] }) };
}

function commissionOf(answers: PlanAnswers, value: Cents | undefined, figures: Figures): CommissionAnswer | undefined {
  if ([value, answers.personal, answers.sold, answers.kept].every((sum) => sum === undefined)) return undefined;
  // The split between money and house is unknown, and they have different rates.
  if (answers.land === 'yes' && answers.personal === undefined) return undefined;
  const counted = landOf(answers);
  const land = typeof counted === 'number' ? counted : 0;
  const { personal = (value ?? 0) - land, sold = 0, kept = Math.max(0, land - sold), executors, willSetsFee } = answers;
  const answer = commission(
    { personal, sold, kept, ...(executors && { executors }), ...(willSetsFee && { willSetsFee }) },
    figures,
  );
  return 'stopped' in answer ? undefined : answer;
}
