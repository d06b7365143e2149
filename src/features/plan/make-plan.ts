// The whole plan from one set of answers: each part is what its tool says.
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
import { estateOf, estateValue, houseOf, landOf, netOf, type PlanAnswers, settled } from './answers.ts';

export interface Plan {
  /** As each part took them. */
  answers: PlanAnswers;
  dates: DateLine[];
  ways: WayCard[];
  /** Nothing where a will decides; a stop where more has to be asked, or an attorney. */
  shares?: Shares | ShareStop | Stop<'older-law'> | undefined;
  /**
   * What was divided, whether the allowance was taken off here, and the one that minor children without a spouse would
   * have; nothing where no value was typed.
   */
  divided?: { net: Cents; allowanceOff: boolean; minorsAllowance?: Cents } | undefined;
  /** The house as the paths took it. */
  houseAnswers: HouseSale;
  /** Empty where there is no house. */
  house: Path[];
  /** Of what was typed; nothing where no value was. */
  commission?: CommissionAnswer | undefined;
}

/**
 * The plan for these answers, or the input error that prevents it. `today` only serves to reject a death in the future.
 */
export function makePlan(typed: PlanAnswers, figures: Figures, today: CalendarDate): Plan | DateInputError {
  const answers = settled(typed, figures);
  const dates = deadlines(answers, figures, today);
  if ('stopped' in dates) return dates;
  const ways = smallEstate(estateOf(answers), figures, today);
  if ('stopped' in ways) return ways;

  const vehiclesOut = ways.some(({ tests }) =>
    tests.some(({ rule, outcome }) => rule === 'S15' && outcome === 'within'),
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
  // A division does not depend on the sum: without one, it is named, and no share is shown.
  return intestateShares({ ...answers, net: net ?? 0 }, figures);
}

/** The family allowance beside what is divided: nothing was taken off a sum that was typed for the shares. */
function allowanceOf({ net, spouse, descendants = [] }: PlanAnswers, figures: Figures) {
  if (net !== undefined) return { allowanceOff: false };
  // Without a spouse it goes to minor children (R.C. 2106.13(A)). How old they are was not asked.
  const perhapsMinors = spouse === 'no' && descendants.some(({ living }) => living);
  return { allowanceOff: spouse === 'yes', ...(perhapsMinors && { minorsAllowance: figures['family-allowance'] }) };
}

function commissionOf(answers: PlanAnswers, value: Cents | undefined, figures: Figures): CommissionAnswer | undefined {
  if ([value, answers.personal, answers.sold, answers.kept].every((sum) => sum === undefined)) return undefined;
  // What is money and what is the house is not known: they have different rates.
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
