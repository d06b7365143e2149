import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { publicationOf } from '../features/blog/post.ts';
import { duePosts, postSummary } from '../features/blog/posts.build.ts';
import { notLegalAdvice, site } from '../site.ts';

/** "Thu, 19 Nov 2026 21:30:00 -0500": `pubDate` of @astrojs/rss would be in UTC, where it may be the next day. */
const rfc822Date = (time: string): string =>
  new Date(`${time.slice(0, 19)}Z`).toUTCString().replace('GMT', time.slice(19).replace(':', ''));

export const GET: APIRoute = async () =>
  rss({
    title: `${site.brand}: blog`,
    description: `Practical questions that come up while an Ohio estate is settled. ${notLegalAdvice}`,
    site: site.url,
    trailingSlash: false,
    customData: '<language>en-us</language>',
    items: (await duePosts()).map(postSummary).map((post) => ({
      title: post.title,
      description: post.excerpt,
      link: `/blog/${post.slug}`,
      customData: `<pubDate>${rfc822Date(publicationOf(post))}</pubDate>`,
    })),
  });
