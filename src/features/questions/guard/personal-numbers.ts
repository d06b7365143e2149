// Social Security, card, account, license and Medicare numbers in what a person typed. Case numbers, dollar amounts, dates, phone
// numbers, ZIP codes and parcel numbers are left alone. What a number is, the nearest word that names a kind of number says.

/** Stands where a number was. */
const removed = '[number removed]';

/** The check digit of payment cards (ISO/IEC 7812-1, Luhn). */
function isCard(digits: string): boolean {
  if (!/^[2-6]\d{12,18}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Digits in one or several groups; an amount's comma parts them. */
const run = /(?<![\w$]|\$ |\d[-.,/]|[a-z]-)\d(?:(?: ?[-._/] ?|\s)?\d)*(?![\w%]|,\d{3}\b)/gi;
/** 123-45-6789, with dashes, spaces, dots or slashes. */
const socialShape = /^\d{3}(?: ?[-./_] ?| )\d{2}(?: ?[-./_] ?|\s)\d{4}$/;
const phone = /^(?:1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}$/;
/** Groups that are no part of a number: a day, a year. */
const days = /(?<!\S)(?:\d{1,2}([-/.])\d{1,2}\1(?:\d{2}|\d{4})|(?:19|20)\d\d(?:[-/.]\d{1,2}[-/.]\d{1,2})?)(?!\S)/g;

/** A driver's license, however it is spelled. */
const licensed = String.raw`(?<!\b(?:marriage|business|law|liquor|dog|fishing|hunting|attorney) )li[cs]+[ae]n[cs]+e?s?`;
const license = `(?:${licensed}|licencia|lic|c?dl|ol|oln|opl|(?:state|ohio|photo|military) id|green card|bmv)`;
const paper = 'case|docket|parcel|title|vin|form|bill|claim|policy|tracking|invoice|instrument';
const passport = 'pas{1,2}a?po?r?te?';
/** Words that name a kind of number, often cut short or misspelled. Where none of the kinds holds, the number is a harmless one. */
const named = new RegExp(
  [
    String.raw`(?<social>\b(?:ssn?|s\.?s\.?n?\.? ?(?:numbe?r?|no|#)|s[. ]s[. ]n|so[cs](?:[ia]+l|\b)[a-z]*(?! ?(?:services|workers?|media|office))|soshul|tax(?:payer)? ?id|itin)(?![a-z]))`,
    String.raw`(?<account>\b(?:ac+o?u?nt|acct?|routing|aba|iban|cuenta)s?\b)`,
    String.raw`(?<bank>\b(?:ac numbe?r|check(?:ing)?|savings|banks?|credit union|pnc|chase|huntington|keybank|citizens|fifth third|wells fargo|money market|a\/c|cds?|loan|member (?:number|no|id)|schwab|fidelity|(?:deposit|transfer|wire)(?:s|r?ed|r?ing)? (?:in)?to|direct deposit|${passport}|${license}|medicaid (?:id|number|card))\b)`,
    String.raw`(?<card>\b(?:cards?|visa|mastercard|amex|discover|debit|credit|ebt|cc|capital one)\b)`,
    String.raw`(?<other>\b(?:case|docket|parcel|ein|policy|claim|phone|call|text|tel|fax|zip|form|section|tracking|instrument|title|vin|serial|invoice|meter|book|page|lot|about|only|left|balance|has|had|holds|held|worth|owes?|until|since)\b(?=.{0,25}$))`,
  ].join('|'),
  'gis',
);
/** Those of them whose numbers may be as long as a card's, and look like one. */
const longNumbered = /^(?:case|docket|parcel|policy|claim|tracking|instrument|title|vin|serial|invoice|meter)$/i;
const numberWord = /(?:\bnumbe?r|\bno|\bn[ru]m?|#)\.?(?: is|:)?\W{0,3}$/i;
const namedAfter = /^[^\d.!?\n]{0,25}\b(?:ssn|soc(?:ial)?|account number)\b/i;
const accountAfter = /^[^\d.!?\n]{0,20}\b(?:account|acct|checking|savings)\b(?! (?:number )?(?:of|for) what)/i;
const otherAfter =
  /^[^\d.!?\n]{0,25}\b(?:case|docket|parcel|ein|policy|claim|phone|fax|zip|tracking|vin|serial|invoice)\b/i;
/** A Social Security or card number that another number stands beside: a day, a code, a sum. */
const amongOthers =
  /(?<!\S)(?:(?<social>\d{3}-\d{2}-\d{4})|(?<card>\d{15,16}|\d{4}(?:[- ]\d{4}){3}|\d{4}[- ]\d{6}[- ]\d{5}))(?!\S)/;

/** The digits are a personal number, by their shape or by the words around them. */
function isPersonal(text: string, before: string, after: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 6) return false;
  const kinds = [
    ...(
      before
        .slice(-110)
        .split(/[!?](?= ?[a-z])(?! it'?s )/i)
        .pop() ?? ''
    ).matchAll(named),
  ].map(({ groups }) => groups ?? {});
  const near = kinds.at(-1) ?? {};
  const isNumbered = numberWord.test(before);
  const isOther = near.other !== undefined && !isNumbered;
  if (socialShape.test(text)) return !/\bparcel\b/i.test(near.other ?? '');
  if (isCard(digits)) return !(isOther && longNumbered.test(near.other ?? ''));
  const among = amongOthers.exec(text)?.groups;
  if (among?.social || isCard(among?.card?.replace(/\D/g, '') ?? '')) return true;
  if (digits.length === 9 && ((!isOther && kinds.some(({ social }) => social)) || namedAfter.test(after))) return true;
  if (/^ ?(?:dollars|usd|a month)\b/i.test(after) || (phone.test(text) && !isNumbered)) return false;
  // Nine digits that nothing explains are most likely a Social Security number, or with more behind them the foot of a check.
  if (/^\d{9}(?: \d{7,})?$/.test(text) && near.other === undefined && !otherAfter.test(after)) return true;
  const long = text.replace(days, '').replace(/\D/g, '').length;
  if (near.account) return isNumbered || long >= 7 || (long === 6 && before.endsWith(`${near.account} `));
  if (!near.other && long >= 7 && accountAfter.test(after)) return true;
  return (near.bank !== undefined && long >= 7) || (near.card !== undefined && digits.length >= 11);
}

const digitWord = '(?:zero|oh?|one|two|three|four|five|six|seven|eight|nine)';
const anyNumberWord = `(?:${digitWord}|ten|eleven|twelve|\\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)`;
/** Personal numbers that are not all digits, or too short to tell by themselves; what stands before them stays. */
const others: RegExp[] = [
  new RegExp(String.raw`()\b${digitWord}(?:[\s,.-]+(?:dash[\s,.-]+)?${digitWord}){8,}\b`, 'gi'),
  new RegExp(String.raw`(\b(?:ssn|social)\b[^\d\n]{0,15}?)${anyNumberWord}(?:[\s,.-]+${anyNumberWord}){3,}\b`, 'gi'),
  // The eleven characters of a Medicare card.
  /()\b[1-9][a-z][a-z\d]\d[- ]?[a-z][a-z\d]\d[- ]?[a-z]{2}\d{2}\b/gi,
  // A driver's license, of Ohio (two letters, six digits) or another state; a passport.
  new RegExp(
    String.raw`(\b(?:${license}|(?<!\b(?:${paper}|user|order|business) )id|${passport})\b(?! plate)(?:(?!\b(?:${paper})\b)[^\n]){0,45}?)\b[a-z][ -]?(?:[a-z][ -]?)?(?:\d[ -]?){6,13}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`()(?<!\d[ -])\b[a-z]{1,2}-?\d{6,8}\b(?=[^\n]{0,30}\b(?:${licensed}|${passport}|account)s?\b)`,
    'gi',
  ),
  /(\b(?:ssn|social|visa|mastercard|card|account|acct))\d{8,19}\b/gi,
  new RegExp(
    String.raw`(\b(?:account|acct|card|routing)\b[^\d\n]{0,15}?)\b${digitWord}(?:[\s,.-]+${digitWord}){5,}\b`,
    'gi',
  ),
  // A Social Security number in parts, with letters for noughts, or as Medicare cards once bore it: with a letter behind.
  /(\b(?:ssn|soc(?:ial)?)\b[^\d\n]{0,20})\d{3}\D{1,15}\d{2}\D{1,15}\d{4}\b/gi,
  /(\bfirst (?:three|3)\b[^\d\n]{0,5})\d{3}\D{1,15}\d{2}\D{1,15}\d{4}\b/gi,
  /()\b(?=\d[\d. -]{0,9}o)\d[\do]{2}[-. ][\do]{2}[-. ][\do]{4}\b/gi,
  /()\b\d{3}-\d{2}-\d{4}[a-z]\d?\b/gi,
  /(\bmedicare\b[^\d\n]{0,25})\d{9}[a-z]\d?\b/gi,
  // A card number in two halves.
  /()\b\d{4} ?\d{4}(?:,? (?:and|then|next|second|other|last|half))+:? \d{4} ?\d{4}\b/gi,
  /(\biban\b\W{0,3}(?:is |number )?)[a-z]{2}\d{2}[\da-z ]{10,30}/gi,
  /(\b(?:pin|cvv|cvc)(?: (?:number|code|is))*[ :#=]{0,3})\d{3,4}\b(?![-\d])/gi,
  /(\blast (?:4|four)\b[^\d\n]{0,40}(?:ssn|social|card|account)[^\d\n]{0,25})\d{4}\b/gi,
  /(\b(?:ssn|social|card|account|acct|checking|savings|visa|chase|routing) (?:\w+ )?end(?:s|ing)(?: in| with)? )\d{4}\b/gi,
  /(\blast (?:4|four) )\d{4}(?= of \w+ (?:ssn|social|card|account))/gi,
];

const cleanedOnce = (plain: string): string =>
  others
    .reduce((text, pattern) => text.replace(pattern, `$1${removed}`), plain)
    .replace(run, (text, at: number, whole: string) =>
      isPersonal(text, whole.slice(0, at), whole.slice(at + text.length)) ? removed : text,
    );

/** The noughts of other scripts' digits: Arabic, Persian, Devanagari, Bengali. */
const noughts = [0x0660, 0x06f0, 0x0966, 0x09e6];
const inOurDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (noughts.findLast((nought) => nought <= code) ?? 0));
  });

/** The same text with every personal number taken out; unchanged, to the letter, where there is none. */
export function redactPersonalNumbers(text: string): string {
  const plain = inOurDigits(text.normalize('NFKC')).replace(/[\u2010-\u2015\u2212]/g, '-');
  let cleaned = cleanedOnce(plain);
  // Of numbers that run into each other, one may only show once the other is gone.
  for (let before = plain; before !== cleaned; ) {
    before = cleaned;
    cleaned = cleanedOnce(before);
  }
  return cleaned === plain ? text : cleaned;
}
