// The days that a message names plainly: of the death, and of the appointment. In doubt there is none: a wrong day
// would make every date that follows from it wrong.

import type { State } from '../../law/address-state.ts';
import { type CalendarDate, dateFrom, parseDate, yearOf } from '../../law/calendar-date.ts';
import { normalize } from '../normalize.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string): number => monthNames.indexOf(name.slice(0, 3)) + 1;
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?\b(?! (?:days?|weeks?|months?|years?|people|kids|children|heirs)| ?(?:-|\/|or|to) ?\d)`;
const year = String.raw`(?:,? (?:of )?((?:19|20)\d\d|last year|this year)\b)?`;

/** The three numbers of a day as people write it; the year may be missing. */
type Written = { year: string | undefined; month: number; day: number };
const spellings: [RegExp, (parts: string[]) => Written][] = [
  [
    /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
    ([, year, month, day]) => ({ year, month: Number(month), day: Number(day) }),
  ],
  [
    /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![/-]?\d)/g,
    ([, month, , day, year]) => ({ year, month: Number(month), day: Number(day) }),
  ],
  [
    new RegExp(String.raw`\b${month}\.? (?:the )?${day}${year}`, 'g'),
    ([, name = '', day, year]) => ({ year, month: monthOf(name), day: Number(day) }),
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}\b\.?${year}`, 'g'),
    ([, day, name = '', year]) => ({ year, month: monthOf(name), day: Number(day) }),
  ],
];

const dayOf = (year: number, { month, day }: Written): CalendarDate | undefined =>
  parseDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/**
 * The day itself: without a year the last one that has been, in two digits the last such year. None that is still to
 * come.
 */
function resolved(written: Written, today: CalendarDate): CalendarDate | undefined {
  const now = yearOf(today);
  const { year = '' } = written;
  const years =
    year === ''
      ? [now, now - 1]
      : year === 'last year'
        ? [now - 1]
        : year === 'this year'
          ? [now]
          : year.length === 2
            ? [2000 + Number(year), 1900 + Number(year)]
            : [Number(year)];
  return years.map((one) => dayOf(one, written)).find((one) => one && one <= today);
}

const person =
  '(?:he|she|they|who|mom|mother|dad|father|husband|wife|spouse|brother|sister|son|daughter|uncle|aunt|grandma|grandmother|grandpa|grandfather)';
/** The words that say which day it is. */
const roles = {
  death: new RegExp(
    String.raw`\b(?:died|death(?! cert)|deceased|passed (?:away|on)|passing|(?<=\b${person} )passed)\b`,
    'g',
  ),
  letters:
    /\bletters(?: of (?:authority|administration)| testamentary)?\b(?! (?:of (?!authority|administration)|from\b|to\b|sent\b))|\bappointed\b|\bappointment (?:as|date|of)\b|\b(?:date|day) of (?:\w+ )?appointment\b/g,
};
type Role = keyof typeof roles;

/** A new clause, or doubt: what is on the other side says nothing about the day. */
const apart =
  /[.?!;,]|\b(?:and|but|then|so|while|before|after|until|about|around|maybe|perhaps|probably|think|between|or)\b/;
/** Not so, not yet, or not at all. */
const notPlain = /\b(?:not|hearing|appl\w+|petition\w*|to be|will|wants?|hopes?|if)\b|n't\b/;
/** The death of another than whose estate it is. */
const another =
  /\b(?:executor|executrix|administrator|beneficiary|heir|trustee|lawyer|attorney|neighbor|dog|cat)\b[ ,]*(?:\w+ )?$/;
/** Another's appointment, letters to somebody, or none so far. */
const otherLetters =
  /\b(?:no|not|never|without|still|waiting|request\w*|asked|filed|sent|mailed|denied|expir\w*|revoked|creditors|heirs|medicaid|guardian\w*|trustee|apprais\w+|conservator|power of attorney|poa)\b/;
/** A year that stands apart from the day that it may belong to. */
const otherYear = /\byears? (?:ago|back)\b|\blast year\b|(?<![$\d])(?:19|20)\d\d\b|'\d\d\b|\s, ?\d\d\b/;
const nearby = 30;

/** The roles that stand beside the text from `start` to `end`, with nothing between that parts them. */
function rolesBeside(text: string, start: number, end: number): Role[] {
  const [from, to] = [Math.max(0, start - 2 * nearby), Math.min(text.length, end + 2 * nearby)];
  return (Object.keys(roles) as Role[]).filter((role) =>
    [...text.slice(from, to).matchAll(roles[role])].some(({ index, 0: word }) => {
      const at = from + index;
      const between = at < start ? text.slice(at + word.length, start) : text.slice(end, at);
      const plain = !notPlain.test(text.slice(Math.max(0, at - 20), at).replace(/^.*[.?!;,]/, ''));
      const before = text.slice(Math.max(0, at - 25), at);
      const isOther =
        role === 'death' ? another.test(before) : otherLetters.test(before.replace(/^.*[.?!;,]/, '') + between);
      return !isOther && between.length <= nearby && !apart.test(between) && plain;
    }),
  );
}

/**
 * What a message says of days: whether it names any, and which of them are plainly the death's and the appointment's.
 */
interface ExtractedDates {
  any: boolean;
  state: State<Role>;
}

/**
 * Reads the days that a message names. `today` is a day on the calendar: no day after it is taken for one that has
 * been.
 */
export function extractDates(message: string, today: CalendarDate): ExtractedDates {
  const text = normalize(message).replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /g, '');
  const dates = spellings.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].map((found) => ({
      written: read([...found]),
      start: found.index,
      end: found.index + found[0].length,
    })),
  );
  let besides = text;
  for (const { start, end } of dates) besides = besides.slice(0, start) + ' '.repeat(end - start) + besides.slice(end);
  const state: State<Role> = {};
  for (const role of Object.keys(roles) as Role[]) {
    const own = dates.filter(({ start, end }) => {
      const beside = rolesBeside(text, start, end);
      return beside.length === 1 && beside[0] === role;
    });
    const days = new Set(own.map(({ written }) => resolved(written, today)));
    const [only] = days;
    // "Two years ago" and "in 2019" may belong to a day that is written without its year.
    const isSure = own.every(({ written }) => written.year) || !otherYear.test(besides);
    if (only && days.size === 1 && isSure) state[role] = only;
  }
  // Nobody is appointed before the death: one of the two is another day.
  if (state.death && state.letters && state.letters < state.death) return { any: true, state: {} };
  return { any: dates.length > 0, state };
}

/** The day on which it is asked, as the calendar of the server has it. */
export const todayOf = (now: Date): CalendarDate =>
  dateFrom(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate());
