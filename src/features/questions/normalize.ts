/** Text on one line, with single spaces. */
export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const hasDigit = (text: string): boolean => /\d/.test(text);

/** Only the digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A message for matching: NFKC, lower case, on one line, with straight apostrophes. */
export const normalize = (message: string): string =>
  singleSpaced(message.normalize('NFKC').replace(/[\u2018\u2019\u02bc`´]/g, "'")).toLowerCase();

/** The words of a message, without punctuation: "don't" is "dont". */
export const wordsOf = (message: string): string[] =>
  normalize(message)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
