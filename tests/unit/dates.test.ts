import { expect, test } from 'vitest';
import { longDate, monthsBefore, parseMoment } from '../../src/shared/dates.ts';

test.each([
  [' 2026-12-01 ', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01 09:00', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00:30', '2026-12-01T09:00:30.000Z'],
  ['2026-12-01T09:00:00-05:00', '2026-12-01T14:00:00.000Z'],
  ['2026-12-01 09:00 +02:00', '2026-12-01T07:00:00.000Z'],
])('"%s" is the moment %s, whatever the machine’s zone', (text, moment) => {
  expect(parseMoment(text)?.toISOString()).toBe(moment);
});

test.each([
  '',
  'tomorrow',
  '2026',
  '2026-1-5',
  '12/01/2026',
  '2026-13-01',
  '2026-02-30',
  '2026-02-29',
  '2026-04-31',
  '2026-00-10',
  '2026-01-00',
  '2026-12-01 25:00',
  'on 2026-12-01',
  '2026-12-01 at noon',
])('"%s" is no moment', (text) => {
  expect(parseMoment(text)).toBeUndefined();
});

test('longDate prints the full UTC date', () => {
  expect(longDate(new Date('2028-02-29T23:59:00Z'))).toBe('February 29, 2028');
});

test('monthsBefore uses calendar months and clamps to the last day of a shorter month', () => {
  const before = (day: string, months: number) => monthsBefore(new Date(day), months).toISOString().slice(0, 10);
  expect(before('2026-11-21', 18)).toBe('2025-05-21');
  expect(before('2026-08-31', 18)).toBe('2025-02-28');
  expect(before('2026-01-15', 1)).toBe('2025-12-15');
});
