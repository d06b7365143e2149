// The sums that a message names plainly: what a house, vehicles, money and the funeral come to. In doubt there is none.

import type { State } from '../../law/address-state.ts';
import { type Cents, parseDollars } from '../../law/money.ts';
import { normalize } from '../normalize.ts';

const digits = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,10})(\.\d{1,2})?`;
const unit = String.raw`(?: ?(k|thousand|grand|m|million)\b)?`;
/** "$180,000", "$180k", "180k", "180,000", "9000 dollars". A plain number may be anything. */
const sums = new RegExp(
  String.raw`\$ ?${digits}${unit}|(?<![\d$.,/-])${digits} ?(?:(k|thousand|grand|million)|dollars|bucks)\b|(?<![\d$.,/-])(\d{1,3}(?:,\d{3})+)(?![\d,]|\.\d)`,
  'g',
);
const times: Record<string, number> = { k: 1000, thousand: 1000, grand: 1000, m: 1_000_000, million: 1_000_000 };

function centsOf([, dollars, part, by, plain, plainPart, plainBy, grouped]: (string | undefined)[]): Cents | undefined {
  const whole = (dollars ?? plain ?? grouped ?? '').replaceAll(',', '');
  const amount = Number(`${whole}${part ?? plainPart ?? ''}`) * (times[by ?? plainBy ?? ''] ?? 1);
  return parseDollars(amount.toFixed(2));
}

/** What a sum may be of. `belongings` and `other` are named so that their sums are not taken for those of the rest. */
const things = {
  land: 'house|home|condo|duplex|cottage|cabin|acres|land|farm|real estate',
  vehicles: 'car|truck|suv|van|motorcycle|vehicles?',
  funeral: 'funeral|burial|cremation',
  money: 'accounts?|savings|checking|bank|cash|money',
  belongings: 'stocks?|shares|bonds|brokerage|portfolio|furniture|jewel(?:le)?ry|coins?|mobile home|trailer',
  other:
    'mortgages?|owe[sd]?|debts?|loans?|liens?|bills?|offer(?:s|ed)?|rent|tax(?:es)?|insurance|insured|pension|bought|paid|pay|asking|listed|equity|limit|credit cards?|repairs?|claims?|(?:car|truck|house)? ?payments?|(?:spent|wants?|needs?)(?= $)|gave|took|stole|overdrawn',
};
type Thing = keyof typeof things;
const named = new RegExp(
  String.raw`\b(?:${Object.entries(things)
    .map(([thing, words]) => `(?<${thing}>${words})`)
    .reverse()
    .join('|')})\b`,
  'g',
);
const thingsIn = (text: string): Thing[] =>
  [...text.matchAll(named)].map(
    ({ groups = {} }) => (Object.keys(things) as Thing[]).find((thing) => groups[thing]) ?? 'other',
  );

/** Where another thought begins. */
const apart = /[.?!;,]|\b(?:and|but|plus|then|so)\b/;
/** Said as a guess, or as a bound. */
const roughly =
  /\b(?:about|around|roughly|maybe|approximately|between|under|over|less|more|up to|at least|almost|nearly|than|to|or)\W*$/;
const follows =
  /^ ?(?:worth )?(?:of |in |for |on )?(?:(?:an?|the|her|his|my|their|our|one) )?(?:\w+ )?(?=(?:house|home|condo|duplex|cottage|cabin|land|farm|real|car|truck|suv|van|motorcycle|vehicle|funeral|burial|cremation|account|savings|checking|bank|cash|money|stocks?|shares|bonds|brokerage|portfolio|furniture|jewel(?:le)?ry|coins?|mortgage|debt|loan|lien|bill|offer|limit|mobile|trailer|repairs?|claims?|payments?)\b)/;
/** Sold by its owner, not by the executor. */
const soldInLife = /\b(?:he|she|they|mom|dad|mother|father|husband|wife) (?:had |already |just )*sold\b/;
const beforeDeath = /\bbefore (?:he|she|they|his|her|the death)\b/;
/** Words that begin to say whose it is: what the living "have" is not the estate's. */
const holders = new RegExp(
  String.raw`\b(?:(?<living>(?:i|we|my \w+) (?:have|has|own|owns)\b(?! (?:to|been|sold|the|his|her|their|a question|\w+ed)\b)|my (?:own )?(?:${things.land}|${things.vehicles}|${things.money})\b)|(?:had|left|owned|died|passed|late|estate)\b)`,
  'g',
);
const isOfLiving = (until: string): boolean => {
  const sentence = until.split(/[.?!;]/).at(-1) ?? '';
  return [...sentence.matchAll(holders)].at(-1)?.groups?.living !== undefined;
};
/** Held with somebody, or passing by itself: it is not certain that the estate's part is the sum that was said. */
const shared =
  /\b(?:joint\w*|beneficiar\w+|pod|tod|payable on death|transfer on death|survivorship|co-?own\w*|trust|half|third|owned (?:it )?together|both (?:their |our )?names|in my name)\b/;

/** What a message says of sums: whether it names any, and those that are plainly of one thing. */
interface ExtractedAmounts {
  any: boolean;
  state: State<'land' | 'vehicles' | 'funeral' | 'assets' | 'personal' | 'sold' | 'kept'>;
}

/** Reads the sums that a message names. */
export function extractAmounts(message: string): ExtractedAmounts {
  const text = normalize(message).replace(/\b40[13] ?\(?[kb]\)?/g, 'pension');
  const all = [...text.matchAll(sums)];
  if (/\bbetween \$? ?\d/.test(text)) return { any: all.length > 0, state: {} };
  const found = new Map<Thing | 'sold', Set<Cents | undefined>>();
  // What is left beside the house and vehicles may be more than the money that is named.
  let hasMore = thingsIn(text).includes('belongings');
  all.forEach((sum, at) => {
    const previous = all[at - 1];
    const before = text.slice(previous ? previous.index + previous[0].length : 0, sum.index);
    const clause = before.split(apart).at(-1) ?? '';
    const after = text.slice(sum.index + sum[0].length).split(apart)[0] ?? '';
    const behind = follows.test(after) ? thingsIn(after).slice(0, 1) : [];
    const said = new Set([...thingsIn(clause), ...behind]);
    const [thing] = said;
    if (!thing || said.size > 1) {
      hasMore ||= !said.has('other');
      return;
    }
    const isSold = thing === 'land' && /\bsold\b/.test(clause);
    const isOwned = thing !== 'funeral' && !isSold;
    const isDoubtful =
      roughly.test(clause) ||
      /^ ?(?:-|to |or |(?:(?:in|for) )?each\b|apiece\b)/.test(after) ||
      (isSold && (soldInLife.test(clause) || beforeDeath.test(after))) ||
      (isOwned && isOfLiving(text.slice(0, sum.index)));
    const cents = isDoubtful ? undefined : centsOf([...sum]);
    const key = isSold ? 'sold' : thing;
    found.set(key, (found.get(key) ?? new Set()).add(cents));
  });
  /** The one sum of a thing; nothing where two were said, or one of them roughly. */
  const only = (thing: Thing | 'sold'): Cents | undefined =>
    found.get(thing)?.size === 1 ? [...(found.get(thing) ?? [])][0] : undefined;
  const owned = (thing: Thing): Cents | undefined => (shared.test(text) ? undefined : only(thing));
  const money = hasMore ? undefined : owned('money');
  const isKept = /\b(?:keep|kept|keeping|unsold|not sold)\b/.test(text);
  const read = {
    land: owned('land'),
    vehicles: owned('vehicles'),
    funeral: only('funeral'),
    assets: money,
    // Vehicles are personal property too.
    personal: found.has('vehicles') ? undefined : money,
    sold: only('sold'),
    kept: isKept ? owned('land') : undefined,
  };
  const state = Object.fromEntries(Object.entries(read).filter(([, cents]) => cents !== undefined));
  return { any: all.length > 0, state };
}
