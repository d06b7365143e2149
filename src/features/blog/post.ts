// The contract of GET /api/blog-posts and GET /api/blog-posts/{slug}.

export const blogPostsPath = '/api/blog-posts';
/** Most posts in one response. */
export const blogPageLimit = 100;

/** What a post is about; each topic has its own picture for shared links. */
export const blogTopics = ['court', 'costs', 'house', 'family'] as const;

export type BlogTopic = (typeof blogTopics)[number];

/**
 * A post as the functions send it. Dates are ISO 8601 in UTC, `content` is HTML rendered at build, `readTime` is
 * minutes.
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

type Dated = Pick<BlogPost, 'publishedAt' | 'createdAt' | 'slug'>;

/** Publication time in milliseconds: `publishedAt`, else `createdAt`. */
export const postTime = (post: Dated): number => Date.parse(post.publishedAt ?? post.createdAt);

/** Sort order of every list: newest first, then by slug. */
export const newestFirst = (a: Dated, b: Dated): number => postTime(b) - postTime(a) || a.slug.localeCompare(b.slug);

/** Whether readers may see the post at `now` (milliseconds). */
export const isDue = (post: Dated, now: number): boolean => postTime(post) <= now;

/** Version (ETag source) of one page of the list: it changes when a post changes or comes due. */
export const listVersion = (version: string, start: number, end: number): string => `${version}-${start}-${end}`;

/** Minutes to read `words` words: 220 a minute, at least one. */
export const readTime = (words: number): number => Math.max(1, Math.round(words / 220));
