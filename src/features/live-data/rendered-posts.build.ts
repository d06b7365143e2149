// What the blog list holds, and under which ETag the function of the same deploy sends it.

import { type BlogPost, isDue, listVersion } from './blog.ts';
import { fingerprint, postLines } from './deploy-blobs.build.ts';
import { deployedPosts, wholePost } from './posts.build.ts';

interface RenderedPosts {
  posts: Omit<BlogPost, 'content'>[];
  /** The whole posts, as `postLines` prints them. */
  text: string;
}

async function rendered(): Promise<RenderedPosts> {
  const whole = await Promise.all((await deployedPosts()).map(wholePost));
  return { posts: whole.map(({ content: _, ...post }) => post), text: postLines(whole) };
}

let once: Promise<RenderedPosts> | undefined;

/** Every post of the deploy, newest first, those that are not yet due included; rendered once a build. */
export function allPosts(): Promise<RenderedPosts> {
  once ??= rendered();
  return once;
}

/** The ETag of the newest `limit` posts as readers may see them now. */
export async function newestPostsETag(limit: number): Promise<string> {
  const { posts: all, text } = await allPosts();
  const now = Date.now();
  const firstDue = all.findIndex((post) => isDue(post, now));
  const start = firstDue === -1 ? all.length : firstDue;
  return `"${listVersion(fingerprint(text), start, Math.min(start + limit, all.length))}"`;
}
