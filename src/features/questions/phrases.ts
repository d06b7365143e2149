// Phrases of words, as src/content/message-signs.yaml writes them: "should|must i|we", "divorc*", "the?", "...", "^", "$".

/** Phrases, each with a message that has it. */
export type Phrases = Record<string, string>;

const wordPattern = (word: string): string => {
  if (word === '^' || word === '$') return word;
  if (word === '...') return '(?:\\S+ ){0,4}';
  const options = word.replace(/\?$/, '').replaceAll('*', '\\S*').replaceAll('9', '\\d+');
  return `(?:(?:${options}) )${word.endsWith('?') ? '?' : ''}`;
};

/** Words as phrases are compared with them. */
export const asPhraseText = (words: string[]): string => words.map((word) => `${word} `).join('');

/** An expression that finds any of the phrases in what `asPhraseText` gives; nothing where there are none. */
export const phrasePattern = (phrases: string[]): RegExp =>
  phrases.length === 0
    ? /(?!)/g
    : new RegExp(`(?<![^ ])(?:${phrases.map((phrase) => phrase.split(' ').map(wordPattern).join('')).join('|')})`, 'g');
