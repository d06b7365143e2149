// The figures that the tools compute with: entries of src/content/facts.yaml, parsed from the printed value, so that
// a tool can never use one figure while the pages print another.
import { type CalendarDate, dateFrom, type Period } from './calendar-date.ts';
import { type Cents, type Fraction, parseDollars } from './money.ts';

/** A sum that held for some days of death only. Without `from` or `before`, that side is open. */
export interface Step {
  limit: Cents;
  from?: CalendarDate;
  before?: CalendarDate;
}

interface ValueOf {
  sum: Cents;
  step: Step;
  period: Period;
  percent: number;
  fraction: Fraction;
  /** A day of every year. */
  yearly: { month: number; day: number };
  date: CalendarDate;
}

/** What the tools read, and as what. A new figure is named here and stands in facts.yaml. */
export const figureKinds = {
  'release-limit': 'step',
  'release-limit-before-1994': 'step',
  'release-limit-before-1987': 'step',
  'release-limit-before-1976': 'step',
  'release-limit-before-1973': 'step',
  'release-limit-before-1971': 'step',
  'release-limit-spouse': 'step',
  'release-limit-spouse-before-1999': 'step',
  'release-limit-spouse-1993': 'step',
  'summary-release-limit': 'step',
  'summary-release-limit-before-2006': 'step',
  'summary-release-spouse-base': 'sum',
  'summary-release-spouse-funeral-cap': 'step',
  'summary-release-spouse-max-before-2006': 'step',
  'family-allowance': 'sum',
  'spouse-vehicles-limit': 'step',
  'spouse-vehicles-limit-before-2017': 'step',
  'commission-rate-first': 'percent',
  'commission-tier-first': 'sum',
  'commission-rate-second': 'percent',
  'commission-tier-second': 'sum',
  'commission-rate-third': 'percent',
  'commission-rate-unsold-real-estate': 'percent',
  'intestate-one-child-first': 'sum',
  'intestate-one-child-fraction': 'fraction',
  'intestate-some-children-first': 'sum',
  'intestate-no-children-first': 'sum',
  'intestate-more-children-fraction': 'fraction',
  'intestate-grandparents-share': 'fraction',
  'survival-period': 'period',
  'consent-sale-minimum': 'percent',
  'will-withheld-loss': 'period',
  'administrator-hearing-notice': 'period',
  'administrator-appointment-notice': 'period',
  'spouse-citation-sent': 'period',
  'certificate-of-notice-deadline': 'period',
  'medicaid-notice-deadline': 'period',
  'medicaid-claim-after-notice': 'period',
  'medicaid-claim-from-death': 'period',
  'inventory-deadline': 'period',
  'executor-own-claim': 'period',
  'creditor-claim-period': 'period',
  'creditor-claim-period-since': 'date',
  'contingent-claim-from-death': 'period',
  'contingent-claim-after-accrual': 'period',
  'contingent-claim-since': 'date',
  'rejected-contingent-claim-suit': 'period',
  'rejected-claim-suit': 'period',
  'spouse-election-deadline': 'period',
  'spouse-house-year': 'period',
  'will-contest-deadline': 'period',
  'account-deadline': 'period',
  'account-extension': 'period',
  'final-account-deadline': 'period',
  'status-report-month': 'period',
  'status-report-repeat': 'period',
  'account-hearing-earliest': 'period',
  'fiduciary-discharge': 'period',
  'suit-against-fiduciary-wait': 'period',
  'federal-estate-return': 'period',
  'final-income-tax-date': 'yearly',
  'estate-tax-end': 'date',
  'wrongful-death-deadline': 'period',
} as const satisfies Record<string, keyof ValueOf>;

type Kinds = typeof figureKinds;
export type Figures = { [Id in keyof Kinds]: ValueOf[Kinds[Id]] };
/** The ids of the figures of one kind: `FigureId<'period'>`. */
export type FigureId<Kind extends keyof ValueOf> = {
  [Id in keyof Kinds]: Kinds[Id] extends Kind ? Id : never;
}[keyof Kinds];

/** What is needed of an entry of facts.yaml. */
export interface FactValue {
  value: string;
  /** The days of death for which a limit held. */
  deaths?: { from?: Date | undefined; before?: Date | undefined } | undefined;
}

const months = 'January February March April May June July August September October November December'.split(' ');
const fractions: Record<string, Fraction> = {
  'one-half': { over: 1, under: 2 },
  'one-third': { over: 1, under: 3 },
  'one-fourth': { over: 1, under: 4 },
  'two-thirds': { over: 2, under: 3 },
};
const isoDay = (date: Date | undefined) => date?.toISOString().slice(0, 10) as CalendarDate | undefined;

/** How each kind stands in `value`; nothing for any other writing. */
const readers: { [Kind in keyof ValueOf]: (fact: FactValue) => ValueOf[Kind] | undefined } = {
  sum: ({ value }) => parseDollars(value),
  step: ({ value, deaths }) => {
    const [limit, from, before] = [parseDollars(value), isoDay(deaths?.from), isoDay(deaths?.before)];
    return limit === undefined ? undefined : { limit, ...(from && { from }), ...(before && { before }) };
  },
  period: ({ value }) => {
    const [, count, unit] = /^(\d+) (hour|day|week|month|year)s?$/.exec(value) ?? [];
    return unit ? { count: Number(count), unit: `${unit}s` as Period['unit'] } : undefined;
  },
  percent: ({ value }) => (/^\d+%$/.test(value) ? Number.parseInt(value, 10) : undefined),
  fraction: ({ value }) => fractions[value],
  yearly: ({ value }) => {
    const [, month = '', day] = /^([A-Z][a-z]+) (\d+)$/.exec(value) ?? [];
    return months.includes(month) ? { month: months.indexOf(month) + 1, day: Number(day) } : undefined;
  },
  date: ({ value }) => {
    const [, month = '', day, year] = /^([A-Z][a-z]+) (\d+), (\d{4})$/.exec(value) ?? [];
    return months.includes(month) ? dateFrom(Number(year), months.indexOf(month) + 1, Number(day)) : undefined;
  },
};

/**
 * Every figure of the tools, from the facts. Throws, and so stops the build, where one is missing or written otherwise.
 */
export function figuresFrom(factOf: (id: string) => FactValue | undefined): Figures {
  const figures = Object.entries(figureKinds).map(([id, kind]) => {
    const fact = factOf(id);
    if (!fact) throw new Error(`The tools need the fact "${id}". Add it to src/content/facts.yaml.`);
    const figure = readers[kind](fact);
    if (figure === undefined)
      throw new Error(`The tools cannot count with "${fact.value}", the value of the fact "${id}" (${kind}).`);
    return [id, figure];
  });
  return Object.fromEntries(figures);
}
