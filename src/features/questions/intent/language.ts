// Detects the language of a message by script or function words (languages.json). The site is written in English
// only; a translated page of the browser's own is better than a legal text translated by us.
import { wordsOf } from '../normalize.ts';
import data from './languages.json' with { type: 'json' };

interface Language {
  /** BCP 47. */
  code: string;
  /** Unicode's names of its scripts, and letters or marks that show it by themselves. */
  scripts?: string[];
  letters?: string;
  /** Whole messages of it, with commas between, and words that are common in it and rare in English. */
  alone?: string;
  words?: string;
}

const languages = data.languages.map(({ code, scripts = [], letters = '', alone = '', words = '' }: Language) => ({
  code,
  scripts: scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u')),
  letters: [...letters],
  alone: new Set(alone.split(', ').filter(Boolean)),
  words: new Set(words.split(' ').filter(Boolean)),
}));
const english = new Set(data.english.split(' '));
/** Parts of a name that are words of a language, too: "Juan de la Cruz", "Anna von der Heide". */
const nameParts = /(?<!\p{L})(?:de (?:la|los|las)|del|von der|von|van der|de) (?=\p{Lu})/gu;
const latin = /\p{Script=Latin}/u;

/** Every answer of `otherLanguage`: each has a prepared reply. */
export const languageCodes = [...languages.map(({ code }) => code), 'und'];

/** The language of a message (BCP 47; "und" where the script is not known); nothing for an English one. */
export function otherLanguage(message: string): string | undefined {
  const text = message.toLowerCase();
  const letters = text.match(/\p{L}/gu) ?? [];
  const isForeignScript = letters.filter((letter) => !latin.test(letter)).length > letters.length / 2;
  const isWritten = ({ scripts, letters }: (typeof languages)[number]) =>
    scripts.some((script) => script.test(text)) || letters.some((letter) => text.includes(letter));
  if (isForeignScript) return languages.find(isWritten)?.code ?? 'und';

  const words = wordsOf(text);
  const whole = words.join(' ');
  const unmistakable = languages.find(
    ({ alone, letters }) => alone.has(whole) || letters.some((letter) => text.includes(letter)),
  );
  if (unmistakable) return unmistakable.code;
  const counted = wordsOf(message.replace(nameParts, ''));
  const count = (vocabulary: Set<string>) => counted.filter((word) => vocabulary.has(word)).length;
  const counts = languages.map((language) => count(language.words));
  const maxCount = Math.max(...counts);
  if (words.length < 2 || maxCount < 2 || maxCount <= count(english) + 1 || maxCount < words.length * 0.3)
    return undefined;
  return languages[counts.indexOf(maxCount)]?.code;
}
