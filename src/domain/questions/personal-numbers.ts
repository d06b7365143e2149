// Social Security, card and account numbers in what a person typed. Case numbers, dollar amounts, dates, phone numbers,
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

const nine = String.raw`\d(?:[ .-]?\d){8}(?![\d-]|[ .]\d)`;
/** 123-45-6789, with dashes, spaces or dots. */
const socialSecurity = /(?<![\d$-]|\d[.,])\d{3}[-. ]\d{2}[-. ]\d{4}(?![\d-])/g;
/** Nine digits in any grouping, beside the words. */
const namedSocialSecurity = new RegExp(
  String.raw`(\b(?:ssn|ss ?(?:number|no\.?|num|#)|social(?: security)?(?: (?:number|no\.?|num|#))?)(?=\W)[^\d\n]{0,30})${nine}|(?<![\d$-])${nine}(?=[^\d\n]{0,20}\b(?:ssn|social)\b)`,
  'gi',
);
const lastFour = /(\blast (?:4|four)\b[^\d\n]{0,40}(?:ssn|social|card|account)[^\d\n]{0,25})\d{4}\b/gi;
/** Thirteen to nineteen digits in one or several groups. */
const card = /(?<![\d$-]|\d[ .,])\d(?:[ -]?\d){12,18}(?![\d-])/g;
const namedCard = /(\bcard(?:'s)? ?(?:number|no\.?|num|#)[^\d\n]{0,30})\d(?:[ -]?\d){11,18}/gi;
const namedAccount =
  /(\b(?:account|acct|routing|aba|iban)\.? ?(?:number|no\.?|num|#)[^\d\n$!?]{0,40})\d(?:[ -]?\d){5,19}/gi;
const account = /(\b(?:account|acct|routing|iban)\.?(?: is| ending in)?[ :#=]{0,3})\d{6,17}\b(?! ?(?:dollars|usd))/gi;

const cleanedOnce = (plain: string): string =>
  plain
    .replace(lastFour, `$1${removed}`)
    .replace(namedCard, `$1${removed}`)
    .replace(card, (digits) => (isCard(digits) ? removed : digits))
    .replace(namedAccount, `$1${removed}`)
    .replace(account, `$1${removed}`)
    .replace(namedSocialSecurity, (_, words = '') => `${words}${removed}`)
    .replace(socialSecurity, removed);

/** The same text with every personal number taken out; unchanged, to the letter, where there is none. */
export function withoutPersonalNumbers(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');
  let cleaned = cleanedOnce(plain);
  // Of numbers that run into each other, one may only show once the other is gone.
  for (let before = plain; before !== cleaned; ) {
    before = cleaned;
    cleaned = cleanedOnce(before);
  }
  return cleaned === plain ? text : cleaned;
}
