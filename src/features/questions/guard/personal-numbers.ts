// Social Security, account, card, license, passport and Medicare numbers in what a person typed. Some are told by their
// shape, the others by the nearest word that names a kind of number. Case and parcel numbers, sums, dates, sections and
// telephone numbers are left alone.
import { holdsCard } from './card-number.ts';
import { codes } from './code-patterns.ts';
import { kindsIn, type NumberKind } from './number-kinds.ts';
import { inPlainDigits } from './plain-digits.ts';

/** Stands where a number was. */
const removed = '[number removed]';

/** Digits in one or several groups, with the letters of a license; the comma of an amount parts them. */
const run =
  /(?<![\w$]|\$ |\d[-.,/]|[a-z]-)[a-z]{0,3}-?\d(?:[-\s._/·)*]{0,3}\d|-?(?:[a-wyz]|[a-z]{2,3})-?\d)*[a-z]?(?![\w%]|,\d{3}\b)/gi;

/** 123-45-6789, with dashes, spaces, dots or slashes; with dashes alone also among other numbers. */
const social = /^\d{3}[-\s._/·)*]{1,3}\d{2}[-\s._/·)*]{1,3}\d{4}$|(?<!\S)\d{3}-\d{2}-\d{4}(?!\S)/;
/** A license of Ohio, a passport, a green card. */
const idCard = /^(?:[a-z]{2}-?\d{6}|[a-z]-?\d{8,9})$/i;
/** Groups too long for a sum, a count or a ZIP code; ten digits in one may be a telephone number. */
const bare = /^(?!1?\d{10}$)(?:\d{9,}(?: \d{4,})*|\d{2,}(?:[-. ]\d{3,}){2,})$/;
/** As a card is printed, whatever network it is of. */
const fourFours = /^\d{4}([-. ])\d{4}\1\d{4}\1\d{4}$/;
/** An employer's number: of an estate or a trust. */
const employer = /^\d{2}-\d{7}$/;
const phone = /^(?:1[-. ])?\d{3}[-. )]{1,2}\d{3}[-. ]\d{4}$/;
/** A day, a year, a decimal: no part of a number. */
const day = String.raw`[01]?\d([-/.])[0-3]?\d\1(?:\d\d){1,2}|(?:19|20)\d\d(?:[-/.]\d{1,2}){0,2}`;
const apart = new RegExp(String.raw`(?<![^\s-])(?:${day}|\d{1,6}\.\d{1,3})(?![^\s-])`, 'g');
/** Sums, by their noughts or by what follows. */
const round = /^\d{1,4}000(?: \d{1,4}000)*$/;
const unit = /^ ?(?:dollars|usd|bucks|a month|months|years|shares|acres|miles)\b/i;
const numbered = /(?:\b(?:n[uú]m\w*|no|nbr|nr)|#)\W{0,3}(?:(?:is|was) )?$/i;

/** How many digits the number of a kind has, at least and at most; papers and sums have no personal ones. */
const lengths: Partial<Record<NumberKind, [number, number]>> = {
  social: [8, 9],
  account: [6, Infinity],
  bank: [7, Infinity],
  license: [6, Infinity],
  card: [11, Infinity],
};

/** A run of digits is a personal number, by its shape or by the words around it. */
function isPersonal(text: string, before: string, after: string): boolean {
  const plain = text.replace(/[a-z]/gi, '').replace(/^-/, '');
  if (social.test(plain)) return !/\bparcel\b/i.test(before.slice(-25));
  if (holdsCard(plain.match(/\d+/g) ?? []) || fourFours.test(plain)) return true;
  const digits = plain.replace(apart, '').replace(/\D/g, '').length;
  const isNumbered = numbered.test(before);
  if (digits < 6 || unit.test(after) || (round.test(text) && !isNumbered)) return false;

  const nearest = kindsIn(before).findLast(({ kind, behind }) => kind !== 'sum' || behind < 4);
  const near = nearest?.kind;
  const next = kindsIn(/^(?:[^\w.!?\n]*[a-z]+){0,3}/i.exec(after)?.[0] ?? '').find(({ kind }) => kind !== 'sum')?.kind;
  const suits = (kind: NumberKind | undefined): boolean => {
    const [least, most] = (kind && lengths[kind]) ?? [Infinity, 0];
    return digits >= least && digits <= most;
  };
  if (employer.test(plain)) return isNumbered && (near === 'account' || near === 'bank');
  const isPhone =
    (phone.test(plain) && !/\b(?:account|acct) (?:number|no|#)/i.test(before)) ||
    (digits === 10 && /\bat $/i.test(before));
  if (isPhone) return suits(near) && (isNumbered || (near === 'account' && nearest?.behind === 0));
  if (suits(near)) return true;
  if (near === 'paper' || next === 'paper') return false;
  // What is called a number, and is none of a paper.
  if (isNumbered && digits > 6) return true;
  // Nine digits that nothing explains are most likely a Social Security number.
  if (idCard.test(text) || /^\d{3}[- ]?\d{6}$/.test(text)) return true;
  return (near !== 'sum' || digits > 14) && (suits(next) || bare.test(text));
}

const held = '(?:ssn?|soc(?:ial)?|cards?|visa|amex|discover|mastercard|account|acct|checking|savings|chase|routing)';
/** What stands between the parts of a number that is told part by part. */
const between = String.raw`[^\d\n.?!$]{1,30}`;
const lastFour = 'last ?(?:(?:4|four)(?: (?:digits|numbers))?|digits)';
/** Numbers with letters, in parts, or too short to tell by themselves; what stands before them stays. */
const others: RegExp[] = [
  // The eleven characters of a Medicare card, the ten of an old one; an IBAN; a Social Security number in parts.
  /()\b[1-9][- ]?[a-z][a-z\d]\d[- ]?[a-z][a-z\d]\d[- ]?[a-z]{2}\d{2}\b/gi,
  /()\b\d{9}[a-d]\d?\b/gi,
  /()\b[a-z]{2}\d{2}(?: ?[a-z]{4})?(?: ?\d{4}){2,6}(?: ?[a-z\d]{1,4}){0,2}\b/gi,
  new RegExp(
    String.raw`(\b(?:ssn?|so[cs]\w*|first (?:three|3)|area|number)\b[^\d\n]{0,30})\d{3}${between}\d{2}${between}(?!19|20)\d{4}\b`,
    'gi',
  ),
  /()\b\d{3}, ?\d{2}, ?\d{4}\b/g,
  /(\bsocial ?security(?: ?(?:number|no))?)\d{3}[- .]?\d{2}[- .]?\d{4}\b/gi,
  // Of insurers, of the services and of immigration: six digits and more, with letters among them.
  /(\b(?:policy|(?:annuity|contract|member|subscriber|insurance|military|service|green card|alien)(?: (?:service|contract|member|id|number|no|nr|#))+)(?: (?:number|no|nr|#))?[ :#.]{0,3}(?:is )?)(?![- ]?\d{3}[-. ]\d{3}[-. ]\d{4}\b)(?=(?:[- ]?[a-z]{0,3}[- ]?\d){6})[a-z]{0,3}(?:[- ]?(?:\d|[a-z]{1,2}(?=-?[a-z]?\d)))+[a-z]?\b/gi,
  // The veterans' number: once a Social Security number, now eight or nine digits.
  /(\b(?:va|veterans?'?) (?:claim|file)(?: (?:number|no|#))?[ :#.]{0,3}(?:is )?(?:c[- ]?)?)\d(?:[- ]?\d){7,8}\b/gi,
  /()\b(?:[a-z]{1,3} ?)?\d(?:[- ]?\d){7,8}(?= is (?:his|her|my|the|dad'?s|mom'?s) va\b)/gi,
  ...codes,
  /()(?:[x*#]{3}-?[x*#]{2}-?|\.{3} ?)\d{4}\b/gi,
  /()\b\d{3}-\d{2}-[x*#]{4}(?!\w)/gi,
  /(\bid (?:card|number|no)[ :#.]{0,3}(?:is )?)[a-z]{2} ?\d{3} ?\d{3}\b/gi,
  /(\bpassport\b[^\d\n]{0,20}?)\b(?=[a-z\d ]{0,5}\d{4})[a-z] ?[a-z\d]{7,8}\b/gi,
  /(\b(?:pass(?:word|wrd|wd| is| was)|pwd?|log ?in|username|online banking|contraseña)\b[^\d\n]{0,30}?)\b(?:[a-z][a-z@#$!_*.-]{1,20}\d|\d+[a-z]{2})\w*/gi,
  /(\bpassphrase\b[^\d\n]{0,30})\d+/gi,
  // The last four of it, before or behind the words that say so.
  new RegExp(String.raw`(\b${lastFour}\b[^\d\n]{0,40}\b${held}\b[^\d\n]{0,25})\d{4}\b`, 'gi'),
  new RegExp(String.raw`(\b${lastFour},? (?:is |are )?)\d{4}\b(?=[^\d\n]{0,60}\b${held}\b)`, 'gi'),
  new RegExp(String.raw`(\b${held}[^\d\n]{0,20}\b${lastFour}[^\d\n$]{0,20})(?!(?:19|20)\d\d)\d{4}\b`, 'gi'),
  new RegExp(
    String.raw`()\b\d{4}(?= (?:(?:is|are|was|were) (?:the |my |his |her )?${lastFour}|(?:(?:on|at) )?the end)\b)`,
    'gi',
  ),
  /((?<!\b(?:vin|parcel|case|docket|phone|plate|zip)[^\d\n]{0,12})\b(?:end(?:s|ed|ing)|terminan?) (?:in |with |on |en )?)(?!(?:19|20)\d\d)\d{4}\b/gi,
  /(\b(?:three|3) (?:numbers|digits) on the back\b[^\d\n]{0,15})\d{3,4}\b/gi,
];

const cleanedOnce = (plain: string): string =>
  others
    .reduce((text, pattern) => text.replace(pattern, `$1${removed}`), plain)
    .replace(run, (text, at: number, whole: string) =>
      isPersonal(text, whole.slice(Math.max(0, at - 110), at), whole.slice(at + text.length).slice(0, 30))
        ? removed
        : text,
    );

/** Digit by digit; ten or eleven of them may be a telephone number. */
const dictated = /(?<![\d$.,/-])(?!(?:\d[ -]){9,10}\d\b)\d(?:(?: | ?- ?)\d){3,}\b(?![-.,/]\d)/g;

/** The same text with every personal number taken out; unchanged, to the letter, where there is none. */
export function redactPersonalNumbers(text: string): string {
  const told = text.replace(dictated, removed);
  const plain = inPlainDigits(told);
  const cleaned = cleanedOnce(plain);
  // Of numbers that run into each other, one may only show once the other is gone.
  return cleaned === plain ? told : redactPersonalNumbers(cleaned);
}
