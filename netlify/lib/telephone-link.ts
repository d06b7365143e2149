/** Written after a number: "ext. 12", "x12", "#12", ", 12". */
const extension = /[\s,;(\p{Pd}]{0,4}(?:ext(?:ension|n)?|x|#|[,;])[\s.:=#]{0,4}\d{1,6}$/iu;
/** A number of the United States or Canada: area code and exchange begin with 2 to 9. */
const northAmerican =
  /^(?:(?:\+|011|00)?[\s.\p{Pd}]*1[\s./\p{Pd}]*)?\(?([2-9]\d\d)\)?[\s./\p{Pd}]*([2-9]\d\d)[\s./\p{Pd}]*(\d{4})$/u;
/** With "+", or what is dialed in its place here (011) and in most of the world (00). */
const international = /^(?:\+|011|00)([\d\s.()/\p{Pd}]+)$/u;
/** Two numbers in one ("0958/9"), or in parentheses a digit that is dialed within the country only, but is not one zero. */
const unclear = /\/\s*\d{1,3}$|\(\s*[1-9]\s*\)|\(\s*0\s*\).*\(\s*0\s*\)/;
/** A zero after a country code, which is dialed within the country only: https://www.itu.int/rec/T-REC-E.164 */
const countryCodeAndZero =
  /^(?:7|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)0/;
/** Such a digit that is no zero: 8 in Russia, Lithuania and Belarus, 1 and 15 before mobile numbers of Mexico and Argentina. */
const otherTrunkDigit = /^(?:78\d{10}|3708\d{8}|3758\d{9,}|521\d{10}|54[1-8]\d{11,})$/;
/** Countries where it is dialed from abroad too, so that nobody can say what "(0)" means: Italy and some others. */
const keepsZero = /^(?:39|225|229|241|242|37[89])/;

/**
 * A number as people type it, as a link that a telephone dials (RFC 3966). Ten digits are a number of this country; an
 * extension is left to the caller. Undefined for what is not clearly one number.
 */
export function telephoneLink(typed: string): string | undefined {
  const number = typed
    .normalize('NFKC')
    // Words before and after it. A letter beside a digit may be a typo of a digit: "O".
    .replace(/^[^\d+(]+|(?!\p{L})\D\D{0,39}$/gu, '')
    .replace(extension, '');
  const parts = northAmerican.exec(number)?.slice(1);
  if (parts) return `tel:+1${parts.join('')}`;
  const [, abroad] = international.exec(number) ?? [];
  if (!abroad || unclear.test(abroad)) return undefined;
  const digits = abroad.replace(/\(\s*0\s*\)/, '').replace(/\D/g, '');
  const isAmbiguous =
    countryCodeAndZero.test(digits) ||
    otherTrunkDigit.test(digits) ||
    (/\(\s*0\s*\)/.test(abroad) && keepsZero.test(digits)) ||
    // Our own country code is missing, or the number is wrong.
    northAmerican.test(digits) ||
    /^[01]/.test(digits);
  return /^\d{8,15}$/.test(digits) && !isAmbiguous ? `tel:+${digits}` : undefined;
}
