// The visitor's answers as a URL fragment: never sent to a server, never a name. The keys are a stable contract
// (docs/tools.md): a saved link must keep its meaning.
import { ohioCounties } from '../../shared/ohio-counties.ts';
import { type CalendarDate, parseDate } from './calendar-date.ts';
import { type Codec, count, day, oneOf, someOf, sum } from './codec.ts';
import { deathsIn, wordings } from './deed-wordings.ts';
import { doubts } from './family.ts';
import { parseChildren, parseRelatives, printChildren, printRelatives } from './family-notation.ts';
import { type Fee, parseFee, printFee } from './fee.ts';
import { houseTitles } from './house-titles.ts';
import { houseWays } from './house-ways.ts';
import { parseDollars, printDollars } from './money.ts';
import { offerCodecs } from './offer-codecs.ts';
import { parseParts, printParts } from './parts.ts';

const yesNo = oneOf('yes', 'no');
const relatives = { parse: parseRelatives, print: printRelatives };
/** A deadline of the calendar file: its rule, and where there are several, its reading and its count. */
const eventKey = String.raw`[a-z-]+(?:~[a-z]+)?(?:~\d{1,2})?`;
const doneDay = new RegExp(`^(${eventKey})~(\\d{4}-\\d\\d-\\d\\d)$`);
/** The days on which deadlines were met, by the key of their event: "inventory-due~2026-07-01". */
export type DoneDays = Readonly<Record<string, CalendarDate>>;
function parseDoneDays(text: string): DoneDays | undefined {
  const days = text.split('.').flatMap((one) => {
    const [, key = '', day = ''] = doneDay.exec(one) ?? [];
    const date = parseDate(day);
    return date ? [[key, date] as const] : [];
  });
  return days.length > 0 && days.length <= 80 ? Object.fromEntries(days) : undefined;
}
export const printDoneDays = (days: DoneDays) =>
  Object.entries(days)
    .map(([key, day]) => `${key}~${day}`)
    .sort()
    .join('.');

