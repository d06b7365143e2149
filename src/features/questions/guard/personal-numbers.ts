// Social Security, card, account and Medicare numbers in what a person typed. Case numbers, dollar amounts, dates, phone numbers,
// ZIP codes and parcel numbers are left alone.

/** Stands where a number was. */
const removed = '[number removed]';

/** The check digit of payment cards (ISO/IEC 7812-1, Luhn). */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^[2-6]/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const nine = String.raw`\d(?:[\s._/-]{0,2}\d){8}(?![\d-]|[ .]\d)`;
/** 123-45-6789, with dashes, spaces, dots or slashes; a parcel may be numbered alike. */
const socialSecurity = /(?<![\d$-]|\d[.,]|\bparcel\b[^\d\n]{0,20})\d{3}[-.\s/_]\d{2}[-.\s/_]\d{4}(?![\d-])/gi;
/** Nine digits in any grouping, beside the words, which are often cut short or misspelled. */
const itsName = String.raw`ssn|s\.?s\.? ?(?:number|no\.?|num|#)|so[cs][a-z]{0,5}(?! (?:services|worker))(?: s[eo]c[a-z]*)?(?: (?:number|no\.?|num|#))?`;
const namedSocialSecurity = new RegExp(
  String.raw`(\b(?:${itsName})(?=\W)[^\d]{0,30})${nine}|(?<![\d$-])${nine}(?=[^\d\n]{0,20}\b(?:ssn|social)\b)`,
  'gi',
);
const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const spokenNumber = new RegExp(String.raw`\b${digitWord}(?:[\s,.-]+${digitWord}){8,}\b`, 'gi');
const lastFour = /(\blast (?:4|four)\b[^\d\n]{0,40}(?:ssn|social|card|account)[^\d\n]{0,25})\d{4}\b/gi;
/** Thirteen to nineteen digits in one or several groups. */
/** "her social, which I copied from the card, is 123456789": other words stand between the kind of number and its digits. */
const wordsBetween = String.raw`(?:(?![$!?\n])(?!\b(?:case|parcel|ein|docket|policy|claim|phone|call|fax|zip|form)\b)[^\d]){0,90}?`;
const farSocialSecurity = new RegExp(
  String.raw`(\b(?:ssn|social security|s\.s\.n\.?|her social|his social|my social|their social|social)\b(?! (?:services|worker|media|office))${wordsBetween})${nine}`,
  'gi',
);
const farAccount = new RegExp(
  String.raw`(\b(?:account|acct|routing|iban|card|debit card|credit card|checking|savings|medicare|license|passport)\b(?=${wordsBetween}\b(?:number|numbers|no|num|digits|ends?|ending|is|was|are|reads?|it's|its)\b)${wordsBetween}(?<!\b(?:tel|at|in|of|about|only|left|balance|has|had|holds|held|worth|until|since|year|than|over|under|for|from)[ :#]{1,3}))(?!(?:19|20)\d\d\b)(?!\d{3}[-. ]\d{3}[-. ]\d{4}\b)(?!\d{4}-\d\d-\d\d)(?!\d{1,3}(?:,\d{3})+)\d(?:[ -]?\d){7,18}\b(?! ?(?:dollars|usd|a month|in\b))`,
  'gi',
);
const card = /(?<![\d$-]|\d[\s.,])\d(?:[\s.-]?\d){12,18}(?![\d-])/g;
const namedCard = /(\bcard(?:'s)? ?(?:number|no\.?|num|#)[^\d\n]{0,30})\d(?:[ .-]?\d){11,18}/gi;
const pin = /(\b(?:pin|cvv|cvc)(?: (?:number|code|is))*[ :#=]{0,3})\d{3,4}\b(?![-\d])/gi;
const namedAccount =
  /(\b(?:account|acct|routing|aba|iban)\.? ?(?:number|no\.?|num|#)[^\d\n$!?]{0,40})\d(?:[ -]?\d){5,19}/gi;
const account =
  /(\b(?:account|acct|routing|iban)\.?(?: is| ending(?: in| with)?)?[ :#=]{0,3})\d{6,17}\b(?! ?(?:dollars|usd))/gi;
const bankAccount =
  /(\b(?:bank|checking|savings) (?:account|acct)\.?(?: is)?[ :#=]{0,3})(?!\d{4}-\d\d-)\d(?:[ -]?\d){7,16}\b/gi;
const iban = /(\biban\b\W{0,3}(?:is |number )?)[a-z]{2}\d{2}[\da-z ]{10,30}/gi;
/** The eleven characters of a Medicare card, and a driver's license of Ohio. */
const medicare = /\b[1-9][a-z][a-z\d]\d-?[a-z][a-z\d]\d-?[a-z]{2}\d{2}\b/gi;
const license = /(\blicen[sc]e(?: (?:number|no\.?|is))*[ :#]{0,3})[a-z]{2}\d{6}\b/gi;

const cleanedOnce = (plain: string): string =>
  plain
    .replace(spokenNumber, removed)
    .replace(medicare, removed)
    .replace(license, `$1${removed}`)
    .replace(iban, `$1${removed}`)
    .replace(pin, `$1${removed}`)
    .replace(lastFour, `$1${removed}`)
    .replace(namedCard, `$1${removed}`)
    .replace(card, (digits) => (isCard(digits) ? removed : digits))
    .replace(namedAccount, `$1${removed}`)
    .replace(account, `$1${removed}`)
    .replace(bankAccount, `$1${removed}`)
    .replace(farAccount, `$1${removed}`)
    .replace(farSocialSecurity, `$1${removed}`)
    .replace(namedSocialSecurity, (_, words = '') => `${words}${removed}`)
    .replace(socialSecurity, removed);

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
