import { expect, test } from 'vitest';
import { ohioDay, ohioMoment, ohioTime } from '../../src/shared/ohio-time.ts';

test.each([
  ['2026-11-20T02:30:00Z', '2026-11-19T21:30:00-05:00'],
  ['2026-11-20T05:00:00Z', '2026-11-20T00:00:00-05:00'],
  ['2026-11-20T04:59:59Z', '2026-11-19T23:59:59-05:00'],
  ['2026-07-04T04:00:00Z', '2026-07-04T00:00:00-04:00'],
  // The two hours around the end of summer time, and the night it begins.
  ['2026-11-01T05:30:00Z', '2026-11-01T01:30:00-04:00'],
  ['2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00'],
  ['2027-03-14T06:59:59Z', '2027-03-14T01:59:59-05:00'],
  ['2027-03-14T07:00:00Z', '2027-03-14T03:00:00-04:00'],
  // New Year's Eve in Ohio, and the leap day.
  ['2027-01-01T03:00:00Z', '2026-12-31T22:00:00-05:00'],
  ['2028-03-01T04:59:00Z', '2028-02-29T23:59:00-05:00'],
])('%s is %s in Ohio', (utc, ohio) => {
  expect(ohioTime(new Date(utc))).toBe(ohio);
  expect(ohioDay(new Date(utc))).toBe(ohio.slice(0, 10));
  expect(new Date(ohio).getTime()).toBe(new Date(utc).getTime());
});

test.each([
  ['2026-12-01', undefined, '2026-12-01T05:00:00.000Z'],
  ['2026-07-01', undefined, '2026-07-01T04:00:00.000Z'],
  ['2026-07-01', '09:15', '2026-07-01T13:15:00.000Z'],
  ['2026-11-01', undefined, '2026-11-01T04:00:00.000Z'],
  ['2027-03-14', undefined, '2027-03-14T05:00:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
])('%s at %s in Ohio is %s', (day, time, utc) => {
  expect(ohioMoment(day, time).toISOString()).toBe(utc);
});

test('each day of four years begins at midnight in Ohio', () => {
  for (let noon = Date.UTC(2026, 0, 1, 17); noon < Date.UTC(2030, 0, 1); noon += 86_400_000) {
    const day = new Date(noon).toISOString().slice(0, 10);
    const midnight = ohioMoment(day);
    expect(ohioTime(midnight)).toContain(`${day}T00:00:00`);
    expect(ohioDay(new Date(midnight.getTime() - 1))).not.toBe(day);
  }
});
