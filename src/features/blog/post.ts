// The contract of GET /api/blog-posts and GET /api/blog-posts/{slug}.

export const blogPostsPath = '/api/blog-posts';
/** Maximum number of posts in one response. */
export const blogPageLimit = 100;

/** Topics; each has its own image for shared links. */
export const blogTopics = ['court', 'costs', 'house', 'family'] as const;

export type BlogTopic = (typeof blogTopics)[number];

/**
 * A post as the functions send it. Dates are ISO 8601 in Ohio's time with its offset, so that their first ten characters
 * are the post's day everywhere. `content` is HTML rendered at build, `readTime` is minutes.
 */
export interface BlogPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  imageUrl?: string;
  imageAlt?: string;
  publishedAt?: string;
  createdAt: string;
  readTime: number;
}

/** The deploy's blob: every post, newest first, those that are not yet due included. */
export interface StoredPosts {
  /** Changes whenever a post changes. */
  version: string;
  /** Start of the build, ISO 8601 in UTC: a post that becomes due during the build may be missing from pages. */
  buildBegan: string;
  posts: BlogPost[];
}

/** A post for the template that live data fills in; it renders every part. */
export const blankPost: Omit<BlogPost, 'content'> = {
  id: '',
  slug: '',
  title: 'Title',
  excerpt: '',
  createdAt: '1970-01-01T00:00:00Z',
  readTime: 1,
  imageUrl: '/favicon.svg',
  imageAlt: '',
};

type Dated = Pick<BlogPost, 'publishedAt' | 'createdAt'>;

/** When the post is published, ISO 8601 in Ohio's time: `publishedAt`, else `createdAt`. */
export const publicationOf = (post: Dated): string => post.publishedAt ?? post.createdAt;

/** Ohio's day of its publication: "2026-11-19". */
export const postDay = (post: Dated): string => publicationOf(post).slice(0, 10);

/** Publication time in milliseconds. */
export const postTime = (post: Dated): number => Date.parse(publicationOf(post));

/** Sort order of every list: newest first, then by slug. */
export const newestFirst = (a: Dated & { slug: string }, b: Dated & { slug: string }): number =>
  postTime(b) - postTime(a) || a.slug.localeCompare(b.slug);

/** Whether readers may see the post at `now` (milliseconds). */
export const isDue = (post: Dated, now: number): boolean => postTime(post) <= now;

/** How many of these posts, newest first, are not yet due: those that are begin at this index. */
export const countNotDue = (posts: readonly Dated[], now: number): number => {
  const firstDue = posts.findIndex((post) => isDue(post, now));
  return firstDue === -1 ? posts.length : firstDue;
};

/** Version (ETag source) of one page of the list: it changes when a post changes or becomes due. */
export const listVersion = (version: string, start: number, end: number): string => `${version}-${start}-${end}`;

/** Reading speed. */
const wordsPerMinute = 220;

/** Minutes to read so many words, at least one. */
export const readTime = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
