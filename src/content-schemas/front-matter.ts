// Building blocks of the front-matter schemas. Each error message tells the author what to write.
import { z } from 'astro/zod';
import { isoDay, parseMoment } from '../shared/dates.ts';
import { ohioMoment } from '../shared/ohio-time.ts';

/** A strict object: a misspelled field would otherwise be dropped silently. */
export const fields = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no field "${issue.keys.join('", "')}". Remove it, or write one of: ${Object.keys(shape).join(', ')}.`
        : issue.code === 'invalid_type'
          ? `Write these lines below it, each a little further in: ${Object.keys(shape).join(', ')}.`
          : undefined,
  });

/** Text between two lengths; `message` is a sentence on what belongs here, lengths included. */
export const text = (min: number, max: number, message: string) =>
  z.string(message).min(min, `This is too short. ${message}`).max(max, `This is too long. ${message}`);

/** A day or a moment (UTC where no offset is given). An empty field is missing, not the year 1970. */
export const moment = (message: string) =>
  z.preprocess((value) => (typeof value === 'string' ? parseMoment(value) : value), z.date(message));

/** When a post is published: a day begins at Ohio's midnight, a time without an offset is Ohio's. */
export const publication = (message: string) => z.preprocess(readPublication, z.date(message));

function readPublication(value: unknown): unknown {
  // YAML gives an unquoted day as its midnight in UTC; src/features/content-rules/dates.build.ts refuses the
  // times that cannot be told from one.
  if (value instanceof Date) return value.getTime() % 86_400_000 === 0 ? ohioMoment(isoDay(value)) : value;
  const moment = typeof value === 'string' ? parseMoment(value) : undefined;
  if (!moment) return value;
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(String(value).trim().slice(10));
  const [day = '', time = ''] = moment.toISOString().split(/[TZ]/);
  return hasOffset ? moment : ohioMoment(day, time);
}

/** With `unreadSectionError`, for `refine`: a fact or a rule of grade K names the section that was not read. */
export const namesUnreadSection = (graded: {
  grade: string;
  section?: string | undefined;
  source?: string | undefined;
}) => graded.grade !== 'K' || Boolean(graded.section && !graded.source);
export const unreadSectionError = {
  path: ['section'],
  error:
    'Grade K names the section, whose text was not read, and no source. Where a source was read, give grade A or B.',
};

/** A page of this site, with or without a section's anchor. */
export const path = z
  .string('Write a path on this site, such as "/cost-of-probate-in-ohio".')
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'Write a path on this site, such as "/cost-of-probate-in-ohio".');
