import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import type { EstateDates } from '../../../src/features/law/deadline-rules.ts';
import { datesOf, line, lines, named } from './deadline-lines.ts';

describe('the examples', () => {
  const D = (death: CalendarDate): EstateDates => ({ death });
  const L = (letters: CalendarDate): EstateDates => ({ death: '2026-01-05', letters });
  const C4 = (certificate: CalendarDate): EstateDates => ({ death: '2026-01-05', certificate });

  test.each<[string, string, EstateDates, CalendarDate, CalendarDate, string]>([
    ['1', 'creditor-claims', D('2026-03-10'), '2026-09-10', '2026-09-10', ''],
    ['2', 'creditor-claims', D('2026-08-31'), '2027-02-28', '2027-02-26', 'sunday'],
    ['3', 'creditor-claims', D('2026-08-30'), '2027-02-28', '2027-02-26', 'sunday'],
    ['4', 'creditor-claims', D('2027-08-31'), '2028-02-29', '2028-02-29', ''],
    ['5', 'creditor-claims', D('2027-01-04'), '2027-07-04', '2027-07-02', 'sunday holiday'],
    ['6', 'medicaid-notice', L('2026-04-15'), '2026-05-15', '2026-05-15', ''],
    ['6', 'will-notice-certificate', L('2026-04-15'), '2026-06-15', '2026-06-15', ''],
    ['6', 'inventory-due', L('2026-04-15'), '2026-07-15', '2026-07-15', ''],
    ['6', 'spouse-election', L('2026-04-15'), '2026-09-15', '2026-09-15', ''],
    ['6', 'account-due', L('2026-04-15'), '2026-10-15', '2026-10-15', ''],
    ['7', 'status-report', L('2026-04-15'), '2027-05-15', '2027-05-14', 'saturday'],
    ['8', 'inventory-due', L('2026-11-30'), '2027-02-28', '2027-02-26', 'sunday'],
    ['9', 'spouse-election', L('2026-02-04'), '2026-07-04', '2026-07-02', 'saturday holiday'],
    ['10', 'will-contest', C4('2026-06-12'), '2026-09-12', '2026-09-11', 'saturday'],
    ['11', 'will-contest', C4('2026-10-01'), '2027-01-01', '2026-12-30', 'holiday'],
    ['12', 'medicaid-claim', { death: '2026-03-10', medicaid: '2026-05-01' }, '2027-03-10', '2027-03-10', ''],
    ['13', 'medicaid-claim', { death: '2026-03-10', medicaid: '2027-01-20' }, '2027-04-20', '2027-04-20', ''],
    ['14', 'contingent-claims', { death: '2026-03-10', accrues: '2026-05-20' }, '2026-09-10', '2026-09-10', ''],
    ['15', 'contingent-claims', { death: '2026-03-10', accrues: '2026-09-20' }, '2026-11-20', '2026-11-20', ''],
    ['16', 'will-delivery', D('2028-02-29'), '2029-02-28', '2029-02-28', ''],
    ['18', 'medicaid-notice', { death: '2026-03-10', release: '2026-04-15' }, '2026-05-15', '2026-05-15', ''],
  ])('%s: %s', (_, rule, dates, ends, plan, closed) => {
    expect(line(rule, dates)).toMatchObject({ kind: 'due', ends, plan, closed: closed.split(' ').filter(Boolean) });
  });

  test('7: the report is due again every year; of the later times, those that are not past are named', () => {
    const later = (letters: CalendarDate, now: CalendarDate) => {
      const report = lines({ death: '2019-03-10', letters }, now).find(({ rule }) => rule === 'status-report');
      expect(report).toHaveProperty('every', { count: 12, unit: 'months' });
      return report?.kind === 'due' ? report.again : undefined;
    };
    expect(later('2026-04-15', '2026-11-21')).toEqual([
      { time: 1, ends: '2028-05-15', plan: '2028-05-15', closed: [], partlyClosed: [] },
      { time: 2, ends: '2029-05-15', plan: '2029-05-15', closed: [], partlyClosed: [] },
    ]);
    const again = later('2019-04-15', '2026-05-15');
    expect(again?.map(({ ends, time }) => [ends, time])).toEqual([
      ['2026-05-15', 6],
      ['2027-05-15', 7],
    ]);
    // The 15th is a Saturday: the Friday before is past.
    expect(later('2026-04-15', '2032-05-15')?.map(({ plan }) => plan)).toEqual(['2033-05-13', '2034-05-15']);
    expect(later('2019-04-15', '2026-05-16')?.map(({ plan }) => plan)).toEqual(['2027-05-14', '2028-05-15']);
  });

  test.each<[CalendarDate, string, string]>([
    ['2012-12-31', 'ask', 'older-law'],
    ['2013-01-01', 'met', 'no-tax'],
  ])('17: the Ohio estate tax ended with the deaths of 2012: %s: %s', (death, outcome, reason) => {
    expect(line('ohio-estate-tax', D(death))).toMatchObject({ kind: 'undated', outcome, reason });
  });

  test('18: a release has no dates of an administration, unless letters came as well', () => {
    const release = datesOf(
      'death=2026-03-10&release=2026-03-25&account=2026-08-01&account-hearing=2026-09-01&completed=2026-08-01&approved=2026-09-10',
    );
    const administration = [
      'will-notice-certificate',
      'inventory-due',
      'account-due',
      'account-extension',
      'final-account-due',
      'status-report',
      'account-hearing',
      'account-exceptions',
      'fiduciary-discharge',
    ];
    expect(named(release)).toEqual(expect.arrayContaining(['medicaid-notice', 'creditor-claims']));
    for (const rule of administration) expect(named(release)).not.toContain(rule);
    expect(named({ ...release, letters: '2026-06-01' })).toEqual(expect.arrayContaining(administration));
    expect(line('inventory-due', { ...release, letters: '2026-06-01' })).toMatchObject({ ends: '2026-09-01' });
  });
});

/** Each day to plan for is one on which every court is open; the last day of the count is never moved. More: calendar.test.ts. */
test.each<[string, EstateDates, CalendarDate, CalendarDate, string]>([
  ['inventory-due', { death: '2026-03-20', letters: '2026-04-04' }, '2026-07-04', '2026-07-02', 'holiday-observed'],
  ['inventory-due', { death: '2027-09-01', letters: '2027-09-30' }, '2027-12-30', '2027-12-30', ''],
  ['creditor-claims', { death: '2026-05-29' }, '2026-11-29', '2026-11-25', 'after-thanksgiving'],
  ['creditor-claims', { death: '2026-09-26' }, '2027-03-26', '2027-03-25', 'good-friday'],
  ['creditor-claims', { death: '2029-06-24' }, '2029-12-24', '2029-12-21', 'christmas-eve'],
])('%s of %j: the count ends %s, plan for %s', (rule, dates, ends, plan, reason) => {
  expect(line(rule, dates)).toMatchObject({ ends, plan, partlyClosed: reason ? [reason] : [] });
});
