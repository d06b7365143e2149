import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  type CalendarDate,
  parseDate,
  periodAfter,
  periodBefore,
  weekday,
} from '../../../src/features/law/calendar-date.ts';
import {
  closedOn,
  easter,
  holidaysOf,
  openOnOrAfter,
  openOnOrBefore,
  partlyClosedOn,
} from '../../../src/features/law/holidays.ts';
import { anyDate } from './arbitraries.ts';

describe('days', () => {
  test.each([
    ['2026-03-10', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-3-10', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['', false],
    ['tomorrow', false],
  ])('"%s" is a day: %s', (text, is) => {
    expect(parseDate(text)).toBe(is ? text : undefined);
  });

  test.each<[CalendarDate, number, CalendarDate]>([
    ['2026-03-10', 6, '2026-09-10'],
    ['2026-08-30', 6, '2027-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (date, months, end) => {
    expect(addMonths(date, months)).toBe(end);
  });

  test('the first day is left out, the last one counts', () => {
    expect(periodAfter('2026-04-15', { count: 30, unit: 'days' })).toBe('2026-05-15');
    expect(periodAfter('2026-04-15', { count: 2, unit: 'weeks' })).toBe('2026-04-29');
    expect(periodAfter('2028-02-29', { count: 1, unit: 'years' })).toBe('2029-02-28');
    expect(periodAfter('2026-03-10', { count: 120, unit: 'hours' })).toBe('2026-03-15');
    expect(periodAfter('2026-03-10', { count: 121, unit: 'hours' })).toBe('2026-03-16');
    expect(periodBefore('2026-06-10', { count: 7, unit: 'days' })).toBe('2026-06-03');
  });
});

describe('holidays', () => {
  test.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-25'],
    [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
  ])('of %i', (year, days) => {
    expect(holidaysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  test('a holiday on a Saturday has no substitute day', () => {
    expect(closedOn('2026-07-04')).toEqual(['saturday', 'holiday']);
    expect(closedOn('2026-07-03')).toEqual([]);
    expect(partlyClosedOn('2026-07-03')).toBe('holiday-observed');
  });

  test.each<[CalendarDate, ReturnType<typeof partlyClosedOn>, CalendarDate]>([
    ['2026-07-03', 'holiday-observed', '2026-07-02'],
    ['2027-06-18', 'holiday-observed', '2027-06-17'],
    ['2027-12-24', 'holiday-observed', '2027-12-23'],
    ['2027-12-31', 'holiday-observed', '2027-12-30'],
    ['2028-11-10', 'holiday-observed', '2028-11-09'],
    ['2020-07-03', 'holiday-observed', '2020-07-02'],
    ['2033-12-31', undefined, '2033-12-30'],
    ['2026-11-27', 'after-thanksgiving', '2026-11-25'],
    ['2027-11-26', 'after-thanksgiving', '2027-11-24'],
    ['2029-11-23', 'after-thanksgiving', '2029-11-21'],
    ['2026-04-03', 'good-friday', '2026-04-02'],
    ['2027-03-26', 'good-friday', '2027-03-25'],
    ['2038-04-23', 'good-friday', '2038-04-22'],
    ['2026-12-24', 'christmas-eve', '2026-12-23'],
    ['2028-12-24', undefined, '2028-12-22'],
    ['2029-12-24', 'christmas-eve', '2029-12-21'],
    ['2026-12-31', 'new-years-eve', '2026-12-30'],
    ['2029-12-31', 'new-years-eve', '2029-12-28'],
    ['2026-07-02', undefined, '2026-07-02'],
    ['2026-12-23', undefined, '2026-12-23'],
  ])('on %s some courts close: %s; the day to plan for is %s', (date, reason, plan) => {
    expect(partlyClosedOn(date)).toBe(reason);
    expect(openOnOrBefore(date)).toBe(plan);
  });

  test.each([
    [2000, '2000-04-23'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2199, '2199-04-14'],
  ])('Easter of %i is on %s', (year, date) => {
    expect(easter(year)).toBe(date);
  });

  test('a holiday on a Sunday also closes the Monday', () => {
    expect(closedOn('2027-07-04')).toEqual(['sunday', 'holiday']);
    expect(closedOn('2027-07-05')).toEqual(['holiday']);
    expect(openOnOrBefore('2027-07-04')).toBe('2027-07-02');
    expect(openOnOrAfter('2027-07-04')).toBe('2027-07-06');
    expect(openOnOrBefore('2023-01-02')).toBe('2022-12-30');
  });

  test('an open day stays; a closed day moves to an open one at most a few days away', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const [earlier, later] = [openOnOrBefore(date), openOnOrAfter(date)];
        for (const open of [earlier, later]) expect([closedOn(open), partlyClosedOn(open)]).toEqual([[], undefined]);
        expect(earlier <= date && date <= later && addDays(earlier, 6) >= later).toBe(true);
        expect(earlier === date).toBe(closedOn(date).length === 0 && !partlyClosedOn(date));
      }),
    );
  });

  test('every year has eleven holidays, and a Monday more for each on a Sunday', () => {
    for (let year = 1990; year <= 2100; year += 1) {
      const days = holidaysOf(year);
      expect(days.length - days.filter((day) => weekday(day) === 0).length).toBe(11);
    }
  });
});
