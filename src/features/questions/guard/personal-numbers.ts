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

/** Words that name a kind of number, often cut short or misspelled. Where none of the kinds holds, the number is a harmless one. */
const named = new RegExp(
  [
    String.raw`(?<social>\b(?:ssn?|s\.?s\.?n?\.? ?(?:numbe?r?|no|#)|s[. ]s[. ]n|so[cs](?:[ia]+l|\b)[a-z]*(?! ?(?:services|workers?|media|office))|tax(?:payer)? ?id|itin)(?![a-z]))`,
    String.raw`(?<account>\b(?:ac+ount|acct|routing|aba|iban|cuenta)s?\b)`,
    String.raw`(?<bank>\b(?:ac numbe?r|check(?:ing)?|savings|banks?|credit union|pnc|chase|huntington|keybank|citizens|fifth third|wells fargo|money market|a\/c|passport|medicaid (?:id|number|card))\b)`,
    String.raw`(?<card>\b(?:cards?|visa|mastercard|amex|discover|debit|credit|ebt|cc|capital one)\b)`,
    String.raw`(?<other>\b(?:case|docket|parcel|ein|policy|claim|phone|call|text|tel|fax|zip|form|section|tracking|instrument|title|vin|serial|invoice|meter|book|page|lot|about|only|left|balance|has|had|holds|held|worth|owes?|until|since)\b(?=.{0,25}$))`,
  ].join('|'),
  'gis',
);
/** Those of them whose numbers may be as long as a card's, and look like one. */
const longNumbered = /^(?:case|docket|parcel|policy|claim|tracking|instrument|title|vin|serial|invoice|meter)$/i;
const numberWord = /(?:\bnumbe?r|\bno|\bn[ru]m?|#)\.?(?: is|:)?\W{0,3}$/i;
const namedAfter = /^[^\d.!?\n]{0,25}\b(?:ssn|soc(?:ial)?|account number)\b/i;

/** The digits are a personal number, by their shape or by the words around them. */
function isPersonal(text: string, before: string, after: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 6) return false;
  const kinds = [...(before.slice(-110).split(/[!?]/).pop() ?? '').matchAll(named)].map(({ groups }) => groups ?? {});
  const near = kinds.at(-1) ?? {};
  const isNumbered = numberWord.test(before);
  const isOther = near.other !== undefined && !isNumbered;
  if (socialShape.test(text)) return !/\bparcel\b/i.test(near.other ?? '');
  if (isCard(digits)) return !(isOther && longNumbered.test(near.other ?? ''));
  if (digits.length === 9 && ((!isOther && kinds.some(({ social }) => social)) || namedAfter.test(after))) return true;
  if (/^ ?(?:dollars|usd|a month)\b/i.test(after) || (phone.test(text) && !isNumbered)) return false;
  const long = text.replace(days, '').replace(/\D/g, '').length;
  if (near.account) return isNumbered || long >= 7 || (long === 6 && before.endsWith(`${near.account} `));
  return (near.bank !== undefined && long >= 7) || (near.card !== undefined && digits.length >= 11);
}

const digitWord = '(?:zero|oh?|one|two|three|four|five|six|seven|eight|nine)';
const anyNumberWord = `(?:${digitWord}|ten|eleven|twelve|\\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)`;
/** Personal numbers that are not all digits, or too short to tell by themselves; what stands before them stays. */
const others: RegExp[] = [
  new RegExp(String.raw`()\b${digitWord}(?:[\s,.-]+${digitWord}){8,}\b`, 'gi'),
  new RegExp(String.raw`(\b(?:ssn|social)\b[^\d\n]{0,15}?)${anyNumberWord}(?:[\s,.-]+${anyNumberWord}){3,}\b`, 'gi'),
  // The eleven characters of a Medicare card.
  /()\b[1-9][a-z][a-z\d]\d[- ]?[a-z][a-z\d]\d[- ]?[a-z]{2}\d{2}\b/gi,
  // A driver's license, of Ohio (two letters, six digits) or another state; a passport.
  /(\b(?:licen[sc](?:e|ia)|lic|dl|oln|(?:state|ohio|photo) id|bmv|passport)\b(?! plate)[^\n]{0,45}?)\b[a-z][ -]?(?:[a-z][ -]?)?(?:\d[ -]?){6,13}\b/gi,
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
