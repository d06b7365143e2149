import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { postTime } from '../features/blog/post.ts';
import { duePosts, postSummary } from '../features/blog/posts.build.ts';
import { notLegalAdvice, site } from '../site.ts';

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
      pubDate: new Date(postTime(post)),
    })),
  });
