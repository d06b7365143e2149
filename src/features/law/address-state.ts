// The visitor's answers as a URL fragment: never sent to a server, never a name. The keys are a stable contract
// (docs/tools.md): a saved link must keep its meaning.
import { ohioCounties } from '../../shared/ohio-counties.ts';
import { type CalendarDate, parseDate } from './calendar-date.ts';
import { type Codec, count, day, oneOf, someOf, sum } from './codec.ts';
import { deathsIn, wordings } from './deed-wordings.ts';
import { doubts } from './family.ts';
import { parseChildren, parseRelatives, printPeople } from './family-notation.ts';
import { type Fee, parseFee, printFee } from './fee.ts';
import { houseOptionNames } from './house-option.ts';
import { houseTitles } from './house-titles.ts';
import { parseDollars, printDollars } from './money.ts';
import { offerCodecs } from './offer.ts';
import { parseParts, printParts } from './parts.ts';

const yesNo = oneOf('yes', 'no');
const relatives = { parse: parseRelatives, print: printPeople };
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

/**
 * What each tool asks, in the order of the URL. A key that several tools ask means the same in all of them.
 * `allToSpouse` is `all-to-spouse` in the URL.
 */
const inputs = {
  deadlines: {
    death: day,
    /** The first letters of authority, or appointment. */
    letters: day,
    will: yesNo,
    /** The court admitted the will to probate. */
    admitted: day,
    spouse: yesNo,
    /** Form 2.4, the certificate that notice of the will was given. */
    certificate: day,
    /** The State's Medicaid program received the notice. */
    medicaid: day,
    /** The application for release or summary release. */
    release: day,
    /** A contingent claim became due. */
    accrues: day,
    /** The hearing on the appointment of an administrator. */
    hearing: day,
    /** A creditor presented a claim. */
    presented: day,
    rejected: day,
    /** The account was filed. */
    account: day,
    accountHearing: day,
    /** Administration was completed. */
    completed: day,
    /** The final account was approved. */
    approved: day,
  },
  smallEstate: {
    death: day,
    /** The probate estate without vehicles and land. */
    assets: sum,
    spouse: yesNo,
    /** Whether all goes to the spouse: by the will, because there is no will, or not. */
    allToSpouse: oneOf('will', 'no-will', 'no'),
    /** Whose the children are: the spouse's too, some of them, or another person's. */
    children: oneOf('none', 'ours', 'mixed', 'other'),
    /** A minor child of the person who is not the spouse's. */
    minor: yesNo,
    funeral: sum,
    /** Who paid the funeral, or is bound in writing to pay. */
    funeralPaidBy: oneOf('spouse', 'other', 'nobody'),
    funeralPrepaid: yesNo,
    /** Vehicles in the person's name alone. */
    vehicles: sum,
    /** Land in the person's name alone: its value, or `yes` where `assets` includes it. */
    land: {
      parse: (text) => {
        const word = text.trim().toLowerCase();
        return word === 'yes' ? word : word === 'no' ? 0 : parseDollars(text);
      },
      print: (land) => (land === 'yes' ? land : printDollars(land)),
    } as Codec<number | 'yes'>,
  },
  commission: {
    /** Personal property with its income. */
    personal: sum,
    /** Proceeds of land that was sold. */
    sold: sum,
    /** The value of land that was not sold. */
    kept: sum,
    /** Number of executors who share the commission. */
    executors: count(20),
    willSetsFee: yesNo,
  },
  whoInherits: {
    /** The net amount to divide: after debts, costs and the family allowance. */
    net: sum,
    spouse: yesNo,
    /** For a spouse who died soon after: how many hours later. */
    spouseHours: count(999),
    /** The children, alive or dead, with the lines of those who died. */
    descendants: { parse: parseChildren, print: printPeople },
    /** How many parents live; below, how many grandparents on each side. */
    parents: count(2),
    siblings: relatives,
    paternalGrandparents: count(2),
    maternalGrandparents: count(2),
    /** The brothers and sisters of the father, and of the mother. */
    paternalRelatives: relatives,
    maternalRelatives: relatives,
    /** Any other relative by blood. */
    otherKin: yesNo,
    stepchildren: relatives,
    doubts: someOf(doubts),
  },
  houseSale: {
    title: oneOf(...houseTitles),
    will: yesNo,
    /** What the will says about selling land. */
    saleInWill: oneOf('power', 'silent', 'forbids'),
    /** Whom the will gives the house by name. */
    givenTo: oneOf('nobody', 'spouse', 'other'),
    spouse: yesNo,
    /** How many heirs, or legatees and devisees, without the spouse. */
    heirs: count(99),
    /** One of them, or the spouse, is a minor. */
    under18: yesNo,
    /** The spouse and all of them sign. */
    allSign: yesNo,
    /** The spouse is executor or administrator and buys. */
    spouseBuys: yesNo,
    /** The court has approved an inventory with the value. */
    inventory: yesNo,
    /** The appraised value. */
    houseValue: sum,
    liens: sum,
    offer: sum,
    /** The spouse's share, by law or against the will, and the family allowance. */
    spouseShare: sum,
    /** Of those who own the house after a transfer, how many, and how many of them are married. */
    owners: count(99),
    married: count(99),
  },
  yourDeed: {
    deed: oneOf(...wordings),
    deedRead: yesNo,
    died: oneOf(...Object.values(deathsIn).flat()),
    /** The transfer on death was recorded before the owner died. */
    recorded: yesNo,
    /** The two with survivorship were divorced from each other. */
    divorced: yesNo,
  },
  houseOptions: {
    leftOut: someOf(houseOptionNames),
    /** The price that a listing is expected to bring. */
    price: sum,
    /** The cash offer in hand. */
    offer: sum,
    /** The value of the house where it stays in the family. */
    worth: sum,
    /** Rent of a month. */
    rent: sum,
    /** What is still owed on the house. */
    loan: sum,
    /** Unpaid property taxes, and liens besides the loan. */
    unpaid: sum,
    /** Repairs before a listing. */
    repairs: sum,
    agentFee: { parse: parseFee, print: printFee } as Codec<Fee>,
    listingCosts: sum,
    offerCosts: sum,
    buyoutCosts: sum,
    /** The days until the closing. */
    listingDays: count(999),
    offerDays: count(999),
    buyoutDays: count(999),
    /** Weeks of a year without a tenant. */
    emptyWeeks: count(52),
    monthlyTax: sum,
    monthlyInsurance: sum,
    monthlyUtilities: sum,
    monthlyInterest: sum,
    monthlyUpkeep: sum,
  },
};

