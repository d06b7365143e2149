import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Words before and after a number. A letter beside a digit may be a typo of a digit: "O". */
const surroundingText = /^[^\d+(]+|(?!\p{L})\D\D{0,39}$/gu;
/** The international prefix: 011 in the United States, 00 in most of the world. */
const internationalPrefix = /^(?:011|00)/;
/** What follows the last slash, which separates an area code or a second number: "30/123456", "30 1234/1235". */
const afterSlash = /\/([^/]*)$/;
/** How a number of this country is grouped. In "216-0163 (614)" the area code comes last. */
const northAmericanGroups = /\d{3}\D*\d{3}\D*\d{4}/;
/** Digits of a number, at most: https://www.itu.int/rec/T-REC-E.164 */
const maxDigits = 15;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * A number as people type it, as a link that a telephone dials (RFC 3966). Without a country code it is a US number; an
 * extension is left out. Undefined if it is not clearly one number.
 */
export function telephoneLink(phone: string): string | undefined {
  const text = phone.normalize('NFKC').replace(surroundingText, '').replace(internationalPrefix, '+');
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!number?.isValid() || number.number.length > '+'.length + maxDigits) return undefined;
  const [, , ...afterArea] = number.formatInternational().split(' ');
  const isSingleNumber =
    number.countryCallingCode === '1'
      ? northAmericanGroups.test(text)
      : digitsOf(afterSlash.exec(text)?.[1] ?? afterArea.join('')) === digitsOf(afterArea.join(''));
  return isSingleNumber ? `tel:${number.number}` : undefined;
}
