// What the FAQ page and the blog list hold, and under which ETag the functions of the same deploy send it.

import { renderHtml } from '../prose/render-html.build.ts';
import { type BlogPost, isDue, listVersion } from './blog.ts';
import { version } from './deploy-blobs.build.ts';
import type { Faq } from './faq.ts';
import { orderedFaqs } from './faqs.build.ts';
import { deployedPosts, wholePost } from './posts.build.ts';

let faqs: Promise<Faq[]> | undefined;
let posts: Promise<BlogPost[]> | undefined;

/** Every FAQ item in reading order, rendered once a build. */
export function faqItems(): Promise<Faq[]> {
  faqs ??= orderedFaqs().then((entries) =>
    Promise.all(
      entries.map(async (entry) => ({
        id: entry.id,
        question: entry.data.question,
        answer: await renderHtml(entry),
        group: entry.data.group,
      })),
    ),
  );
  return faqs;
}

/** Every post of the deploy, newest first, those that are not yet due included; rendered once a build. */
export function allPosts(): Promise<BlogPost[]> {
  posts ??= deployedPosts().then((entries) => Promise.all(entries.map(wholePost)));
  return posts;
}

const quoted = (tag: string): string => `"${tag}"`;

export const faqETag = async (): Promise<string> => quoted(version(JSON.stringify(await faqItems())));

/** The ETag of the newest `limit` posts as readers may see them now. */
export async function newestPostsETag(limit: number): Promise<string> {
  const all = await allPosts();
  const now = Date.now();
  const firstDue = all.findIndex((post) => isDue(post, now));
  const start = firstDue === -1 ? all.length : firstDue;
  return quoted(listVersion(version(JSON.stringify(all)), start, Math.min(start + limit, all.length)));
}
