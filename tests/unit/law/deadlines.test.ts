import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { deadlineRules, type EstateDates } from '../../../src/features/law/deadline-rules.ts';
import { datesOf, line, lines, named, stopped } from './deadline-lines.ts';

describe('not before', () => {
  const dates = datesOf('death=2026-03-10&letters=2026-04-15&account=2026-06-05&approved=2026-07-04');

  test.each([
    ['account-hearing', '2026-07-05', '2026-07-06', ['sunday']],
    ['fiduciary-discharge', '2027-07-04', '2027-07-06', ['sunday', 'holiday']],
    ['suit-against-fiduciary', '2026-09-15', '2026-09-15', []],
  ])('%s keeps its day and names the next open one', (rule, day, nextOpen, closed) => {
    expect(line(rule, dates)).toMatchObject({ kind: 'not-before', day, nextOpen, closed });
    expect(line(rule, dates)).not.toHaveProperty('plan');
  });

  test('without a will nobody is executor: what an executor would do is the administrator’s', () => {
    const whose = (will?: 'yes' | 'no') => lines({ ...dates, ...(will && { will }) }).map((one) => one.whose);
    expect(whose('no')).not.toContain('executor');
    expect(line('final-income-tax', { ...dates, will: 'no' })).toMatchObject({ whose: 'administrator' });
    for (const will of ['yes', undefined] as const) expect(whose(will)).toContain('executor');
  });

  test('the creditors’ six months are shown in two readings', () => {
    const readings = lines({ death: '2026-08-31' }).filter(({ rule }) => rule === 'creditor-claims');
    expect(readings).toMatchObject([
      { kind: 'due', reading: 'creditor', whose: 'creditors', ends: '2027-02-28', plan: '2027-02-26' },
      { kind: 'not-before', reading: 'executor', whose: 'executor', day: '2027-02-28', nextOpen: '2027-03-01' },
    ]);
  });

  test('the 120-hour survival period is not moved to an open day', () => {
    expect(line('heir-survival', { death: '2026-03-10' })).toEqual({
      rule: 'heir-survival',
      whose: 'heirs',
      kind: 'not-before',
      day: '2026-03-15',
      closed: [],
      partlyClosed: [],
    });
  });
});

