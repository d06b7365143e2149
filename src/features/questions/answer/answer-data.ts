// What the function answers from: made by the build, in one blob, since each read of another costs a cold start its
// time.
import type { Learned } from '../intent/naive-bayes.ts';
import { jsonLines, type List, toJsonLines } from '../json-lines.ts';
import type { Replies } from '../replies.ts';
import type { Passage } from '../search/passages.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SpanishWords } from '../search/spanish-words.ts';

export interface AnswerData {
  passages: List<Passage>;
  searchIndex: SearchIndex;
  learned: Learned;
  replies: Replies;
  spanish: SpanishWords;
}

/**
 * As JSON lines: a line a passage, after one of everything else. In ASCII alone, which is read in half the time and
 * kept in half the memory.
 */
export const writtenAnswerData = ({ passages, ...rest }: AnswerData & { passages: Passage[] }): string =>
  toJsonLines([rest, ...passages]).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Takes what `writtenAnswerData` gave. */
export function readAnswerData(text: string): AnswerData {
  const end = text.indexOf('\n');
  const rest = JSON.parse(text.slice(0, end)) as Omit<AnswerData, 'passages'>;
  return { ...rest, passages: jsonLines<Passage>(text.slice(end + 1)) };
}
