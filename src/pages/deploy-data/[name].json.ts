// What the functions read. The build moves these files out of the public folder and into the deploy's Blobs.
import type { APIRoute } from 'astro';
import { messageKinds } from '../../build/message-kinds.ts';
import { allPassages } from '../../build/passages.ts';
import { release } from '../../build/release.ts';
import { allPosts, faqItems } from '../../build/snapshots.ts';

const collections = {
  faqs: faqItems,
  posts: allPosts,
  passages: allPassages,
  'message-kinds': messageKinds,
  release,
};

export const getStaticPaths = () => Object.keys(collections).map((name) => ({ params: { name } }));

export const GET: APIRoute = async ({ params }) =>
  Response.json(await collections[params.name as keyof typeof collections]());
