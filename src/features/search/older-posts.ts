// Old posts are searched in indexes of their own, which change only with them: one index of everything is made anew for
// each word that changes, and takes most of a build with thousands of posts.

/** Posts of one such index, the oldest of the blog in the first. Newer ones are in the index of the other pages. */
export const postsPerIndex = 250;

/** How many indexes of old posts a blog of so many posts has. */
export const olderIndexes = (posts: number): number => Math.floor(posts / postsPerIndex);

/** Where such an index is, from 0. */
export const olderIndexPath = (number: number): string => `/pagefind/posts-${number}/`;
