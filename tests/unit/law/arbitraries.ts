import fc from 'fast-check';
import { addDays, type CalendarDate } from '../../../src/features/law/calendar-date.ts';

/** Any day from 1950 to 2087. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 50_000 })
  .map((days) => addDays('1950-01-01', days));

/** Any sum up to two million dollars, the small ones often. */
export const anySum = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 200_000_000 }));
