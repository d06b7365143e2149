// What the build hands to the functions through the deploy's Blobs store.
import type { Faq } from '../answers/faq.ts';

export const blobKeys = {
  faqs: 'faqs',
  posts: 'posts',
  answerData: 'answer-data',
  buildInfo: 'build-info',
  votedPages: 'voted-pages',
} as const;

export interface FaqData {
  /** Changes whenever an item changes. */
  version: string;
  items: Faq[];
}
