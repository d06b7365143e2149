// The estate record: merging, and reading and writing files.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type EstateRecord,
  fragmentOf,
  type LogEntry,
  mergeRecords,
  newRecord,
  presentValues,
  textOf,
  withAnswers,
  withValue,
} from '../../../src/features/plan/record/record.ts';
import { parseRecord, printRecord } from '../../../src/features/plan/record/record-file.ts';

const id = '0b9c9a2e-7a56-4f1e-9d8e-3f1a2b3c4d5e';
const entry: LogEntry = { day: '2026-07-01', kind: 'miles', amount: 1250, what: 'To the court' };
const plan = 'death=2026-03-10&will=no&done=fiduciary-claim~2026-06-20.inventory-due~2026-07-01&county=franklin';
const record: EstateRecord = {
  ...withAnswers(newRecord(id), plan, 1000),
  texts: withValue({}, 'case-number', '123,456', 1000),
  log: withValue({}, 'a1', entry, 1000),
};

test('answers survive a round trip through the record', () => {
  expect(fragmentOf(record)).toBe(plan);
  expect(withAnswers(record, plan, 2000)).toBe(record);
  expect(record.answers['done.inventory-due']).toEqual({ value: '2026-07-01', changed: 1000 });
});

test('merging keeps different changes of two tabs: steps, answers and log entries', () => {
  const first = withAnswers(record, `${plan}&letters=2026-04-15`, 2000);
  const second = withAnswers(record, plan.replace('will=no', 'will=yes').replace('2026-07-01', '2026-07-02'), 3000);
  const withLog = { ...second, log: withValue(second.log, 'b2', { ...entry, kind: 'hours' as const }, 3000) };
  const merged = mergeRecords(first, withLog);
  expect(mergeRecords(withLog, first)).toEqual(merged);
  expect(fragmentOf(merged)).toBe(
    'death=2026-03-10&letters=2026-04-15&will=yes&done=fiduciary-claim~2026-06-20.inventory-due~2026-07-02&county=franklin',
  );
  expect(presentValues(merged.log).map(([key]) => key)).toEqual(['a1', 'b2']);
});

test('a value removed in one tab is not restored by the other', () => {
  const removed = { ...withAnswers(record, 'death=2026-03-10', 2000), log: withValue(record.log, 'a1', null, 2000) };
  const merged = mergeRecords(removed, withAnswers(record, `${plan}&letters=2026-04-15`, 1500));
  expect(fragmentOf(merged)).toBe('death=2026-03-10&letters=2026-04-15');
  expect(presentValues(merged.log)).toEqual([]);
});

test('a change is later than the previous one even if the clock is behind', () => {
  const ahead = withValue({}, 'case-number', 'old', 9_000_000_000_000);
  const changed = withValue(ahead, 'case-number', 'new', 1000);
  const merged = mergeRecords({ ...record, texts: changed }, { ...record, texts: ahead });
  expect(textOf(merged, 'case-number')).toBe('new');
});

const timestamped = <Value>(value: fc.Arbitrary<Value>) => fc.record({ value: fc.option(value), changed: fc.nat(5) });
const key = fc.constantFrom('death', 'letters', 'done.inventory-due', 'case-number', 'a1');
const anyRecord = fc.record({
  id: fc.constant(id),
  answers: fc.dictionary(key, timestamped(fc.constantFrom('2026-03-10', 'yes'))),
  texts: fc.dictionary(key, timestamped(fc.constantFrom('=1+1', 'Ann'))),
  log: fc.dictionary(key, timestamped(fc.constant(entry))),
});

test('merging is commutative, associative and idempotent, and a file preserves the result', () => {
  fc.assert(
    fc.property(anyRecord, anyRecord, anyRecord, (a, b, c) => {
      const merged = mergeRecords(mergeRecords(a, b), c);
      expect(mergeRecords(a, mergeRecords(c, b))).toEqual(merged);
      expect(mergeRecords(merged, b)).toEqual(merged);
      expect(parseRecord(printRecord(merged))).toEqual(merged);
    }),
  );
});

const written = JSON.parse(printRecord(record)) as Record<string, Record<string, unknown>>;
const changed = (change: Record<string, unknown>) => JSON.stringify({ ...written, ...change });
test.each([
  ['nothing', '', 'foreign'],
  ['a picture', '\u0089PNG\r\n', 'foreign'],
  ['half a file', printRecord(record).slice(0, 200), 'foreign'],
  ['another format', '{"format":"estate","version":1}', 'foreign'],
  ['null', 'null', 'foreign'],
  ['a list', '[]', 'foreign'],
  ['a number', '7', 'foreign'],
  ['a newer version', changed({ version: 2, more: {} }), 'newer'],
  ['version 0', changed({ version: 0 }), 'foreign'],
  ['a version as text', changed({ version: '1' }), 'foreign'],
  ['no log', changed({ log: undefined }), 'foreign'],
  ['an invalid id', changed({ id: '<script>' }), 'foreign'],
  [
    'an inherited property as a key',
    changed({ texts: JSON.parse('{"constructor":{"value":"a","changed":1}}') }),
    'foreign',
  ],
  ['markup as a key', changed({ answers: { '<b>': { value: '', changed: 1 } } }), 'foreign'],
  ['a time before 1970', changed({ texts: { from: { value: 'a', changed: -1 } } }), 'foreign'],
  ['an invalid time', changed({ texts: { from: { value: 'a', changed: null } } }), 'foreign'],
  ['an invalid day', changed({ log: { a1: { value: { ...entry, day: '2026-02-30' }, changed: 1 } } }), 'foreign'],
  ['a negative amount', changed({ log: { a1: { value: { ...entry, amount: -5 }, changed: 1 } } }), 'foreign'],
  ['a fraction of a cent', changed({ log: { a1: { value: { ...entry, amount: 0.5 }, changed: 1 } } }), 'foreign'],
  ['an unknown kind', changed({ log: { a1: { value: { ...entry, kind: 'wages' }, changed: 1 } } }), 'foreign'],
  ['a very long text', changed({ texts: { from: { value: 'a'.repeat(5001), changed: 1 } } }), 'foreign'],
  ['two megabytes', `${' '.repeat(2_000_000)}${printRecord(record)}`, 'large'],
])('a file with %s is refused', (_, text, error) => {
  expect(parseRecord(text)).toBe(error);
});

test('texts of a file are normalized, and invalid answers are dropped', () => {
  const text = changed({
    texts: { from: { value: '\u202eAnn\u0000 ', changed: 1 } },
    answers: {
      death: { value: '2026-02-30', changed: 1 },
      will: { value: 'yes', changed: 1 },
      other: { value: 'x', changed: 1 },
    },
  });
  const read = parseRecord(text);
  if (typeof read === 'string') throw new Error(read);
  expect(textOf(read, 'from')).toBe('Ann');
  expect(fragmentOf(read)).toBe('will=yes');
  const poisoned = parseRecord(
    printRecord(record).replace('"texts":{', '"texts":{"__proto__":{"value":"a","changed":1},'),
  );
  expect(poisoned).toEqual(record);
});
