// The assistant page's replies: which one a message gets. No server is asked.
import type { Figures, Source } from '../questions/contract.ts';

/** A message may match several lists: the first match wins. */
const keywords = {
  start: ['start', 'begin', 'file'],
  documents: ['document', 'paperwork'],
  timeline: ['long', 'time', 'timeline'],
  costs: ['cost', 'fee', 'expensive'],
  attorney: ['attorney', 'lawyer', 'legal'],
} as const;

export type Topic = keyof typeof keywords;
export const topics = Object.keys(keywords) as Topic[];
export type ReplyId = Topic | 'default';

/** The words anywhere in the message count, inside other words too, in either case. */
export function replyIdFor(message: string): ReplyId {
  const words = message.toLowerCase();
  return topics.find((topic) => keywords[topic].some((keyword) => words.includes(keyword))) ?? 'default';
}

export interface Reply {
  text: string;
  /** Where to read more, on this site. */
  more: Source[];
  /** Sources of the text's figures. */
  figures: Figures[];
}

export type Replies = Record<ReplyId | 'greeting', Reply>;
