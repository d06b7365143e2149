// Serializes a record, for localStorage and for the file that a visitor saves and opens again.
import * as z from 'zod/mini';
import { plainText } from '../../../shared/plain-text.ts';
import { parseDate } from '../../law/calendar-date.ts';
import type { EstateRecord } from './record.ts';

const format = 'ohio-estate-record';
/** Raised with each change that an older page cannot read. */
const version = 1;
/** In characters: room for thousands of log entries, and less than localStorage holds. */
const maxLength = 2_000_000;

const text = z.pipe(z.string().check(z.maxLength(5000)), z.transform(plainText));
const day = z.pipe(
  z.string().check(z.refine((text) => parseDate(text) !== undefined)),
  z.transform((text) => parseDate(text) ?? '2000-01-01'),
);
const timestampedMap = <Value>(value: z.ZodMiniType<Value>) =>
  z.record(
    // Not an inherited property, such as "constructor".
    z.string().check(
      z.regex(/^[a-z][\w.~-]{0,80}$/),
      z.refine((key) => !(key in {})),
    ),
    z.object({ value: z.nullable(value), changed: z.int().check(z.nonnegative()) }),
  );

const recordSchema = z.object({
  id: z.uuid(),
  answers: timestampedMap(text),
  texts: timestampedMap(text),
  log: timestampedMap(
    z.object({
      day,
      kind: z.enum(['hours', 'miles', 'in', 'out']),
      amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
      what: text,
    }),
  ),
});

/** Why a file was not opened. */
export const fileErrors = {
  foreign: 'This is not a file that was saved here, or it was changed since, so nothing of it was read.',
  newer: 'This file was saved by a newer version of this page: reload the page and open the file again.',
  large: 'This file is larger than any that is saved here, so nothing of it was read.',
} as const;

/** Parses the output of `printRecord`, or says why it cannot. Never throws. */
export function parseRecord(text: string): EstateRecord | keyof typeof fileErrors {
  if (text.length > maxLength) return 'large';
  try {
    const { format: fileFormat, version: fileVersion, ...record } = JSON.parse(text) as Record<string, unknown>;
    if (fileFormat !== format) return 'foreign';
    if (typeof fileVersion === 'number' && fileVersion > version) return 'newer';
    return fileVersion === version ? (recordSchema.safeParse(record).data ?? 'foreign') : 'foreign';
  } catch {
    return 'foreign';
  }
}

const sortKeys = <Value extends object>(values: Value): Value =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))) as Value;

/** The record as JSON, with sorted keys: equal records give equal text. */
export const printRecord = ({ id, answers, texts, log }: EstateRecord): string =>
  JSON.stringify({ format, version, id, answers: sortKeys(answers), texts: sortKeys(texts), log: sortKeys(log) });
