import type { Context } from '@netlify/functions';

/** The context of a function on a preview, which enqueues deliveries but sends none: those have their own tests. */
export const previewContext = {
  params: {},
  deploy: { id: '0', context: 'branch-deploy', published: false },
  waitUntil: () => {},
} as unknown as Context;
