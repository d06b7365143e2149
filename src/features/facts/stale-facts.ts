import { monthsBefore } from '../../shared/dates.ts';

/** A fact must be checked against its source again after this many months. */
export const recheckAfterMonths = 18;

/** The facts last checked more than `recheckAfterMonths` before `now`, oldest first. */
export const staleFacts = <Fact extends { checked: Date }>(facts: Fact[], now: Date): Fact[] =>
  facts
    .filter(({ checked }) => checked < monthsBefore(now, recheckAfterMonths))
    .sort((a, b) => a.checked.getTime() - b.checked.getTime());
