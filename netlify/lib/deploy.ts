import type { Context } from '@netlify/functions';

/** The deploy's id and context. Locally `context.deploy` holds empty strings while the environment holds the values. */
export const deployOf = (context: Context): { id: string; context: string } => ({
  id: context.deploy.id || process.env.DEPLOY_ID || '0',
  context: context.deploy.context || process.env.CONTEXT || 'dev',
});
