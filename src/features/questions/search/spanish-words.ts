// A question in Spanish in the English words of these pages, word by word: enough to find the passage that answers it.
// An answer in Spanish would have to be written and checked by somebody who knows the law in Spanish, too; a browser
// translates a quote.

/** Words of the longest phrase in the dictionary. */
export const longestPhrase = 3;

/**
 * Returns what says a question in English words; what it does not know, such as a name, stays. A star ends the beginning
 * that the forms of a verb share.
 */
export function spanishToEnglish(words: Record<string, string>): (question: string) => string {
  const dictionary = new Map(Object.entries(words));
  return (question) => {
    const said =
      question
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .match(/[a-z0-9$]+(?:[.,][a-z0-9$]+)*/g) ?? [];
    const wordIn = (word: string): string => {
      const singular = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) => dictionary.has(form));
      if (singular !== undefined) return dictionary.get(singular) ?? '';
      const beginnings = Array.from({ length: word.length }, (_, index) => `${word.slice(0, word.length - index)}*`);
      const verb = beginnings.find((beginning) => dictionary.has(beginning));
      return verb === undefined ? word : (dictionary.get(verb) ?? '');
    };
    const english: string[] = [];
    for (let index = 0; index < said.length; ) {
      const lengths = Array.from({ length: longestPhrase - 1 }, (_, less) => longestPhrase - less);
      const length = lengths.find((words) => dictionary.has(said.slice(index, index + words).join(' '))) ?? 1;
      const phrase = said.slice(index, index + length).join(' ');
      english.push(length > 1 ? (dictionary.get(phrase) ?? '') : wordIn(phrase));
      index += length;
    }
    return english.filter(Boolean).join(' ');
  };
}
