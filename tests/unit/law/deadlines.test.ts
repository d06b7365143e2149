import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { factIdsIn } from '../../../src/features/facts/typed-figures.ts';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { deadlineRules, type EstateDates } from '../../../src/features/law/deadline-rules.ts';
import { deadlines } from '../../../src/features/law/deadlines.ts';
import { figureKinds } from '../../../src/features/law/figures.ts';
import type { DateLine } from '../../../src/features/law/result-line.ts';
import { whoToAsk } from '../../../src/features/law/who-to-ask.ts';
import { anyDate } from './arbitraries.ts';
import { figures, rules } from './figures.ts';

const today: CalendarDate = '2033-01-01';

function lines(dates: EstateDates): DateLine[] {
  const answer = deadlines(dates, figures, today);
  if (!Array.isArray(answer)) throw new Error(answer.stopped);
  return answer;
}
const named = (dates: EstateDates) => lines(dates).map(({ rule }) => rule);
const line = (rule: string, dates: EstateDates) => lines(dates).find((one) => one.rule === rule);
const stopped = (dates: EstateDates) => {
  const answer = deadlines(dates, figures, today);
  return Array.isArray(answer) ? undefined : answer.stopped;
};

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
      const lines = deadlines({ death: '2019-03-10', letters }, figures, now);
      const report = 'stopped' in lines ? undefined : lines.find(({ rule }) => rule === 'status-report');
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

  test('17: the Ohio estate tax ended with the deaths of 2012', () => {
    expect(line('ohio-estate-tax', D('2012-12-31'))).toMatchObject({
      kind: 'undated',
      outcome: 'ask',
      reason: 'older-law',
    });
    expect(line('ohio-estate-tax', D('2013-01-01'))).toMatchObject({
      kind: 'undated',
      outcome: 'met',
      reason: 'no-tax',
    });
  });

  test('18: a release has no dates of an administration, unless letters came as well', () => {
    const release: EstateDates = {
      death: '2026-03-10',
      release: '2026-03-25',
      account: '2026-08-01',
      completed: '2026-08-01',
      approved: '2026-09-10',
    };
    const administration = [
      'will-notice-certificate',
      'inventory-due',
      'account-due',
      'account-extension',
      'final-account-due',
      'status-report',
      'account-hearing',
      'fiduciary-discharge',
    ];
    expect(named(release)).toEqual(expect.arrayContaining(['medicaid-notice', 'creditor-claims']));
    for (const rule of administration) expect(named(release)).not.toContain(rule);
    expect(named({ ...release, letters: '2026-06-01' })).toEqual(expect.arrayContaining(administration));
    expect(line('inventory-due', { ...release, letters: '2026-06-01' })).toMatchObject({ ends: '2026-09-01' });
  });
});

/** Each day to plan for is one on which every court is open; the last day of the count is never moved. */
test.each<[string, EstateDates, CalendarDate, CalendarDate, string]>([
  ['inventory-due', { death: '2026-03-20', letters: '2026-04-04' }, '2026-07-04', '2026-07-02', 'holiday-observed'],
  ['inventory-due', { death: '2026-03-20', letters: '2026-04-03' }, '2026-07-03', '2026-07-02', 'holiday-observed'],
  ['inventory-due', { death: '2027-03-01', letters: '2027-03-18' }, '2027-06-18', '2027-06-17', 'holiday-observed'],
  ['inventory-due', { death: '2027-09-01', letters: '2027-09-24' }, '2027-12-24', '2027-12-23', 'holiday-observed'],
  ['inventory-due', { death: '2027-09-01', letters: '2027-09-30' }, '2027-12-30', '2027-12-30', ''],
  ['inventory-due', { death: '2027-09-01', letters: '2027-10-01' }, '2028-01-01', '2027-12-30', 'holiday-observed'],
  ['creditor-claims', { death: '2026-05-27' }, '2026-11-27', '2026-11-25', 'after-thanksgiving'],
  ['creditor-claims', { death: '2026-05-29' }, '2026-11-29', '2026-11-25', 'after-thanksgiving'],
  ['creditor-claims', { death: '2028-05-24' }, '2028-11-24', '2028-11-22', 'after-thanksgiving'],
  ['creditor-claims', { death: '2026-09-26' }, '2027-03-26', '2027-03-25', 'good-friday'],
  ['creditor-claims', { death: '2029-06-24' }, '2029-12-24', '2029-12-21', 'christmas-eve'],
  ['creditor-claims', { death: '2030-06-30' }, '2030-12-30', '2030-12-30', ''],
  ['creditor-claims', { death: '2031-05-11' }, '2031-11-11', '2031-11-10', ''],
])('%s of %j: the count ends %s, plan for %s', (rule, dates, ends, plan, reason) => {
  expect(line(rule, dates)).toMatchObject({ ends, plan, partlyClosed: reason ? [reason] : [] });
});

