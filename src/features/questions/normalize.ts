/** A message for matching: NFKC, lower case, on one line, with straight apostrophes. */
export const normalize = (message: string): string =>
  message
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The words of a message, without punctuation: "don't" is "dont". */
export const wordsOf = (message: string): string[] =>
  normalize(message)
    .replace(/'/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
