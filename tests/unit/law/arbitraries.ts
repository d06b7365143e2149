import fc from 'fast-check';
import { addDays, type CalendarDate } from '../../../src/features/law/calendar-date.ts';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import type { Child } from '../../../src/features/law/family.ts';
import type { Family } from '../../../src/features/law/intestate-shares.ts';
import type { Relative } from '../../../src/features/law/per-stirpes.ts';

/** Any day from 1950 to 2087. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 50_000 })
  .map((days) => addDays('1950-01-01', days));

/** Any sum up to two million dollars, the small ones often. */
export const anySum = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 200_000_000 }));

const line = (depth: number): fc.Arbitrary<Relative> =>
  depth === 0
    ? fc.record({ living: fc.boolean() })
    : fc.record({ living: fc.boolean(), children: fc.array(line(depth - 1), { maxLength: 4 }) });
const relative = line(2);
const relatives = fc.array(relative, { maxLength: 6 });
const child: fc.Arbitrary<Child> = fc
  .tuple(relative, fc.constantFrom('both', 'other'))
  .map(([one, of]) => ({ ...one, of }) as Child);
const few = fc.integer({ min: 0, max: 2 });
/** A family that answers every question, down to great-grandchildren. */
export const anyFamily: fc.Arbitrary<Family> = fc
  .record({
    net: anySum,
    spouse: fc.constantFrom('yes', 'no'),
    descendants: fc.array(child, { maxLength: 7 }),
    parents: few,
    siblings: relatives,
    paternalGrandparents: few,
    maternalGrandparents: few,
    paternalRelatives: relatives,
    maternalRelatives: relatives,
    otherKin: fc.constantFrom('yes', 'no'),
    stepchildren: relatives,
  })
  .map((family) => family as Family);

/** An estate of which the day of death and the assets are known, and anything else may be. */
export const anyEstate: fc.Arbitrary<SmallEstate> = fc
  .record(
    {
      death: anyDate,
      assets: anySum,
      vehicles: anySum,
      land: fc.oneof(anySum, fc.constant('yes')),
      spouse: fc.constantFrom('yes', 'no'),
      allToSpouse: fc.constantFrom('will', 'no-will', 'no'),
      children: fc.constantFrom('none', 'ours', 'mixed', 'other'),
      minor: fc.constantFrom('yes', 'no'),
      funeral: anySum,
      funeralPaidBy: fc.constantFrom('spouse', 'other', 'nobody'),
      funeralPrepaid: fc.constantFrom('yes', 'no'),
    },
    { requiredKeys: ['death', 'assets'] },
  )
  .map((estate) => estate as SmallEstate);
