// Compares a figure that may be known only within bounds with a limit that depends on the day of death.
import type { CalendarDate } from './calendar-date.ts';
import type { Step } from './figures.ts';
import type { Cents } from './money.ts';
import type { Reason, Result } from './result-line.ts';

/** The least and the most that a sum can be; equal where it is known. */
export interface Bounds {
  low: Cents;
  high: Cents;
}

export const exactly = (sum: Cents): Bounds => ({ low: sum, high: sum });

/** The step in force on a day of death. */
export const stepOn = (steps: Step[], death: CalendarDate): Step | undefined =>
  steps.find(({ from = '', before = '9999' }) => from <= death && death < before);

/**
 * The limit in force on a day of death; steps are listed from newest to oldest. Between two steps the sources
 * differ: it is one of the two limits. Undefined where no limit was in force.
 */
export function limitOn(steps: Step[], death: CalendarDate): Bounds | undefined {
  const step = stepOn(steps, death);
  if (step) return exactly(step.limit);
  const last = steps.filter(({ before = '9999' }) => before <= death).at(0);
  const next = steps.filter(({ from = '' }) => from > death).at(-1);
  if (!last || !next) return undefined;
  return { low: Math.min(last.limit, next.limit), high: Math.max(last.limit, next.limit) };
}

/**
 * 'within' if every possible figure is within every possible limit, 'over' if every one is over; else `unsure` is the
 * reason.
 */
export function compareToLimit(figure: Bounds, limit: Bounds, unsure: Reason): Result {
  const shown = limit.low === limit.high ? { limit: limit.low } : {};
  if (figure.high <= limit.low) return { outcome: 'within', ...shown };
  if (figure.low > limit.high) return { outcome: 'over', ...shown };
  return { outcome: 'ask', reason: unsure, ...shown };
}
