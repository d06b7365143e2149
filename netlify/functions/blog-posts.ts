import type { Config, Context } from '@netlify/functions';
import {
  blogPageLimit,
  blogPostsPath,
  countNotDue,
  listVersion,
  postTime,
  type StoredPosts,
} from '../../src/features/blog/post.ts';
import { blobKeys } from '../../src/features/live-data/deploy-data.ts';
import { cachedJson, cacheHeaders } from '../lib/cached-json.ts';
import { readDeployBlob } from '../lib/deploy-blob.ts';
import { withErrorResponse } from '../lib/error-response.ts';
import { allowMethods, HttpError } from '../lib/request-body.ts';
import { json } from '../lib/responses.ts';

/** Seconds for which the CDN caches a 404: guessing slugs does not reach the store each time. */
const maxMissingAge = 60;

export default (request: Request, context: Context): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'GET', 'HEAD');
    const now = Date.now();
    const { posts, version } = await readDeployBlob<StoredPosts>(context, blobKeys.posts);
    // Newest first, so the posts that are not yet due come first; the last of them is the next to come due.
    const waiting = countNotDue(posts, now);
    const next = posts[waiting - 1];
    const nextChange = next && postTime(next);
    const slug = context.params.slug;

    if (slug !== undefined) {
      const index = posts.findIndex((post) => post.slug === slug);
      if (index < waiting)
        return json(404, { error: 'There is no such post.' }, cacheHeaders(now, nextChange, maxMissingAge));
      return cachedJson(request, posts[index], `${version}-${slug}`, cacheHeaders(now, nextChange));
    }

    const { searchParams } = new URL(request.url);
    const limit = limitOf(searchParams.get('limit'));
    const cursor = searchParams.get('cursor');
    const start = cursor === null ? waiting : posts.findIndex((post) => post.slug === cursor) + 1;
    if (cursor !== null && start <= waiting) throw new HttpError(400, 'The cursor is not the slug of a post.');
    const page = posts.slice(start, start + limit);
    const end = start + page.length;
    const last = page.at(-1);
    return cachedJson(request, page, listVersion(version, start, end), {
      ...cacheHeaders(now, nextChange),
      'netlify-vary': 'query=limit|cursor',
      ...(last && end < posts.length
        ? { link: `<${blogPostsPath}?limit=${limit}&cursor=${last.slug}>; rel="next"` }
        : {}),
    });
  });

/** The requested number of posts, clamped to 1 … `blogPageLimit`. */
function limitOf(requested: string | null): number {
  if (requested === null) return blogPageLimit;
  if (!/^-?\d+$/.test(requested)) throw new HttpError(400, 'The limit must be a whole number.');
  return Math.max(1, Math.min(Number(requested), blogPageLimit));
}

export const config: Config = { path: ['/api/blog-posts', '/api/blog-posts/:slug'] };
