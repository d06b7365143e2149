// Which of the figures moves what is left the most, if each turns out a tenth higher.
import { houseFigureKeys } from './address-state.ts';
import type { Fee } from './fee.ts';
import type { HouseOption } from './house-option.ts';
import { type HouseFigures, houseOptions } from './house-options.ts';
import type { Cents } from './money.ts';

export type MovingFigure = Exclude<keyof HouseFigures, 'leftOut'>;

export interface Move {
  figure: MovingFigure;
  /** The option that it moves most. */
  option: HouseOption;
  /** By how much what is left rises or falls. */
  change: Cents;
}

const movingFigures = houseFigureKeys.filter((key) => key !== 'leftOut');

/** A tenth more; of days and weeks at least one. */
const tenthMore = (value: number) => value + Math.max(1, Math.round(value / 10));
const feeTenthMore = (fee: Fee): Fee =>
  'sum' in fee ? { sum: tenthMore(fee.sum) } : { hundredths: tenthMore(fee.hundredths) };

function withTenthMore(figures: HouseFigures, figure: MovingFigure): HouseFigures {
  const { agentFee, emptyWeeks } = figures;
  if (figure === 'agentFee') return { ...figures, ...(agentFee && { agentFee: feeTenthMore(agentFee) }) };
  if (figure === 'emptyWeeks') return { ...figures, emptyWeeks: Math.min(52, tenthMore(emptyWeeks ?? 0)) };
  return { ...figures, [figure]: tenthMore(figures[figure] ?? 0) };
}

/** The figures that were typed, the one that moves an option most first; those that move nothing are left out. */
export function houseSensitivity(figures: HouseFigures): Move[] {
  const before = houseOptions(figures);
  return movingFigures
    .filter((figure) => figures[figure] !== undefined)
    .flatMap((figure) => {
      const after = houseOptions(withTenthMore(figures, figure));
      const moves = before.map(({ option, left }, index) => ({
        figure,
        option,
        change: Math.abs((after[index]?.left ?? left) - left),
      }));
      return moves.sort((one, other) => other.change - one.change).slice(0, 1);
    })
    .filter(({ change }) => change > 0)
    .sort((one, other) => other.change - one.change);
}
