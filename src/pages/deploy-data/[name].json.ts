// What the functions read. The build moves these files out of the public folder and into the deploy's Blobs.
import type { APIRoute } from 'astro';
import { orderedFaqs } from '../../build/faqs.ts';
import { allPassages } from '../../build/passages.ts';
import { deployedPosts, wholePost } from '../../build/posts.ts';
import { renderHtml } from '../../build/render-html.ts';
import type { Faq } from '../../domain/faq.ts';

const collections = {
  faqs: async (): Promise<Faq[]> =>
    Promise.all(
      (await orderedFaqs()).map(async (entry) => ({
        id: entry.id,
        question: entry.data.question,
        answer: await renderHtml(entry),
        group: entry.data.group,
      })),
    ),
  posts: async () => Promise.all((await deployedPosts()).map(wholePost)),
  passages: allPassages,
};

export const getStaticPaths = () => Object.keys(collections).map((name) => ({ params: { name } }));

export const GET: APIRoute = async ({ params }) =>
  Response.json(await collections[params.name as keyof typeof collections]());
