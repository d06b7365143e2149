// A question in Spanish in the English words of these pages, word by word: enough to find the passage that answers it.
// An answer in Spanish would have to be written and checked by somebody who knows the law in Spanish, too; a browser
// translates a quote.

/** How many words a phrase of the dictionary may have, the most first. */
const phraseLengths = [3, 2];
export const maxPhraseLength = Math.max(...phraseLengths);

/**
 * Returns what says a question in English words; what it does not know, such as a name, stays. A star ends the beginning
 * that the forms of a verb share.
 */
export function spanishToEnglish(words: Record<string, string>): (question: string) => string {
  const dictionary = new Map(Object.entries(words));
  return (question) => {
    const tokens =
      question
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .match(/[a-z0-9$]+(?:[.,][a-z0-9$]+)*/g) ?? [];
    const inEnglish = (spanish: string): string => {
      const beginnings = Array.from(spanish, (_, index) => `${spanish.slice(0, spanish.length - index)}*`);
      const forms = [spanish, spanish.replace(/s$/, ''), spanish.replace(/es$/, ''), ...beginnings];
      return forms.map((form) => dictionary.get(form)).find((english) => english !== undefined) ?? spanish;
    };
    const english: string[] = [];
    for (let index = 0; index < tokens.length; ) {
      const phrases = phraseLengths.map((count) => tokens.slice(index, index + count));
      const phrase = phrases.find((words) => dictionary.has(words.join(' '))) ?? tokens.slice(index, index + 1);
      english.push(inEnglish(phrase.join(' ')));
      index += phrase.length;
    }
    return english.filter(Boolean).join(' ');
  };
}
