// What a visitor may keep of an estate. Each item is a line with the time of its last change, so that two tabs, or two
// devices, are merged line by line.
import { type DoneDays, parseState, printDoneDays, printState } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import type { Cents } from '../../law/money.ts';
import { planKeys } from '../plan-keys.ts';

export interface Line<Value> {
  /** Null where it was taken away: another copy must not bring it back. */
  value: Value | null;
  /** Milliseconds since 1970; 0 where nobody knows. */
  changed: number;
}
export type Lines<Value> = Readonly<Record<string, Line<Value>>>;

/** An entry of the executor's log. */
export interface LogEntry {
  day: CalendarDate;
  kind: 'hours' | 'miles' | 'in' | 'out';
  /** Hundredths of an hour or of a mile, or cents. */
  amount: Cents;
  what: string;
}

/** Words of the sheet for the other heirs, and the days of the last two visits. */
export type TextKey = 'estate-of' | 'case-number' | 'from' | 'more' | 'visit' | 'visit-before';

export interface EstateRecord {
  /** Of the estate: files with another id are merged with nothing. */
  id: string;
  /** By the keys of the address; a day of `done` by "done.inventory-due". */
  answers: Lines<string>;
  texts: Lines<string>;
  log: Lines<LogEntry>;
}

export const newRecord = (id: string): EstateRecord => ({ id, answers: {}, texts: {}, log: {} });

/** Changes a line. A change is later than the one before it, whatever the clock says. */
export function withLine<Value>(lines: Lines<Value>, key: string, value: Value | null, now: number): Lines<Value> {
  const before = lines[key];
  if ((before?.value ?? null) === value) return lines;
  return { ...lines, [key]: { value, changed: Math.max(now, (before?.changed ?? -1) + 1) } };
}

const later = <Value>(one: Line<Value>, other: Line<Value>): Line<Value> => {
  if (one.changed !== other.changed) return one.changed > other.changed ? one : other;
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
};

function mergeLines<Value>(some: Lines<Value>, others: Lines<Value>): Lines<Value> {
  const merged: Record<string, Line<Value>> = { ...some };
  for (const [key, line] of Object.entries(others)) merged[key] = merged[key] ? later(merged[key], line) : line;
  return merged;
}

/** Two copies of one estate: of each line the one that was changed last. The order of the copies does not matter. */
export const mergeRecords = (one: EstateRecord, other: EstateRecord): EstateRecord => ({
  id: one.id,
  answers: mergeLines(one.answers, other.answers),
  texts: mergeLines(one.texts, other.texts),
  log: mergeLines(one.log, other.log),
});

/** What is in the lines, without those that were taken away. */
export const valuesOf = <Value>(lines: Lines<Value>): [string, Value][] =>
  Object.entries(lines).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]]));

export const textOf = ({ texts }: EstateRecord, key: TextKey): string => texts[key]?.value ?? '';

const donePrefix = 'done.';

/** A fragment in the order of the plan's keys, without what is no answer. */
export const normalized = (fragment: string): string => printState(parseState(fragment, planKeys), planKeys);

/** The answers of an address fragment, by the keys of their lines. */
function answersIn(fragment: string): Map<string, string> {
  const { done = {} } = parseState(fragment, ['done']);
  return new Map([
    ...[...new URLSearchParams(normalized(fragment))].filter(([key]) => key !== 'done'),
    ...Object.entries(done).map(([key, day]) => [`${donePrefix}${key}`, day] as const),
  ]);
}

/**
 * The record with what changed between two address fragments; the same one where nothing did. Without `before`, it gets
 * all answers of the other.
 */
export function withAnswers(
  record: EstateRecord,
  fragment: string,
  now: number,
  before = fragmentOf(record),
): EstateRecord {
  const [had, has] = [answersIn(before), answersIn(fragment)];
  const changed = [...new Set([...had.keys(), ...has.keys()])].filter((key) => had.get(key) !== has.get(key));
  const answers = changed.reduce((lines, key) => withLine(lines, key, has.get(key) ?? null, now), record.answers);
  return answers === record.answers ? record : { ...record, answers };
}

/** The answers as a fragment. */
export function fragmentOf({ answers }: EstateRecord): string {
  const given = valuesOf(answers);
  const done = given.flatMap(([key, day]) => (key.startsWith(donePrefix) ? [[key.slice(donePrefix.length), day]] : []));
  const others = given.filter(([key]) => !key.startsWith(donePrefix));
  const days = printDoneDays(Object.fromEntries(done) as DoneDays);
  return normalized(new URLSearchParams([...others, ['done', days]]).toString());
}
