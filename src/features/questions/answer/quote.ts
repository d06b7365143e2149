// Puts an answer together from the site's own words: a direct sentence first, then what stands below it.

import type { Figure } from '../../facts/figure.ts';
import type { ChatAnswer, Figures, Source } from '../contract.ts';
import { type Passage, sentences } from '../search/passages.ts';
import type { Found } from '../search/retrieval.ts';
import { terms } from '../search/terms.ts';

/** Most characters of a quoted passage: read on a telephone, in one look. */
const longest = 650;
export const maxSources = 3;

const isItem = (line: string): boolean => line.startsWith('•');
const leadsOver = (line: string): boolean => line.endsWith(':');

/** Sentences that point at the page around them: away from it they would lead nowhere. The sources are links already. */
const pointsAtPage =
  /\b(?:table|lists?|charts?|bars|figures|rates|steps|sections?|examples?|links?) (?:below|above|beside)\b|\b(?:below|above) (?:shows?|lists?|says?)\b|\b(?:our|this site's) (?:\S+ ){0,3}(?:page|article|answer|glossary|post|guide)s?\b|\bthis page\b|\bthe links? goes?\b|\bthe links go\b|^(?:see|read more|read about|these are)\b/i;

/** The passage's direct answer only leads on to another page: there is nothing in it to quote. */
export const onlyPointsElsewhere = ({ answer }: Pick<Passage, 'answer'>): boolean => pointsAtPage.test(answer);

/** The sentences of a line that say something away from their page; nothing where none does. */
const spoken = (line: string): string =>
  isItem(line)
    ? line
    : sentences(line)
        .filter((sentence) => !pointsAtPage.test(sentence))
        .join(' ');

/** "By when." at the head of a line names what the sentences after it say; alone it says nothing. */
const isLabel = (sentence: string): boolean => sentence.split(' ').length <= 5;

/** As many whole sentences as there is room for. */
function fitting(line: string, room: number): string {
  const all = sentences(line);
  let text = '';
  for (const sentence of all) {
    if (text.length + sentence.length > room) break;
    text += (text && ' ') + sentence;
  }
  return text === all[0] && all.length > 1 && isLabel(text) ? '' : text;
}

/** A sentence that leans on the one before it: quoted first, it would say nothing. */
const leansBack =
  /^(?:it|its|they|them|their|that|this|these|those|he|she|his|her|then|also|so|but|and|or|instead|otherwise|there|here|such|both|each|neither|one|again|even|still|after that|in that case|if so|if not|for example|the (?:same|other|second|third|rest|first))\b|^(?:\S+ ){1,7}?(?:it|they|them|this|that|these|those)\b/i;
/** How much more of the question another sentence has to hold than the direct answer, to be quoted before it. */
const holdsMore = 3;

/** The sentence of a passage that holds most of what was asked: its direct answer unless another plainly holds more. */
function opening({ answer, text }: Pick<Passage, 'answer' | 'text'>, weightOf: (words: string) => number): string {
  const others = text
    .split('\n')
    .filter((line) => !isItem(line))
    .flatMap((line) => sentences(line))
    .filter((one) => !pointsAtPage.test(one) && !leansBack.test(one) && !isLabel(one) && /[.!?]["”’)]?$/.test(one));
  const [best] = others
    .map((sentence) => ({ sentence, weight: weightOf(sentence) }))
    .sort((a, b) => b.weight - a.weight);
  return best && best.weight > holdsMore * weightOf(answer) ? best.sentence : answer;
}

/**
 * The passage as it is quoted: the sentence that answers, then what stands around it, up to `longest` characters. Where
 * not all of it fits, the lines that hold most of the question come first, still in the order of the page, and an item of
 * a list brings the line that leads over to it. `weigh` says how much a term of the question says.
 */
export function quotedText(
  passage: Pick<Passage, 'answer' | 'text'>,
  question = '',
  weigh: (term: string) => number = () => 1,
): string {
  const asked = new Set(terms(question));
  const weightOf = (line: string): number =>
    [...new Set(terms(line)).intersection(asked)].reduce((sum, term) => sum + weigh(term), 0);
  const first = opening(passage, weightOf);
  const { answer } = passage;
  // What is quoted first is not said again where it stands.
  const body = first === answer ? passage.text : `${answer}\n${passage.text.replace(first, '')}`;
  const lines = body.split('\n').map(spoken).filter(Boolean);
  const leadOf = (at: number): number => {
    while (at > 0 && isItem(lines[at] ?? '')) at -= 1;
    return leadsOver(lines[at] ?? '') ? at : -1;
  };

  let room = longest - first.length;
  const kept = new Map<number, string>();
  const keep = (at: number): void => {
    const line = lines[at] ?? '';
    const lead = isItem(line) ? leadOf(at) : -1;
    const before = lead >= 0 && !kept.has(lead) ? (lines[lead] ?? '') : '';
    const words = isItem(line) ? line : fitting(line, room);
    if (!words || before.length + words.length > room) return;
    if (before) kept.set(lead, before);
    kept.set(at, words);
    room -= before.length + words.length;
  };
  const order = lines.map((line, at) => ({ at, weight: weightOf(line) }));
  for (const { at } of order.sort((a, b) => b.weight - a.weight || a.at - b.at))
    if (!leadsOver(lines[at] ?? '')) keep(at);

  const chosen = [...kept].sort(([a], [b]) => a - b);
  // A line without an end is a heading, and says nothing with no text beneath it.
  while (chosen.length > 0 && /[\p{L}\p{N}]$/u.test(chosen.at(-1)?.[1] ?? '') && !isItem(chosen.at(-1)?.[1] ?? ''))
    chosen.pop();
  const between = (at: number, line: string) => (isItem(line) ? '\n' : at === 0 ? ' ' : '\n\n');
  return first + chosen.map(([at, line]) => between(at, line) + line).join('');
}

/** Figures that the text prints, by their source. The "6 months" in "6 months to 1 year" is no figure of its own. */
export function figuresIn(text: string, figures: Figure[]): Figures[] {
  let unread = text;
  const printed: Figure[] = [];
  const byValue = Map.groupBy(figures, ({ value }) => value);
  for (const value of [...byValue.keys()].sort((a, b) => b.length - a.length)) {
    if (!unread.includes(value)) continue;
    unread = unread.replaceAll(value, ' ');
    printed.push(...(byValue.get(value) ?? []));
  }
  return [...Map.groupBy(printed, ({ source }) => source)].map(([source, same]) => ({
    values: [...new Set(same.map(({ value }) => value))].join(', '),
    source,
    url: same[0]?.url,
  }));
}

const sourceOf = ({ url, page, heading, kind }: Passage): Source => ({
  title:
    kind === 'question' || kind === 'short-answer' || heading === page
      ? heading
      : kind === 'court' || kind === 'figure'
        ? page
        : `${page}: ${heading}`,
  url,
});

/** The pages of the finds, to read on. */
export const sourcesOf = (found: Pick<Found, 'passage'>[]): Source[] =>
  found.slice(0, maxSources).map(({ passage }) => sourceOf(passage));

/** An answer quoted from the best passage; the others are there to read on. Throws where there is none. */
export function quote(found: Found[], question: string): Omit<ChatAnswer, 'kind' | 'outcome'> {
  const [best] = found;
  if (!best) throw new Error('There is no passage to quote.');
  const { passage, weigh } = best;
  const response = quotedText(passage, question, weigh);
  return {
    response,
    sources: sourcesOf(found),
    figures: figuresIn(response, passage.figures),
    followUps: passage.followUps,
  };
}
