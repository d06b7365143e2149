// The executor's commission, R.C. 2113.35: what the section provides, without stating an entitlement.
import type { InputOf } from './address-state.ts';
import type { Figures } from './figures.ts';
import { type Cents, percentOf } from './money.ts';
import type { Stop } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

/** What the visitor typed. A sum that is missing is nothing. */
export type CommissionEstate = InputOf<'commission'>;

export interface CommissionLine {
  rule: RuleId;
  /** The part of the estate that this line counts. */
  base: Cents;
  percent: number;
  amount: Cents;
}

export interface Commission {
  /** Empty bands are left out. */
  lines: CommissionLine[];
  total: Cents;
}

export interface CommissionAnswer extends Commission {
  executors: number;
  /** An equal share of the total, half a cent rounded up. */
  each: Cents;
  /** The same estate with all of its land sold, and with all of it kept; nothing where there is no land. */
  compared?: { allSold: Commission; allKept: Commission };
  notes: RuleId[];
}

/** The commission in bands, or a stop where the will sets the fee. */
export function commission(estate: CommissionEstate, figures: Figures): CommissionAnswer | Stop<'will-sets-fee'> {
  if (estate.willSetsFee === 'yes') return { stopped: 'will-sets-fee', ask: 'court-or-attorney' };
  const { personal = 0, sold = 0, kept = 0 } = estate;
  const executors = Math.max(1, estate.executors ?? 1);
  const typed = bandsOf(personal + sold, kept, figures);
  const land = sold + kept;
  return {
    ...typed,
    executors,
    each: Math.floor((typed.total * 2 + executors) / (executors * 2)),
    ...(land > 0 && {
      compared: { allSold: bandsOf(personal + land, 0, figures), allKept: bandsOf(personal, land, figures) },
    }),
    notes: [
      'commission-outside-probate',
      'commission-by-will',
      'extra-compensation',
      'commission-reduced',
      ...(executors > 1 ? (['commission-shared'] as const) : []),
      'commission-attorney-work',
    ],
  };
}

function bandsOf(personalAndSold: Cents, kept: Cents, figures: Figures): Commission {
  const first = figures['commission-tier-first'];
  const second = first + figures['commission-tier-second'];
  const between = (from: Cents, to: Cents) => Math.max(0, Math.min(personalAndSold, to) - from);
  const lines = [
    lineOf('commission-rates', between(0, first), figures['commission-rate-first']),
    lineOf('commission-rates', between(first, second), figures['commission-rate-second']),
    lineOf('commission-rates', between(second, Number.POSITIVE_INFINITY), figures['commission-rate-third']),
    lineOf('commission-unsold-land', kept, figures['commission-rate-unsold-real-estate']),
  ].filter(({ base }) => base > 0);
  return { lines, total: lines.reduce((total, { amount }) => total + amount, 0) };
}

const lineOf = (rule: RuleId, base: Cents, percent: number): CommissionLine => ({
  rule,
  base,
  percent,
  amount: percentOf(base, percent),
});
