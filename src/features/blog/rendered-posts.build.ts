// The blog list's posts, with the ETag that the function of the same deploy uses.

import { fingerprint } from '../../shared/fingerprint.build.ts';
import { countNotDue, listVersion, type StoredPosts } from './post.ts';
import { deployedPosts, fullPost } from './posts.build.ts';

async function renderPosts(): Promise<Omit<StoredPosts, 'buildBegan'>> {
  const posts = await Promise.all((await deployedPosts()).map(fullPost));
  return { version: fingerprint(JSON.stringify(posts)), posts };
}

let rendered: ReturnType<typeof renderPosts> | undefined;

/** Every post of the deploy, newest first, those that are not yet due included; rendered once a build. */
export function allPosts(): ReturnType<typeof renderPosts> {
  rendered ??= renderPosts();
  return rendered;
}

/** The ETag of the newest `limit` posts as readers may see them now. */
export async function newestPostsETag(limit: number): Promise<string> {
  const { posts, version } = await allPosts();
  const start = countNotDue(posts, Date.now());
  return `"${listVersion(version, start, Math.min(start + limit, posts.length))}"`;
}