/**
 * What a calendar file depends on besides the days: the estate's random id, the keys of the events that were issued, and
 * the events that are done (calendar-events.ts).
 */
const calendar = {
  id: { parse: (text) => (/^[a-z0-9]{12}$/.test(text) ? text : undefined), print: String } as Codec<string>,
  issued: {
    parse: (text) => {
      const keys = text.split('.');
      return keys.length <= 80 && keys.every((key) => new RegExp(`^${eventKey}$`).test(key)) ? keys : undefined;
    },
    print: (keys) => keys.join('.'),
  } as Codec<string[]>,
  done: { parse: parseDoneDays, print: printDoneDays },
};

const codecs = {
  ...inputs.deadlines,
  ...inputs.smallEstate,
  ...inputs.commission,
  ...inputs.whoInherits,
  ...inputs.houseSale,
  ...inputs.yourDeed,
  ...inputs.houseOptions,
  ...offerCodecs,
  ...calendar,
  shares: { parse: parseParts, print: printParts } as Codec<number[]>,
  keeper: count(20),
  county: oneOf(...ohioCounties.map(countyKey)),
};

type Codecs = typeof codecs;
export type StateKey = keyof Codecs;
type ValueOf<Key extends StateKey> = NonNullable<ReturnType<Codecs[Key]['parse']>>;
/** The known answers, by key. Missing ones are unknown. */
export type State<Key extends StateKey = StateKey> = { [One in Key]?: ValueOf<One> };
/** The known answers to what one tool asks. */
export type InputOf<Tool extends keyof typeof inputs> = State<keyof (typeof inputs)[Tool] & StateKey>;

const keysOf = <Key extends StateKey>(asked: Record<Key, unknown>) => Object.keys(asked) as Key[];

export const calendarKeys = keysOf(calendar);
export const houseFigureKeys = keysOf(inputs.houseOptions);

/** The keys that each tool reads and prints, in their order in the URL. */
export const toolKeys = {
  deadlines: [...keysOf(inputs.deadlines), ...calendarKeys],
  smallEstate: keysOf(inputs.smallEstate),
  commission: keysOf(inputs.commission),
  whoInherits: keysOf(inputs.whoInherits),
  houseSale: keysOf(inputs.houseSale),
  yourDeed: keysOf(inputs.yourDeed),
};

/** "all-to-spouse" for `allToSpouse`, "under-18" for `under18`. */
export const addressKey = (key: StateKey): string => key.replace(/[A-Z]|\d+/g, (match) => `-${match.toLowerCase()}`);

/** Parses these keys from a URL fragment, with or without "#". Unknown keys and invalid values are ignored. */
export function parseState<Key extends StateKey>(fragment: string, keys: readonly Key[]): State<Key> {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const state: State<Key> = {};
  for (const key of keys) {
    const value = codecs[key].parse(params.get(addressKey(key)) ?? '') as ValueOf<Key> | undefined;
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
