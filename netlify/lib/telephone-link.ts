import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Words before and after a number. A letter beside a digit may be a typo of a digit: "O". */
const wordsAround = /^[^\d+(]+|(?!\p{L})\D\D{0,39}$/gu;
/** What is dialed in place of "+": 011 here, 00 in most of the world. */
const internationalPrefix = /^(?:011|00)/;

/**
 * A number as people type it, as a link that a telephone dials (RFC 3966). One without a country code is a number of
 * this country; an extension is left to the caller. Undefined for what is not clearly one number.
 */
export function telephoneLink(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(wordsAround, '').replace(internationalPrefix, '+');
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  return number?.isValid() ? `tel:${number.number}` : undefined;
}
