// What the blog list holds, and under which ETag the function of the same deploy sends it.

import { type BlogPost, isDue, listVersion } from './blog.ts';
import { fingerprint } from './deploy-blobs.build.ts';
import { deployedPosts, wholePost } from './posts.build.ts';

let posts: Promise<BlogPost[]> | undefined;

/** Every post of the deploy, newest first, those that are not yet due included; rendered once a build. */
export function allPosts(): Promise<BlogPost[]> {
  posts ??= deployedPosts().then((entries) => Promise.all(entries.map(wholePost)));
  return posts;
}

/** The ETag of the newest `limit` posts as readers may see them now. */
export async function newestPostsETag(limit: number): Promise<string> {
  const all = await allPosts();
  const now = Date.now();
  const firstDue = all.findIndex((post) => isDue(post, now));
  const start = firstDue === -1 ? all.length : firstDue;
  return `"${listVersion(fingerprint(JSON.stringify(all)), start, Math.min(start + limit, all.length))}"`;
}
