// Puts an answer together from the site's own words: a direct sentence first, then what stands below it.
import type { ChatAnswer, Figures, Source } from '../chat.ts';
import { type Figure, type Passage, sentences } from '../passages.ts';
import type { Found } from './retrieval.ts';

/** Most characters of a quoted passage: read on a telephone, in one look. */
const longest = 650;
const mostSources = 3;

/** A block that can be quoted without its surroundings: a sentence or more, or a list's item. */
const quotable = (line: string): boolean => !line.startsWith('|') && /[.!?:]["”’)]?$/.test(line);

/** As much of a block as fits: whole sentences only. A sentence that leads over to a list ends with it. */
function fitting(line: string, room: number): string {
  let kept = '';
  for (const sentence of sentences(line)) {
    if (kept.length + sentence.length > room) break;
    kept += (kept && ' ') + sentence;
  }
  return kept;
}

/** The passage as it is quoted: the direct answer, then the blocks below it, up to `longest` characters. */
export function quoted({ answer, text }: Pick<Passage, 'answer' | 'text'>): string {
  const blocks = [answer];
  let room = longest - answer.length;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('|')) break;
    const kept = quotable(line) || line.startsWith('•') ? fitting(line, room) || (line.startsWith('•') && line.length < room ? line : '') : '';
    if (!kept) break;
    blocks.push(kept);
    room -= kept.length;
    if (kept.length < line.length) break;
  }
  // What leads over to a list or a table says nothing without it.
  while (blocks.length > 1 && blocks.at(-1)?.endsWith(':')) blocks.pop();
  const [first = '', second, ...others] = blocks;
  const joined = second && !second.startsWith('•') && !text.startsWith('\n') ? [`${first} ${second}`, ...others] : blocks;
  return joined.map((block, at) => (at === 0 ? block : block.startsWith('•') ? `\n${block}` : `\n\n${block}`)).join('');
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
  title: kind === 'question' || kind === 'short-answer' || heading === page ? heading : kind === 'court' || kind === 'figure' ? page : `${page}: ${heading}`,
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