/** A county's key in the URL and in src/content/counties.yaml: "van-wert". */
export function countyKey(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The county's name, by its key. */
export const countyName = (key: string | undefined): string | undefined =>
  ohioCounties.find((name) => countyKey(name) === key);

/** Every key of every tool, with the same meaning in all of them. `allToSpouse` is `all-to-spouse` in the URL. */
const codecs = {
  death: day,
  letters: day,
  admitted: day,
  will: yesNo,
  spouse: yesNo,
  certificate: day,
  medicaid: day,
  release: day,
  accrues: day,
  hearing: day,
  presented: day,
  rejected: day,
  account: day,
  accountHearing: day,
  completed: day,
  approved: day,

  assets: sum,
  allToSpouse: oneOf('will', 'no-will', 'no'),
  children: oneOf('none', 'ours', 'mixed', 'other'),
  minor: yesNo,
  funeral: sum,
  funeralPaidBy: oneOf('spouse', 'other', 'nobody'),
  funeralPrepaid: yesNo,
  vehicles: sum,
  land: {
    parse: (text) => {
      const word = text.trim().toLowerCase();
      return word === 'yes' ? word : word === 'no' ? 0 : parseDollars(text);
    },
    print: (land) => (land === 'yes' ? land : printDollars(land)),
  } as Codec<number | 'yes'>,

  personal: sum,
  sold: sum,
  kept: sum,
  executors: count(20),
  willSetsFee: yesNo,

  net: sum,
  spouseHours: count(999),
  descendants: { parse: parseChildren, print: printChildren },
  parents: count(2),
  siblings: relatives,
  paternalGrandparents: count(2),
  maternalGrandparents: count(2),
  paternalRelatives: relatives,
  maternalRelatives: relatives,
  otherKin: yesNo,
  stepchildren: relatives,
  doubts: someOf(doubts),

  deed: oneOf(...wordings),
  deedRead: yesNo,
  died: oneOf(...Object.values(deathsIn).flat()),
  recorded: yesNo,
  divorced: yesNo,

  title: oneOf(...houseTitles),
  saleInWill: oneOf('power', 'silent', 'forbids'),
  givenTo: oneOf('nobody', 'spouse', 'other'),
  heirs: count(99),
  under18: yesNo,
  allSign: yesNo,
  spouseBuys: yesNo,
  inventory: yesNo,
  houseValue: sum,
  liens: sum,
  offer: sum,
  spouseShare: sum,
  owners: count(99),
  married: count(99),

  leftOut: someOf(houseWays),
  loan: sum,
  unpaid: sum,
  monthlyTax: sum,
  monthlyInsurance: sum,
  monthlyUtilities: sum,
  monthlyInterest: sum,
  monthlyUpkeep: sum,
  price: sum,
  listingDays: count(999),
  repairs: sum,
  agentFee: { parse: parseFee, print: printFee } as Codec<Fee>,
  listingCosts: sum,
  offerDays: count(999),
  offerCosts: sum,
  worth: sum,
  rent: sum,
  emptyWeeks: count(52),
  buyoutDays: count(999),
  buyoutCosts: sum,
  shares: { parse: parseParts, print: printParts } as Codec<number[]>,
  keeper: count(20),

  ...offerCodecs,

  id: { parse: (text) => (/^[a-z0-9]{12}$/.test(text) ? text : undefined), print: String } as Codec<string>,
  issued: {
    parse: (text) => {
      const keys = text.split('.');
      return keys.length <= 80 && keys.every((key) => new RegExp(`^${eventKey}$`).test(key)) ? keys : undefined;
    },
    print: (keys) => keys.join('.'),
  } as Codec<string[]>,
  done: { parse: parseDoneDays, print: printDoneDays },

  county: oneOf(...ohioCounties.map(countyKey)),
};

type Codecs = typeof codecs;
export type StateKey = keyof Codecs;
type ValueOf<Key extends StateKey> = NonNullable<ReturnType<Codecs[Key]['parse']>>;
/** The known answers, by key. */
export type State<Key extends StateKey = StateKey> = { [One in Key]?: ValueOf<One> };

/**
 * What a calendar file follows from besides the days: the estate's random id, the events that were issued, and those
 * that are done (calendar-events.ts).
 */
export const calendarKeys = ['id', 'issued', 'done'] as const satisfies StateKey[];

/** The keys that each tool reads and prints, in their order in the URL. */
export const toolKeys = {
  deadlines: [
    'death',
    'letters',
    'will',
    'admitted',
    'spouse',
    'certificate',
    'medicaid',
    'release',
    'accrues',
    'hearing',
    'presented',
    'rejected',
    'account',
    'accountHearing',
    'completed',
    'approved',
    ...calendarKeys,
  ],
  smallEstate: [
    'death',
    'assets',
    'spouse',
    'allToSpouse',
    'children',
    'minor',
    'funeral',
    'funeralPaidBy',
    'funeralPrepaid',
    'vehicles',
    'land',
  ],
  commission: ['personal', 'sold', 'kept', 'executors', 'willSetsFee'],
  whoInherits: [
    'net',
    'spouse',
    'spouseHours',
    'descendants',
    'parents',
    'siblings',
    'paternalGrandparents',
    'maternalGrandparents',
    'paternalRelatives',
    'maternalRelatives',
    'otherKin',
    'stepchildren',
    'doubts',
  ],
  houseSale: [
    'title',
    'will',
    'saleInWill',
    'givenTo',
    'spouse',
    'heirs',
    'under18',
    'allSign',
    'spouseBuys',
    'inventory',
    'houseValue',
    'liens',
    'offer',
    'spouseShare',
    'owners',
    'married',
  ],
  yourDeed: ['deed', 'deedRead', 'died', 'recorded', 'divorced'],
} as const satisfies Record<string, readonly StateKey[]>;

/** "all-to-spouse" for `allToSpouse`, "under-18" for `under18`. */
export const addressKey = (key: StateKey): string => key.replace(/[A-Z]|\d+/g, (found) => `-${found.toLowerCase()}`);

/** Parses these keys from a URL fragment, with or without "#". Unknown keys and invalid values are ignored. */
export function parseState<Key extends StateKey>(fragment: string, keys: readonly Key[]): State<Key> {
  const written = new URLSearchParams(fragment.replace(/^#/, ''));
  const state: State<Key> = {};
  for (const key of keys) {
    const value = codecs[key].parse(written.get(addressKey(key)) ?? '') as ValueOf<Key> | undefined;
    if (value !== undefined) state[key] = value;
  }
  return state;
}

/** The fragment for these keys, without "#"; empty if nothing is known. The inverse of `parseState`. */
export function printState<Key extends StateKey>(state: State<Key>, keys: readonly Key[]): string {
  return keys
    .flatMap((key) => {
      const value = state[key];
      // Each codec prints what it parsed; the compiler cannot see that the two belong together.
      const { print } = codecs[key] as unknown as Codec<ValueOf<Key>>;
      return value === undefined ? [] : [`${addressKey(key)}=${encodeURIComponent(print(value))}`];
    })
    .join('&');
}
