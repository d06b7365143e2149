// What the blog list holds, and under which ETag the function of the same deploy sends it.

import { fingerprint } from '../../shared/fingerprint.build.ts';
import { type BlogPost, isDue, listVersion } from './post.ts';
import { type PostIndex, postLines } from './post-blobs.ts';
import { dates, deployedPosts, wholePost } from './posts.build.ts';

interface RenderedPosts {
  posts: Omit<BlogPost, 'content'>[];
  /** The whole posts, as `postLines` prints them. */
  text: string;
  version: string;
}

async function rendered(): Promise<RenderedPosts> {
  const whole = await Promise.all((await deployedPosts()).map(wholePost));
  const text = postLines(whole);
  return { posts: whole.map(({ content: _, ...post }) => post), text, version: fingerprint(text) };
}

let once: Promise<RenderedPosts> | undefined;

/** Every post of the deploy, newest first, those that are not yet due included; rendered once a build. */
export function allPosts(): Promise<RenderedPosts> {
  once ??= rendered();
  return once;
}

/** What the functions know of all posts but when the build began. */
export async function postIndex(): Promise<Omit<PostIndex, 'buildBegan'>> {
  return { version: (await allPosts()).version, posts: (await deployedPosts()).map(dates) };
}

/** The ETag of the newest `limit` posts as readers may see them now. */
export async function newestPostsETag(limit: number): Promise<string> {
  const { posts: all, version } = await allPosts();
  const now = Date.now();
  const firstDue = all.findIndex((post) => isDue(post, now));
  const start = firstDue === -1 ? all.length : firstDue;
  return `"${listVersion(version, start, Math.min(start + limit, all.length))}"`;
}
