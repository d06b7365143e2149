// What the build hands to the functions through the deploy's Blobs store.
import type { BlogPost } from './blog.ts';
import type { Faq } from './faq.ts';

/** Posts in one blob: few reads for a page of the list, small reads for one post. */
export const postsPerBlob = 50;

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

/** Every post of the deploy, newest first, those that are not yet due included. */
export interface PostIndex {
  version: string;
  /** When its build began, ISO 8601 in UTC: a post that comes due while pages are printed may be missing from them. */
  buildBegan: string;
  posts: Pick<BlogPost, 'slug' | 'publishedAt' | 'createdAt'>[];
}
