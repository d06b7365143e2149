import type { Context } from '@netlify/functions';

/** What a function is told on a preview, which owes deliveries and sends none: those have their own tests. */
export const previewContext = {
  params: {},
  deploy: { id: '0', context: 'branch-deploy', published: false },
  waitUntil: () => {},
} as unknown as Context;
