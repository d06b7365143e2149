// The tests of the shorter procedures: nothing left to probate, summary release (R.C. 2113.031), release (R.C. 2113.03). Each
// says whether the figures meet it; none says which one to choose.
import type { CalendarDate } from './calendar-date.ts';
import type { KnownEstate, SmallEstate, Total } from './estate.ts';
import type { Figures } from './figures.ts';
import { type Bounds, exactly, stepOn } from './limits.ts';
import { releaseTests } from './release.ts';
import { ask, met, notMet, type Stop, type TestLine } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';
import { summaryReleaseTests } from './summary-release.ts';

/** One procedure, its tests, and the rules to read beside them. */
export interface ProcedureCard {
  procedure: 'nothing-left' | 'summary-release' | 'release' | 'full-administration';
  tests: TestLine[];
  notes: RuleId[];
}

/** The four procedures in the order in which they grow longer; or why there is no answer. */
export function smallEstate(
  estate: SmallEstate,
  figures: Figures,
  today: CalendarDate,
): ProcedureCard[] | Stop<'death-needed' | 'death-in-future'> {
  const { death } = estate;
  if (!death) return { stopped: 'death-needed' };
  if (death > today) return { stopped: 'death-in-future' };
  const dated = { ...estate, death };
  const vehicles = vehicleTest(dated, figures);
  const total = totalOf(dated, vehicles, figures);
  const land = estate.land === 'yes' || (estate.land ?? 0) > 0;
  return [
    {
      procedure: 'nothing-left',
      tests: [leftOver(total), ...(vehicles ? [vehicles] : [])],
      notes: [
        'outside-probate',
        ...(vehicles ? (['vehicle-types'] as const) : []),
        'vehicle-titles',
        'survivorship-deed',
        'transfer-on-death',
      ],
    },
    {
      procedure: 'summary-release',
      tests: summaryReleaseTests(dated, total, figures),
      notes: land ? ['summary-release-land'] : [],
    },
    { procedure: 'release', ...releaseTests(dated, total, land, figures) },
    {
      procedure: 'full-administration',
      tests: [],
      notes: ['full-administration', ...(land ? (['certificate-of-transfer', 'land-only'] as const) : [])],
    },
  ];
}

const vehicleSteps = (figures: Figures) => [
  figures['spouse-vehicles-limit'],
  figures['spouse-vehicles-limit-before-2017'],
];

/** The part of the vehicles that stays in the estate: the spouse may take some by affidavit. */
function vehiclesLeft({ vehicles = 0, spouse, allToSpouse, death }: KnownEstate, figures: Figures): Bounds {
  if (spouse === 'no') return exactly(vehicles);
  const step = stepOn(vehicleSteps(figures), death);
  const min = step ? Math.max(0, vehicles - step.limit) : 0;
  // Only today's law takes any number of them, only a spouse who is there, and none that a will gives to somebody else.
  const noneGivenAway = allToSpouse === 'will' || allToSpouse === 'no-will';
  const allTaken = spouse === 'yes' && noneGivenAway && step && !step.before && min === 0;
  return { low: min, high: allTaken ? 0 : vehicles };
}

function totalOf(estate: KnownEstate, vehicles: TestLine | undefined, figures: Figures): Total {
  const { assets = 0, land = 0 } = estate;
  const left = vehiclesLeft(estate, figures);
  const without = assets + (land === 'yes' ? 0 : land);
  const low = without + left.low;
  // Who has none of something writes 0.
  if (estate.assets === undefined || estate.vehicles === undefined || estate.land === undefined)
    return { low, high: Number.POSITIVE_INFINITY, unsure: 'not-known' };
  return { low, high: without + left.high, unsure: vehicles?.reason ?? 'not-known' };
}

function vehicleTest(
  { vehicles = 0, spouse, allToSpouse, death }: KnownEstate,
  figures: Figures,
): TestLine | undefined {
  if (vehicles === 0 || spouse === 'no') return undefined;
  const step = stepOn(vehicleSteps(figures), death);
  if (!step) return { rule: 'spouse-vehicles-before-2017', ...ask('older-law') };
  const { limit } = step;
  const rule = step.before ? 'spouse-vehicles-before-2017' : 'spouse-vehicles';
  if (vehicles > limit) return { rule, ...ask('choose-vehicles'), limit };
  if (step.before) return { rule, ...ask('at-most-two-vehicles'), limit };
  if (allToSpouse === 'no') return { rule, ...ask('will-may-give-vehicles'), limit };
  if (!spouse || !allToSpouse) return { rule, ...ask('not-known'), limit };
  return { rule, outcome: 'within', limit };
}

function leftOver(total: Total): TestLine {
  const result = total.high === 0 ? met : total.low > 0 ? notMet('something-left') : ask(total.unsure);
  return { rule: 'outside-probate', ...result };
}
