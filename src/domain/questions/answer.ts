// Puts an answer together from the site's own words: a direct sentence first, then what stands below it.
import type { ChatAnswer, Figures, Source } from '../chat.ts';
import { type Figure, type Passage, sentences } from '../passages.ts';
import type { Found } from './retrieval.ts';

/** Most characters of a quoted passage: read on a telephone, in one look. */
const longest = 650;
const mostSources = 3;

const isItem = (line: string): boolean => line.startsWith('•');
/** A block that can be quoted away from its page: a sentence or more, or a list's item. */
const quotable = (line: string): boolean => isItem(line) || (!line.startsWith('|') && /[.!?:]["”’)]?$/.test(line));

/** Sentences that point at the page around them: away from it they would lead nowhere. The sources are links already. */
const pointsAtPage =
  /\b(?:below|above|beside)\b|\b(?:this|our|the|same) (?:\S+ )?(?:page|article|answer|table|list|guide|section|post)s?\b|\blinks?\b|^(?:see|read|these are)\b/i;

/** As much of a block as fits, in whole sentences; nothing where its first sentence does not fit. */
function fitting(line: string, room: number): { text: string; whole: boolean } {
  let text = '';
  for (const sentence of sentences(line)) {
    if (pointsAtPage.test(sentence)) continue;
    if (text.length + sentence.length > room) return { text, whole: false };
    text += (text && ' ') + sentence;
  }
  return { text, whole: true };
}

/**
 * The passage as it is quoted: the direct answer with the rest of its paragraph, then the blocks below, up to `longest`
 * characters. It ends before the first block that says nothing by itself, such as a table's row.
 */
export function quoted({ answer, text }: Pick<Passage, 'answer' | 'text'>): string {
  const lines = text.split('\n').filter(Boolean);
  const blocks = [answer];
  let room = longest - answer.length;
  for (const line of lines) {
    if (!quotable(line)) break;
    const kept = fitting(line, room);
    if (kept.text) blocks.push(kept.text);
    room -= kept.text.length;
    if (!kept.whole) break;
  }
  // What leads over to a list or a table says nothing without it.
  while (blocks.length > 1 && blocks.at(-1)?.endsWith(':')) blocks.pop();
  const between = (block: string, at: number) => (at === 1 && !isItem(block) ? ' ' : isItem(block) ? '\n' : '\n\n');
  return blocks.map((block, at) => (at === 0 ? block : between(block, at) + block)).join('');
}

/** Figures that the text prints, by their source. */
export function figuresIn(text: string, figures: Figure[]): Figures[] {
  const printed = figures.filter(({ value }) => text.includes(value));
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

/** An answer quoted from the best passage; the others are there to read on. */
export function quote([best, ...others]: [Found, ...Found[]]): Omit<ChatAnswer, 'kind'> {
  const { passage } = best;
  const response = quoted(passage);
  return {
    response,
    sources: [passage, ...others.map((found) => found.passage)].map(sourceOf).slice(0, mostSources),
    figures: figuresIn(response, passage.figures),
    followUps: passage.followUps,
  };
}
