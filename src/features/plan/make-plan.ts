// The whole plan from one set of answers; each section is computed by its tool's own rules.
import type { CalendarDate } from '../law/calendar-date.ts';
import { type CommissionAnswer, commission } from '../law/commission.ts';
import { type DateInputError, deadlines } from '../law/deadlines.ts';
import type { Figures } from '../law/figures.ts';
import { type HouseSale, houseSale, type Path } from '../law/house-sale.ts';
import { intestateShares, type NoShares, type Shares } from '../law/intestate-shares.ts';
import type { Cents } from '../law/money.ts';
import { todaysSharesFrom } from '../law/release.ts';
import type { DateLine, Stop } from '../law/result-line.ts';
import { type ProcedureCard, smallEstate } from '../law/small-estate.ts';
import {
  amountToDivide,
  applySurvivalPeriod,
  estateValue,
  houseSaleInput,
  landInEstate,
  smallEstateInput,
} from './answers.ts';
import type { PlanAnswers } from './plan-keys.ts';

export interface Plan {
  /** After the survival period was applied. */
  answers: PlanAnswers;
  dates: DateLine[];
  procedures: ProcedureCard[];
  /** Undefined if a will decides. */
  shares?: Shares | NoShares | Stop<'older-law'> | undefined;
  /** The amount that the heirs divide; undefined if no value was typed. */
  divided?: { net: Cents; allowanceDeducted: boolean /** Without a spouse. */; minorsAllowance?: Cents } | undefined;
  /** The input to the paths of a house sale. */
  houseAnswers: HouseSale;
  /** Empty where there is no house. */
  house: Path[];
  /** Undefined if no value was typed. */
  commission?: CommissionAnswer | undefined;
}

/** The plan for these answers, or the input error that prevents it. `today` (in Ohio) rejects a death in the future. */
export function makePlan(typedAnswers: PlanAnswers, figures: Figures, today: CalendarDate): Plan | DateInputError {
  const answers = applySurvivalPeriod(typedAnswers, figures);
  const dates = deadlines(answers, figures, today);
  if ('stopped' in dates) return dates;
  const procedures = smallEstate(smallEstateInput(answers), figures, today);
  if ('stopped' in procedures) return procedures;

  const spouseTakesVehicles = procedures.some(({ tests }) =>
    tests.some(({ rule, outcome }) => rule === 'spouse-vehicles' && outcome === 'within'),
  );
  const value = estateValue(answers, spouseTakesVehicles);
  const net = amountToDivide(answers, value, figures);
  const shares = sharesOf(answers, net, figures);
  const divided = net === undefined ? undefined : { net, ...allowanceOf(answers, figures) };
  const intestate = divided && shares && 'heirs' in shares ? shares : undefined;
  const houseAnswers = houseSaleInput(answers, intestate, figures);
  return {
    answers,
    houseAnswers,
    dates,
    procedures,
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

/** How the family allowance affects the amount to divide. It is not deducted from an amount that was typed. */
function allowanceOf({ net, spouse, descendants = [] }: PlanAnswers, figures: Figures) {
  if (net !== undefined) return { allowanceDeducted: false };
  // Without a spouse it goes to minor children (R.C. 2106.13(A)). Their ages are not asked.
  const mayHaveMinors = spouse === 'no' && descendants.some(({ living }) => living);
  return {
    allowanceDeducted: spouse === 'yes',
    ...(mayHaveMinors && { minorsAllowance: figures['family-allowance'] }),
  };
}

function commissionOf(answers: PlanAnswers, value: Cents | undefined, figures: Figures): CommissionAnswer | undefined {
  if ([value, answers.personal, answers.sold, answers.kept].every((amount) => amount === undefined)) return undefined;
  // The split between money and house is unknown, and they have different rates.
  if (answers.land === 'yes' && answers.personal === undefined) return undefined;
  const landValue = landInEstate(answers);
  const land = typeof landValue === 'number' ? landValue : 0;
  const { personal = (value ?? 0) - land, sold = 0, kept = Math.max(0, land - sold), executors, willSetsFee } = answers;
  const answer = commission(
    { personal, sold, kept, ...(executors && { executors }), ...(willSetsFee && { willSetsFee }) },
    figures,
  );
  return 'stopped' in answer ? undefined : answer;
}
