// Matches messages against hand-written phrases (src/content/message-signs.yaml).
import { wordsOf } from '../normalize.ts';
import { asPhraseText, type Phrases, phrasePattern } from '../phrases.ts';

/** A group of src/content/message-signs.yaml. */
export interface Signs {
  is: string;
  says: Phrases;
  but?: Phrases | undefined;
  unless?: Phrases | undefined;
  unlessBefore?: Phrases | undefined;
  only?: string | undefined;
}

export interface Sign {
  is: string;
  /** The words without the matched phrase. */
  rest: string;
}
/** Matches a message's words and its history; undefined for most messages. */
export type SignReader = (words: string[], before: string[]) => Sign | undefined;

/** Returns a matcher for one group of phrases. */
export function createSign({ is, says, but, unless, unlessBefore, only }: Signs): SignReader {
  const [shows, exceptions, prevents, preventsBefore] = [says, but, unless, unlessBefore].map((phrases = {}) =>
    phrasePattern(Object.keys(phrases)),
  ) as [RegExp, RegExp, RegExp, RegExp];
  const allowed = only && new Set(only.split(' '));
  return (words, before) => {
    const text = asPhraseText(words).replace(exceptions, ' ');
    const isShown =
      (!allowed || words.every((word) => allowed.has(word))) &&
      text.search(shows) >= 0 &&
      text.search(prevents) < 0 &&
      asPhraseText(before).search(preventsBefore) < 0;
    return isShown ? { is, rest: text.replace(shows, ' ').trim() } : undefined;
  };
}

/** Returns a matcher that finds the first matching group. */
export function createSignReader(groups: Signs[]): SignReader {
  const signs = groups.map(createSign);
  return (words, before) => {
    for (const sign of signs) {
      const shown = sign(words, before);
      if (shown) return shown;
    }
    return undefined;
  };
}

/** Returns a predicate for the group of this name. Takes the text as typed. */
export function createGroupReader(groups: Signs[], name: string): (text: string) => boolean {
  const read = createSignReader(groups.filter(({ is }) => is === name));
  return (text) => read(wordsOf(text), []) !== undefined;
}
