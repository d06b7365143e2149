// A passage taken apart into the sentences that may be quoted, and put together again from some of them.
import { type Passage, sentences } from '../search/passages.ts';

export interface Sentence {
  text: string;
  /** Its line in the passage: sentences of one line are shown as one paragraph. */
  line: number;
  /**
   * Place of the words that lead over to this item of a list, or name what its line says: torn from them, it may say
   * anything.
   */
  lead?: number | undefined;
}

/**
 * Sentences that point at the page around them: away from it they would lead nowhere. The sources are links already.
 */
const pointsAtPage =
  /\b(?:table|lists?|charts?|bars|figures|rates|steps|sections?|examples?|links?) (?:below|above|beside)\b|\b(?:below|above) (?:shows?|lists?|says?)\b|\b(?:from|in|see) the table\b|\b(?:our|this site's) (?:\S+ ){0,3}(?:page|article|answer|glossary|post|guide)s?\b|\bthis page\b|\bthe links? goes?\b|\bthe links go\b|^(?:see|read (?:more|about|what|how|who|when)|these are|more (?:in|on|about)|the page on)\b|\bare on heard elsewhere\b|\b(?:is|are) explained (?:on|in)\b/i;

/** The passage's direct answer only leads on to another page: there is nothing in it to quote. */
export const onlyPointsElsewhere = ({ answer }: Pick<Passage, 'answer'>): boolean => pointsAtPage.test(answer);

/** It announces a number of things that stand in sections of their own. */
export const onlyAnnounces = ({ answer, text }: Pick<Passage, 'answer' | 'text'>): boolean =>
  text === '' &&
  /\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:steps|stages|ways|parts|kinds|things)\b/i.test(
    answer,
  );

export const isItem = (line: string): boolean => line.startsWith('•');
/** A line without an end is a heading, and says nothing by itself. */
const saysSomething = (sentence: string): boolean => /[.!?:]["”’)]*$/.test(sentence) && !pointsAtPage.test(sentence);

/** "What goes wrong." at the head of a line names what the sentences after it say; alone it says nothing. */
const isLabel = (sentence: string): boolean => sentence.split(' ').length <= 5;

/** The sentences and the items of a passage that say something away from its page, its direct answer first. */
export function sentencesOf({ answer, text }: Pick<Passage, 'answer' | 'text'>): Sentence[] {
  const found: Sentence[] = [];
  let lead: number | undefined;
  for (const [line, words] of [answer, ...text.split('\n')].entries()) {
    if (isItem(words)) {
      found.push({ text: words, line, lead });
      continue;
    }
    const own = line === 0 ? [words].filter(Boolean) : sentences(words).filter(saysSomething);
    // The direct answer and the words after it are one paragraph.
    const label = own.length > 1 && line > 0 && isLabel(own[0] ?? '') ? found.length : undefined;
    found.push(
      ...own.map((one, at) => ({
        text: one,
        line: Math.max(1, line),
        ...(at > 0 && label !== undefined && { lead: label }),
      })),
    );
    lead = own.length > 0 ? found.length - 1 : undefined;
  }
  return found;
}

/** What is shown of a passage: the chosen sentences in its order, as far as there is room for them, in characters. */
export function putTogether(all: Sentence[], chosen: Set<number>, room: number): string {
  let text = '';
  let last: Sentence | undefined;
  for (const at of [...chosen].sort((a, b) => a - b)) {
    const sentence = all[at] as Sentence;
    // Words that lead over to a list of which nothing was chosen lead nowhere.
    if (sentence.text.endsWith(':') && ![...chosen].some((other) => all[other]?.lead === at)) continue;
    const between = !last ? '' : isItem(sentence.text) ? '\n' : last.line === sentence.line ? ' ' : '\n\n';
    if (text.length + between.length + sentence.text.length > room) break;
    text += between + sentence.text;
    last = sentence;
  }
  return text;
}
