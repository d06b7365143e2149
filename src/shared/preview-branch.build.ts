import { environment } from './environment.build.ts';

const { CONTEXT, HEAD, BRANCH } = environment;

/** The branch whose preview is being built; nothing in production and on a writer's own machine. */
export const previewBranch: string | undefined =
  CONTEXT === 'deploy-preview' || CONTEXT === 'branch-deploy' ? (HEAD ?? BRANCH ?? 'unnamed') : undefined;
