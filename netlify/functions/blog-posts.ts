import type { Config, Context } from '@netlify/functions';
import {
  type BlogPost,
  blogPageLimit,
  blogPostsPath,
  isDue,
  listVersion,
  postTime,
} from '../../src/features/blog/post.ts';
import { type PostIndex, postsPerBlob } from '../../src/features/blog/post-blobs.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { cachedJson } from '../lib/cached-json.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { allowMethods, HttpError } from '../lib/request-body.ts';
import { json } from '../lib/responses.ts';

export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'GET', 'HEAD');
    const now = Date.now();
    const index = await readDeployBlob<PostIndex>(context, blobKeys.postIndex);
    // Newest first, so the posts that are not yet due stand in front; the last of them is the next to come due.
    const firstDue = index.posts.findIndex((post) => isDue(post, now));
    const due = firstDue === -1 ? index.posts.length : firstDue;
    const next = index.posts[due - 1];
    const nextChange = next && postTime(next);
    const slug = context.params.slug;

    if (slug !== undefined) {
      const at = index.posts.findIndex((post) => post.slug === slug);
      if (at < due) return json(404, { error: 'There is no such post.' });
      const [post] = await postsAt(context, at, at + 1);
      return cachedJson(request, post, `${index.version}-${slug}`, now, nextChange);
    }

    const { limit, start } = wantedPage(new URL(request.url), index, due);
    const end = Math.min(start + limit, index.posts.length);
    const last = index.posts[end - 1];
    const more = end < index.posts.length && last;
    const link = more ? { link: `<${blogPostsPath}?limit=${limit}&cursor=${last.slug}>; rel="next"` } : undefined;
    const varying = { 'netlify-vary': 'query=limit|cursor' };
    return cachedJson(
      request,
      await postsAt(context, start, end),
      listVersion(index.version, start, end),
      now,
      nextChange,
      { ...varying, ...link },
    );
  });

/** Where the asked-for page of the list starts; `cursor` is the slug of the last post of the page before. */
function wantedPage(url: URL, index: PostIndex, due: number): { limit: number; start: number } {
  const limit = url.searchParams.get('limit') ?? String(blogPageLimit);
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new HttpError(400, 'The limit must be a whole number from 1.');
  const cursor = url.searchParams.get('cursor');
  const at = cursor === null ? due - 1 : index.posts.findIndex((post) => post.slug === cursor);
  if (cursor !== null && at < due) throw new HttpError(400, 'The cursor is not the slug of a post.');
  return { limit: Math.min(Number(limit), blogPageLimit), start: at + 1 };
}

/** The posts from place `start` up to, not including, place `end` of the index. */
async function postsAt(context: Context, start: number, end: number): Promise<BlogPost[]> {
  const first = start - (start % postsPerBlob);
  const keys: string[] = [];
  for (let at = first; at < end; at += postsPerBlob) keys.push(blobKeys.postGroup(at));
  const groups = await Promise.all(keys.map((key) => readDeployBlob<BlogPost[]>(context, key)));
  return groups.flat().slice(start - first, end - first);
}

export const config: Config = { path: ['/api/blog-posts', '/api/blog-posts/:slug'] };
