import { monthsBefore } from '../../shared/dates.ts';

/** A figure is read against its source again after this many months. */
export const checkedEvery = 18;

/** The facts that were last checked more than `checkedEvery` months before `now`, the oldest first. */
export const staleFacts = <Fact extends { checked: Date }>(facts: Fact[], now: Date): Fact[] =>
  facts
    .filter(({ checked }) => checked < monthsBefore(now, checkedEvery))
    .sort((a, b) => a.checked.getTime() - b.checked.getTime());
