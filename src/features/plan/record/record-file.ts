// Serializes a record, for localStorage and for the file that a visitor saves and opens again.
import { type EstateRecord, recordSchema } from './record.ts';

const format = 'ohio-estate-record';
/** Raised with each change that an older page cannot read. */
const version = 1;
/** In characters: room for thousands of log entries, and less than localStorage holds. */
const maxLength = 2_000_000;

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
