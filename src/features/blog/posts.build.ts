import { type CollectionEntry, getCollection } from 'astro:content';
import { environment } from '../../shared/environment.build.ts';
import { fingerprint } from '../../shared/fingerprint.build.ts';
import { ohioTime } from '../../shared/ohio-time.ts';
import { factsUsedIn, withFacts } from '../facts/facts.build.ts';
import { renderHtml, renderSources } from '../prose/render-html.build.ts';
import { type BlogPost, countNotDue, isDue, listVersion, newestFirst, readTime, type StoredPosts } from './post.ts';

type PostEntry = CollectionEntry<'blog'>;

/** Set for previews and branch deploys (netlify.toml); while writing, drafts always show. */
const showDrafts = import.meta.env.DEV === true || environment.SHOW_DRAFTS === 'true';

/** In Ohio's time. */
const dates = ({ createdAt, publishedAt }: PostEntry['data']) => ({
  createdAt: ohioTime(createdAt),
  ...(publishedAt ? { publishedAt: ohioTime(publishedAt) } : {}),
});

/** A post's metadata for cards and functions, without its content. */
export const postSummary = ({ id, data, body = '' }: PostEntry): Omit<BlogPost, 'content'> => ({
  id,
  slug: id,
  title: data.title,
  excerpt: withFacts(data.excerpt),
  ...(data.image ? { imageUrl: data.image.src, imageAlt: data.image.alt } : {}),
  ...dates(data),
  readTime: readTime(body.split(/\s+/).length),
});

/** Every post that this deploy may ever show, newest first, those that are not yet due included. */
export const deployedPosts = async (): Promise<PostEntry[]> =>
  (await getCollection('blog', ({ data }) => showDrafts || !data.draft))
    .map((post) => ({ post, slug: post.id, ...dates(post.data) }))
    .sort(newestFirst)
    .map(({ post }) => post);

/** The posts that readers may see at build time, newest first. */
export const duePosts = async (): Promise<PostEntry[]> => {
  const now = Date.now();
  return (await deployedPosts()).filter((post) => isDue(dates(post.data), now));
};

/** The whole post as the functions send it: its content ends with the sources of its figures. */
const fullPost = async (post: PostEntry): Promise<BlogPost> => ({
  ...postSummary(post),
  content: (await renderHtml(post)) + (await renderSources(factsUsedIn([post.data.excerpt], [post]))),
});

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

/** Posts on one page of the list. */
export const postsPerPage = 12;

/** The ETag of the newest `limit` posts as readers may see them now. */
export async function newestPostsETag(limit: number): Promise<string> {
  const { posts, version } = await allPosts();
  const start = countNotDue(posts, Date.now());
  return `"${listVersion(version, start, Math.min(start + limit, posts.length))}"`;
}
