// The figures that the tools compute with: the numbers of entries of src/content/facts.yaml, whose schema holds that
// they agree with what the pages print.
import type { CollectionEntry } from 'astro:content';
import type { CalendarDate, Period } from './calendar-date.ts';
import type { Cents, Fraction } from './money.ts';

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

/** The facts that the tools read, and as what. */
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
  'spouse-second-car-since': 'date',
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
  'will-notice-time': 'period',
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
  'claim-answer-time': 'period',
  'spouse-election-deadline': 'period',
  'spouse-house-year': 'period',
  'will-contest-deadline': 'period',
  'account-deadline': 'period',
  'account-extension': 'period',
  'final-account-deadline': 'period',
  'status-report-month': 'period',
  'status-report-repeat': 'period',
  'account-hearing-earliest': 'period',
  'account-exceptions-time': 'period',
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
export type FactValue = Pick<
  CollectionEntry<'facts'>['data'],
  'value' | 'range' | 'fraction' | 'yearly' | 'date' | 'deaths'
>;

const isoDay = (date: Date | undefined) => date?.toISOString().slice(0, 10) as CalendarDate | undefined;

/** The one number of a range; undefined where it is several, "or more", or counts something else. */
const only = ({ range }: FactValue, unit: 'usd' | 'percent') =>
  range && range.unit === unit && range.low === range.high && !range.open ? range.low : undefined;

const centsOf = (fact: FactValue): Cents | undefined => {
  const dollars = only(fact, 'usd');
  return dollars && Math.round(dollars * 100);
};

const readers: { [Kind in keyof ValueOf]: (fact: FactValue) => ValueOf[Kind] | undefined } = {
  sum: centsOf,
  step: (fact) => {
    const [limit, from, before] = [centsOf(fact), isoDay(fact.deaths?.from), isoDay(fact.deaths?.before)];
    return limit === undefined ? undefined : { limit, ...(from && { from }), ...(before && { before }) };
  },
  period: ({ range }) =>
    range && range.unit !== 'usd' && range.unit !== 'percent' && range.low === range.high && !range.open
      ? { count: range.low, unit: range.unit }
      : undefined,
  percent: (fact) => only(fact, 'percent'),
  fraction: ({ fraction }) => fraction,
  yearly: ({ yearly }) => yearly,
  date: ({ date }) => isoDay(date),
};

/**
 * Every figure of the tools, from the facts. Throws, and so stops the build, where one is missing or has no number of its kind.
 */
export function figuresFrom(factOf: (id: string) => FactValue | undefined): Figures {
  const figures = Object.entries(figureKinds).map(([id, kind]) => {
    const fact = factOf(id);
    if (!fact) throw new Error(`The tools need the fact "${id}". Add it to src/content/facts.yaml.`);
    const figure = readers[kind](fact);
    if (figure === undefined)
      throw new Error(`The tools need a ${kind} in the fact "${id}". Add its range, date, yearly or fraction.`);
    return [id, figure];
  });
  return Object.fromEntries(figures);
}
