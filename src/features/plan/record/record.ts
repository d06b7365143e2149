// The estate record that a visitor may save. Each value carries the time of its last change, so that two tabs or two
// devices are merged value by value: the last write wins.
import * as z from 'zod/mini';
import { plainText } from '../../../shared/plain-text.ts';
import { type DoneDays, parseState, printDoneDays, printState } from '../../law/address-state.ts';
import { parseDate } from '../../law/calendar-date.ts';
import { planKeys } from '../plan-keys.ts';

/** The key of the record in localStorage. */
export const recordKey = 'estate-record';

export interface Timestamped<Value> {
  /** Null once removed (a tombstone): another copy must not bring it back. */
  value: Value | null;
  /** Milliseconds since 1970; 0 where unknown. */
  changed: number;
}
export type TimestampedMap<Value> = Readonly<Record<string, Timestamped<Value>>>;

/** Texts of the sheet for the other heirs, and the days of the last two visits. */
export type TextKey = 'estate-of' | 'case-number' | 'from' | 'more' | 'visit' | 'visit-before';

const text = z.pipe(z.string().check(z.maxLength(5000)), z.transform(plainText));
const day = z.pipe(
  z.string().check(z.refine((text) => parseDate(text) !== undefined)),
  z.transform((text) => parseDate(text) ?? '2000-01-01'),
);
const timestampedMap = <Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<TimestampedMap<Value>> =>
  z.record(
    // Not an inherited property, such as "constructor".
    z.string().check(
      z.regex(/^[a-z][\w.~-]{0,80}$/),
      z.refine((key) => !(key in {})),
    ),
    z.object({ value: z.nullable(value), changed: z.int().check(z.nonnegative()) }),
  );

/** An entry of the executor's log. */
const logEntry = z.object({
  day,
  kind: z.enum(['hours', 'miles', 'in', 'out']),
  /** Hundredths of an hour or of a mile, or cents. */
  amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
  what: text,
});
export type LogEntry = z.infer<typeof logEntry>;

export const recordSchema = z.object({
  /** UUID of the estate: records with different ids are not merged. */
  id: z.uuid(),
  /** By the keys of the address; a day of `done` by "done.inventory-due". */
  answers: timestampedMap(text),
  texts: timestampedMap(text),
  log: timestampedMap(logEntry),
});
export type EstateRecord = z.infer<typeof recordSchema>;

export const newRecord = (id: string): EstateRecord => ({ id, answers: {}, texts: {}, log: {} });

/** Sets or, with null, removes a value. The new time is later than the previous one, even if the clock is behind. */
export function withValue<Value>(
  values: TimestampedMap<Value>,
  key: string,
  value: Value | null,
  now: number,
): TimestampedMap<Value> {
  const before = values[key];
  if ((before?.value ?? null) === value) return values;
  return { ...values, [key]: { value, changed: Math.max(now, (before?.changed ?? -1) + 1) } };
}

/** The later of two; of the same time, the one whose JSON sorts last, so that every copy decides alike. */
const latest = <Value>(a: Timestamped<Value>, b: Timestamped<Value>): Timestamped<Value> => {
  if (a.changed !== b.changed) return a.changed > b.changed ? a : b;
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
};

function mergeValues<Value>(a: TimestampedMap<Value>, b: TimestampedMap<Value>): TimestampedMap<Value> {
  const merged: Record<string, Timestamped<Value>> = { ...a };
  for (const [key, value] of Object.entries(b)) merged[key] = merged[key] ? latest(merged[key], value) : value;
  return merged;
}

/** Merges two copies of one estate's record. Commutative. */
export const mergeRecords = (a: EstateRecord, b: EstateRecord): EstateRecord => ({
  id: a.id,
  answers: mergeValues(a.answers, b.answers),
  texts: mergeValues(a.texts, b.texts),
  log: mergeValues(a.log, b.log),
});

/** The key and value of each item that was not removed. */
export const presentValues = <Value>(values: TimestampedMap<Value>): [string, Value][] =>
  Object.entries(values).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]]));

export const textOf = ({ texts }: EstateRecord, key: TextKey): string => texts[key]?.value ?? '';

const donePrefix = 'done.';

/** The fragment with its keys in the plan's order, without invalid answers. */
export const normalizeFragment = (fragment: string): string => printState(parseState(fragment, planKeys), planKeys);

/** The answers of a URL fragment, by their keys in the record. */
function answersIn(fragment: string): Map<string, string> {
  const { done = {} } = parseState(fragment, ['done']);
  return new Map([
    ...[...new URLSearchParams(normalizeFragment(fragment))].filter(([key]) => key !== 'done'),
    ...Object.entries(done).map(([key, day]) => [`${donePrefix}${key}`, day] as const),
  ]);
}

/**
 * Applies what changed between two URL fragments to the record; the same record if nothing did. Without
 * `previousFragment`, the record gets exactly the answers of `fragment`.
 */
export function withAnswers(
  record: EstateRecord,
  fragment: string,
  now: number,
  previousFragment = fragmentOf(record),
): EstateRecord {
  const [before, after] = [answersIn(previousFragment), answersIn(fragment)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
  const answers = changed.reduce((values, key) => withValue(values, key, after.get(key) ?? null, now), record.answers);
  return answers === record.answers ? record : { ...record, answers };
}

/** The answers as a URL fragment. */
export function fragmentOf({ answers }: EstateRecord): string {
  const given = presentValues(answers);
  const done = given.flatMap(([key, day]) => (key.startsWith(donePrefix) ? [[key.slice(donePrefix.length), day]] : []));
  const others = given.filter(([key]) => !key.startsWith(donePrefix));
  const days = printDoneDays(Object.fromEntries(done) as DoneDays);
  return normalizeFragment(new URLSearchParams([...others, ['done', days]]).toString());
}
