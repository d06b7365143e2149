// What the build hands to the functions through the deploy's Blobs store.
import { postsPerBlob } from '../blog/post-blobs.ts';
import type { Faq } from '../faq/faq.ts';

export const blobKeys = {
  faqs: 'faqs',
  answerData: 'answer-data',
  buildInfo: 'build-info',
  postIndex: 'blog/index',
  /** The blob that holds the post at this place of the index. */
  postGroup: (at: number): string => `blog/posts-${Math.floor(at / postsPerBlob)}`,
} as const;

export interface FaqData {
  /** Changes whenever an item changes. */
  version: string;
  items: Faq[];
}
