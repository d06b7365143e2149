// The words of a text as the search for passages compares them: split, without those that say nothing, spelled one way,
// stemmed. Passages and questions are processed alike.
import { stemmer } from 'stemmer';
import { stopWords } from '../../../shared/stop-words.ts';
import { asPhraseText, phrasePattern } from '../phrases.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** What people add when they type as they talk; none of it says what a question is about. */
const fillers = new Set(vocabulary.silent.split(' '));
/** Words that mean the same to a family, by the first of each list. */
export const canonical: ReadonlyMap<string, string> = new Map(
  vocabulary.sameMeaning.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((word) => [word, first] as const);
  }),
);
/**
 * What is asked for ("how long"), and what distinguishes cases ("no will"), each as one word, which follows the phrase or
 * takes its place.
 */
const phrases = vocabulary.phrases.flatMap(({ token, instead = false, says }) =>
  Object.keys(says).map((phrase) => ({
    pattern: phrasePattern([phrase]),
    word: `${instead ? '' : '$&'}${token} `,
  })),
);

/** "mom's", "the executors' fee" */
const possessive = /['\u2019]s\b|(?<=s)['\u2019]/g;
/** "can't" */
const apostrophe = /(?<=\w)['\u2019](?=\w)/g;
/** "step-son", "co executor". */
const prefix = /\b(step|co|non)[- ](?=\w)/g;
/** "DD-214", "Schedule K-1": the number is part of the form's name. */
const formHyphen = /(?<=\b[a-z]{1,2})-(?=\d)/g;
/** "Form 4" is the court's 4.0. */
const courtForm = /\bform (?:no\.? ?|number |# ?)?(1?\d)\b(?!\.\d)/g;
/** "Form 706": a form is another one by another number. */
const otherForm = /\bform (?:no\.? ?|number |# ?)?(?=\d{2,4}\b(?!\.\d))/g;
/** "Form 5.0" keeps its number. */
const separator = /[^\p{L}\p{N}$.]+|\.(?!\d)|(?<!\d)\./u;
/** "12000", "$500" */
const bareNumber = /^\$?\d+$/;

/** Index term of a word as `words` gives it: one spelling, stemmed; nothing for a word that says nothing. */
export function termOf(word: string): string | undefined {
  const meaning = canonical.get(word);
  return meaning ? stemmer(meaning) : stopWords.has(word) || fillers.has(word) ? undefined : stemmer(word);
}

/** The words of a text as the index splits them, each phrase followed by its word. */
export function words(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(possessive, '')
    .replace(apostrophe, '')
    .replace(prefix, '$1')
    .replace(formHyphen, '')
    .replace(courtForm, 'form $1.0')
    .replace(otherForm, 'form n');
  const split = plain.split(separator).filter((word) => word !== '' && !bareNumber.test(word));
  return phrases
    .reduce((text, { pattern, word }) => text.replace(pattern, word), asPhraseText(split))
    .trim()
    .split(' ')
    .filter(Boolean);
}

/** The informative terms of a text in order, with repetitions. */
export const terms = (text: string): string[] => words(text).flatMap((word) => termOf(word) ?? []);