describe('with only some dates known', () => {
  const all = datesOf(
    'death=2026-03-10&letters=2026-04-15&admitted=2026-04-15&certificate=2026-06-12&medicaid=2026-05-01&accrues=2026-09-20&hearing=2026-04-10&presented=2026-06-01&rejected=2026-07-01&account=2026-10-01&account-hearing=2026-11-05&completed=2026-09-20&approved=2026-11-10&will=yes&spouse=yes',
  );

  test('without letters, only the dates that count from the death are shown', () => {
    expect(named({ death: '2026-03-10' })).toEqual([
      'heir-survival',
      'creditor-claims',
      'creditor-claims',
      'federal-estate-return',
      'will-delivery',
      'spouse-lives-in-home',
      'final-income-tax',
      'wrongful-death',
      'estate-income-tax',
      'ohio-estate-tax',
    ]);
  });

  test('with every date, every rule has a line', () => {
    expect(new Set(named(all))).toEqual(new Set(deadlineRules.map(({ rule }) => rule)));
  });

  test('notice of a hearing and objections to an account count back', () => {
    // The count ends on Good Friday.
    expect(line('administrator-hearing-notice', all)).toMatchObject({
      ends: '2026-04-03',
      plan: '2026-04-02',
      partlyClosed: ['good-friday'],
    });
    expect(line('account-exceptions', all)).toMatchObject({ ends: '2026-10-31', plan: '2026-10-30' });
  });

  test('the notice of the will counts from the day it was admitted, which is asked for where it is not given', () => {
    const notice = (dates: EstateDates) => lines({ ...all, ...dates }).filter(({ rule }) => rule === 'will-notice');
    expect(notice({})).toMatchObject([{ kind: 'due', ends: '2026-04-29', whose: 'executor' }]);
    expect(notice({ admitted: '2026-12-17' })).toMatchObject([{ ends: '2026-12-31', plan: '2026-12-30' }]);
    expect(notice({ will: 'no' })).toEqual([]);
    const { admitted, ...unknown } = all;
    expect(lines(unknown).filter(({ rule }) => rule === 'will-notice')).toMatchObject([
      { kind: 'undated', outcome: 'ask', reason: 'admission-day-needed' },
    ]);
    expect(named({ death: '2026-03-10', admitted: '2026-04-01' })).toContain('will-notice');
  });

  test('the certificate of the notice is not due before the will was admitted, as where it was found late', () => {
    const certificate = (admitted: CalendarDate) => line('will-notice-certificate', { ...all, admitted });
    expect(certificate('2026-06-15')).toMatchObject({ kind: 'due', ends: '2026-06-15' });
    expect(certificate('2026-06-16')).toMatchObject({ kind: 'undated', reason: 'admitted-after-appointment' });
  });

  test('a claim is answered within 30 days of the day it was presented', () => {
    expect(line('claim-answer', all)).toMatchObject({ kind: 'due', ends: '2026-07-01', whose: 'fiduciary' });
  });

  test('without a will or a spouse, the dates for them are left out', () => {
    for (const rule of ['will-notice-certificate', 'will-notice', 'will-contest'])
      expect(named({ ...all, will: 'no' })).not.toContain(rule);
    for (const rule of ['spouse-citation', 'spouse-election', 'spouse-takes-home', 'spouse-lives-in-home'])
      expect(named({ ...all, spouse: 'no' })).not.toContain(rule);
    expect(line('will-delivery', { ...all, will: 'no' })).toHaveProperty('only', 'if-will-turns-up');
    expect(line('administrator-appointment-notice', { ...all, will: 'no' })).not.toHaveProperty('only');
    expect(line('administrator-appointment-notice', all)).toHaveProperty('only', 'if-administrator');
  });

  test('an unknown will or spouse shows the dates marked as conditional', () => {
    const { will, spouse, ...unknown } = all;
    expect(line('will-notice-certificate', unknown)).toHaveProperty('only', 'if-will');
    expect(line('spouse-election', unknown)).toHaveProperty('only', 'if-spouse');
    expect(line('will-notice-certificate', all)).not.toHaveProperty('only');
  });

  test.each([
    ['letters=2026-05-01&release=2026-04-15', { ends: '2026-05-15', whose: 'fiduciary' }],
    ['letters=2026-04-15&release=2026-05-01&will=no', { ends: '2026-05-15', only: 'if-medicaid' }],
    ['release=2026-04-15', { ends: '2026-05-15', whose: 'release-applicant' }],
    ['letters=2026-05-01', { ends: '2026-05-31', whose: 'fiduciary' }],
  ])('the notice to the State counts from the earlier of letters and release: %s: %j', (link, notice) => {
    expect(line('medicaid-notice', datesOf(`death=2026-03-10&${link}`))).toMatchObject(notice);
  });

  test('deaths before 2002: older law sets the accounts and the spouse’s time', () => {
    const old: EstateDates = { death: '2001-12-31', letters: '2002-01-10', spouse: 'yes' };
    const rules = 'spouse-election account-due account-extension status-report suit-against-fiduciary';
    for (const rule of rules.split(' '))
      expect(line(rule, old)).toMatchObject({ kind: 'undated', outcome: 'ask', reason: 'older-law' });
    expect(line('account-due', { ...old, death: '2002-01-01' })).toMatchObject({ kind: 'due', ends: '2002-07-10' });
    expect(line('inventory-due', old)).toMatchObject({ kind: 'due' });
  });

  test.each<[CalendarDate, boolean]>([
    ['2000-05-01', true],
    ['1996-02-29', true],
    ['2001-12-31', true],
    ['2002-01-01', false],
    ['2003-07-09', false],
  ])('the time to contest a will after a death on %s is older law: %s', (death, isOlder) => {
    const contest = line('will-contest', { death, letters: death, certificate: death, will: 'yes' });
    expect(contest).toMatchObject(isOlder ? { kind: 'undated', reason: 'older-law' } : { kind: 'due' });
  });

  test('deaths before today’s text took effect: older law sets the time for creditors, shown once', () => {
    const claims = (death: CalendarDate) => lines({ death }).filter(({ rule }) => rule === 'creditor-claims');
    expect(claims('2004-04-07')).toEqual([
      { rule: 'creditor-claims', whose: 'creditors', kind: 'undated', outcome: 'ask', reason: 'older-law' },
    ]);
    expect(claims('2004-04-08')).toMatchObject([
      { kind: 'due', ends: '2004-10-08' },
      { kind: 'not-before', day: '2004-10-08' },
    ]);
    const contingent = (death: CalendarDate) => line('contingent-claims', { death, accrues: '2012-02-01' });
    expect(contingent('2012-01-12')).toMatchObject({ kind: 'undated', outcome: 'ask', reason: 'older-law' });
    expect(contingent('2012-01-13')).toMatchObject({ kind: 'due', ends: '2012-07-13' });
    // No source says that the executor's own claim had another time then.
    expect(line('fiduciary-claim', { death: '2003-06-01', letters: '2003-07-01' })).toMatchObject({ kind: 'due' });
  });

  test('impossible dates are rejected with their reason', () => {
    expect(stopped({})).toBe('death-needed');
    expect(stopped({ letters: '2026-04-15' })).toBe('death-needed');
    expect(stopped({ death: '2033-01-02' })).toBe('death-in-future');
    expect(stopped({ death: '2033-01-01' })).toBeUndefined();
    expect(stopped({ death: '2026-03-10', letters: '2026-03-09' })).toBe('letters-before-death');
    expect(stopped({ death: '2026-03-10', letters: '2026-03-10' })).toBeUndefined();
    const { death, letters, accrues, will, spouse, ...others } = all;
    for (const key of Object.keys(others))
      expect(stopped({ death: '2026-03-10', [key]: '2026-03-09' })).toBe(`${key}-before-death`);
    expect(stopped({ death: '2026-03-10', accrues: '2026-01-01' })).toBeUndefined();
  });
});
