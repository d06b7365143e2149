import type { Context } from '@netlify/functions';
import { environment } from './environment.ts';

/** The deploy's id and context. Locally `context.deploy` holds empty strings while the environment holds the values. */
export const deployOf = (context: Context): { id: string; context: string } => ({
  id: context.deploy.id || environment().DEPLOY_ID || '0',
  context: context.deploy.context || environment().CONTEXT || 'dev',
});
