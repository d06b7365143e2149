import { z } from 'astro/zod';
import { fields, moment } from './front-matter.ts';

/** A: the county's or the court's own page, or a registry of the government, was read. B: secondary sources agree. */
const grade = z.enum(['A', 'B'], { error: 'Grade A or B only. What nobody could verify is left out.' });
const countyNumber = 'Write the federal number of the county, from 39001 to 39175.';
const spellings = 'Write a list of other spellings.';
const townNames = 'Write a list of towns.';
const feeIds = 'Write a list of ids of facts.';
const checked = moment('Write the day the source was read, such as 2026-11-21.');

export const countySchema = fields({
  name: z.string('Write the county without the word "County".'),
  /** Federal number of the county: 39 for Ohio, then an odd number. */
  fips: z.int(countyNumber).min(39001, countyNumber).max(39175, countyNumber),
  seat: z.string('Write the county seat.'),
  /** Of name, number and seat together: the lowest. */
  grade,
  /** Domain of the county whose registration in the .gov registry names the seat. */
  registry: z.string('Write the domain, such as "franklincountyohio.gov".').optional(),
  /** Other spellings of the county or its seat that people type. */
  also: z.array(z.string(spellings), spellings).default([]),
  /** Towns besides the seat, by which people name the county. */
  towns: z.array(z.string(townNames), townNames).default([]),
  /** From the court's own pages only; omitted rather than guessed. */
  court: fields({
    name: z.string('Write what the court calls itself.'),
    url: z.url('Write the address of the court’s own site, with https://.'),
    grade,
    address: z.string().optional(),
    phone: z.string().optional(),
    /** Of the address and the telephone number. */
    addressGrade: grade.optional(),
    /** A reservation about both, printed beside them. */
    addressNote: z.string().optional(),
    /** A reservation, printed beside the site. */
    note: z.string().optional(),
    checked,
  }).optional(),
  /** Facts that this court prints as its fees or deposits; each has a `row`. */
  fees: z.array(z.string(feeIds), feeIds).default([]),
  /** Local rules and practices from the court's own pages; `{fact-id}` prints a figure. */
  local: z
    .array(
      fields({
        says: z.string('Say in a sentence what the court says.'),
        source: z.string('Name the page or paper that was read.'),
        /** Date printed on the source. */
        dated: z.string().optional(),
        checked,
        grade,
      }),
      'Write a list of what the court says, each with its source.',
    )
    .default([]),
});
