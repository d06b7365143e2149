import type { BlogPost } from './post.ts';

/** Posts in one blob: few reads for a page of the list, small reads for one post. */
export const postsPerBlob = 50;

/** Every post of the deploy, newest first, those that are not yet due included. */
export interface PostIndex {
  version: string;
  /** When its build began, ISO 8601 in UTC: a post that comes due while pages are printed may be missing from them. */
  buildBegan: string;
  posts: Pick<BlogPost, 'slug' | 'publishedAt' | 'createdAt'>[];
}

/** Whole posts as a build hands them on: a line of JSON for each blob. */
export const postLines = (posts: BlogPost[]): string =>
  posts
    .flatMap((_, at) => (at % postsPerBlob === 0 ? [JSON.stringify(posts.slice(at, at + postsPerBlob))] : []))
    .join('\n');
