// A record as text: in the browser's storage, and as the file that a visitor saves and opens again.
import * as z from 'zod/mini';
import { plainText } from '../../../shared/plain-text.ts';
import { parseDate } from '../../law/calendar-date.ts';
import type { EstateRecord } from './record.ts';

const format = 'ohio-estate-record';
/** Counts up when an older page could not read what a newer one writes. */
const version = 1;
/** Characters: thousands of lines of a log, and less than a browser's storage holds. */
const maxLength = 2_000_000;

const text = z.pipe(z.string().check(z.maxLength(5000)), z.transform(plainText));
const day = z.pipe(
  z.string().check(z.refine((one) => parseDate(one) !== undefined)),
  z.transform((one) => parseDate(one) ?? '2000-01-01'),
);
const lines = <Value>(value: z.ZodMiniType<Value>) =>
  z.record(
    // Not the name of what every object has, such as "constructor".
    z.string().check(
      z.regex(/^[a-z][\w.~-]{0,80}$/),
      z.refine((key) => !(key in {})),
    ),
    z.object({ value: z.nullable(value), changed: z.int().check(z.nonnegative()) }),
  );

const recordSchema = z.object({
  id: z.uuid(),
  answers: lines(text),
  texts: lines(text),
  log: lines(
    z.object({
      day,
      kind: z.enum(['hours', 'miles', 'in', 'out']),
      amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
      what: text,
    }),
  ),
});

/** Why a text is no record, in one sentence. */
export const refusals = {
  foreign: 'This is not a file that was saved here, or it was changed since, so nothing of it was read.',
  newer: 'This file was saved by a newer version of this page: reload the page and open the file again.',
  large: 'This file is larger than any that is saved here, so nothing of it was read.',
} as const;

/** Reads what `printRecord` wrote; says why it cannot. Never throws. */
export function parseRecord(written: string): EstateRecord | keyof typeof refusals {
  if (written.length > maxLength) return 'large';
  try {
    const { format: itsFormat, version: itsVersion, ...record } = JSON.parse(written) as Record<string, unknown>;
    if (itsFormat !== format) return 'foreign';
    if (typeof itsVersion === 'number' && itsVersion > version) return 'newer';
    return itsVersion === version ? (recordSchema.safeParse(record).data ?? 'foreign') : 'foreign';
  } catch {
    return 'foreign';
  }
}

const sorted = <Value extends object>(lines: Value): Value =>
  Object.fromEntries(Object.entries(lines).sort(([one], [other]) => (one < other ? -1 : 1))) as Value;

/** The record as JSON; the same text for the same lines. */
export const printRecord = ({ id, answers, texts, log }: EstateRecord): string =>
  JSON.stringify({ format, version, id, answers: sorted(answers), texts: sorted(texts), log: sorted(log) });