describe('not before', () => {
  const dates: EstateDates = {
    death: '2026-03-10',
    letters: '2026-04-15',
    account: '2026-06-05',
    approved: '2026-07-04',
  };

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
  const all: EstateDates = {
    death: '2026-03-10',
    letters: '2026-04-15',
    admitted: '2026-04-15',
    certificate: '2026-06-12',
    medicaid: '2026-05-01',
    accrues: '2026-09-20',
    hearing: '2026-04-10',
    presented: '2026-06-01',
    rejected: '2026-07-01',
    account: '2026-10-01',
    accountHearing: '2026-11-05',
    completed: '2026-09-20',
    approved: '2026-11-10',
    will: 'yes',
    spouse: 'yes',
  };

  test('without letters, only the dates that count from the death are shown', () => {
    expect(named({ death: '2026-03-10' })).toEqual([
      ...[
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
      ],
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

  test('the notice to the State counts from the earlier of letters and release', () => {
    expect(
      line('medicaid-notice', { death: '2026-03-10', letters: '2026-05-01', release: '2026-04-15' }),
    ).toMatchObject({
      ends: '2026-05-15',
    });
    expect(
      line('medicaid-notice', { death: '2026-03-10', letters: '2026-04-15', release: '2026-05-01', will: 'no' }),
    ).toMatchObject({
      ends: '2026-05-15',
      only: 'if-medicaid',
    });
  });

  test('without letters, who asked for the release tells the State', () => {
    expect(line('medicaid-notice', { death: '2026-03-10', release: '2026-04-15' })).toMatchObject({
      whose: 'release-applicant',
    });
    for (const more of [{}, { release: '2026-04-15' }] as const)
      expect(line('medicaid-notice', { death: '2026-03-10', letters: '2026-05-01', ...more })).toMatchObject({
        whose: 'fiduciary',
      });
  });

  test('deaths before 2002: older law sets the accounts and the spouse’s time', () => {
    const old: EstateDates = { death: '2001-12-31', letters: '2002-01-10', spouse: 'yes' };
    for (const rule of [
      'spouse-election',
      'account-due',
      'account-extension',
      'status-report',
      'suit-against-fiduciary',
    ])
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

  test('deaths before today’s text took effect: older law sets the time for creditors, and it stands once', () => {
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
    for (const key of 'release admitted certificate medicaid hearing presented rejected account accountHearing completed approved'.split(
      ' ',
    ))
      expect(stopped({ death: '2026-03-10', [key]: '2026-03-09' })).toBe(`${key}-before-death`);
    expect(stopped({ death: '2026-03-10', accrues: '2026-01-01' })).toBeUndefined();
  });
});

const anyDates: fc.Arbitrary<EstateDates> = fc
  .record(
    {
      death: anyDate,
      letters: anyDate,
      release: anyDate,
      certificate: anyDate,
      medicaid: anyDate,
      accrues: anyDate,
      admitted: anyDate,
      hearing: anyDate,
      presented: anyDate,
      rejected: anyDate,
      account: anyDate,
      accountHearing: anyDate,
      completed: anyDate,
      approved: anyDate,
      will: fc.constantFrom('yes', 'no'),
      spouse: fc.constantFrom('yes', 'no'),
    },
    { requiredKeys: ['death'] },
  )
  .map((dates) => dates as EstateDates);

test('no date before its start but what is due before a hearing, and no plan after its end', () => {
  fc.assert(
    fc.property(anyDates, (dates) => {
      const answer = deadlines(dates, figures, '2100-01-01');
      if (!Array.isArray(answer)) return;
      for (const one of answer) {
        if (one.kind === 'undated') continue;
        const day = one.kind === 'due' ? one.ends : one.day;
        if (one.rule === 'administrator-hearing-notice') expect(day < (dates.hearing ?? '')).toBe(true);
        else if (one.rule === 'account-exceptions') expect(day < (dates.accountHearing ?? '')).toBe(true);
        else expect(day > (dates.death ?? '')).toBe(true);
        if (one.kind === 'due') expect(one.plan <= one.ends).toBe(true);
        else expect(one.nextOpen === undefined || one.nextOpen >= one.day).toBe(true);
      }
      const days = answer.map((one) => (one.kind === 'due' ? one.ends : one.kind === 'not-before' ? one.day : '9999'));
      expect(days).toEqual([...days].sort());
    }),
  );
});

test('every input date affects the result', () => {
  const base: EstateDates = { death: '2026-03-10' };
  const keys = ['letters', 'release', 'certificate', 'medicaid', 'accrues', 'hearing', 'rejected', 'account'] as const;
  const more = ['admitted', 'presented', 'accountHearing', 'completed', 'approved'] as const;
  for (const key of [...keys, ...more]) expect(lines({ ...base, [key]: '2026-10-01' })).not.toEqual(lines(base));
  for (const key of ['will', 'spouse'] as const)
    expect(lines({ ...base, [key]: 'no' })).not.toEqual(lines({ ...base, [key]: 'yes' }));
});

test('a rule’s words print the very facts that its day is counted with', () => {
  for (const rule of deadlineRules) {
    const counted = Object.values(rule).filter((value) => typeof value === 'string' && value in figureKinds);
    expect(factIdsIn(rules[rule.rule]?.text ?? '')).toEqual(expect.arrayContaining(counted));
  }
});

test('a rule of grade C never comes with a day', () => {
  for (const rule of deadlineRules) if (rules[rule.rule]?.grade === 'C') expect(rule.count).toBe('undated');
});

test('every undated line with the outcome "ask" says whom to ask', () => {
  for (const dates of [
    { death: '1999-05-01', letters: '1999-06-01' },
    { death: '2026-03-10', letters: '2026-04-15' },
  ])
    for (const one of lines(dates as EstateDates))
      if (one.kind === 'undated' && one.outcome === 'ask') expect(whoToAsk[one.reason]).toBeDefined();
});

test.each(['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'])('the days are the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(2026, 0, 1).toISOString()).not.toBe('2026-01-01T00:00:00.000Z');
  expect(line('creditor-claims', { death: '2026-08-31' })).toMatchObject({ ends: '2027-02-28', plan: '2027-02-26' });
  expect(line('spouse-election', { death: '2026-01-05', letters: '2026-02-04' })).toMatchObject({ plan: '2026-07-02' });
  vi.unstubAllEnvs();
});
