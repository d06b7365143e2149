// What this build is for: the live site, a preview of a branch, or a demonstration.
import { environment } from './environment.build.ts';

const { CONTEXT, HEAD, BRANCH, ALLOW_PLACEHOLDERS } = environment;

/** The operator allows placeholders: every page says that it is a demonstration, and is noindex. */
export const isDemonstration = ALLOW_PLACEHOLDERS === 'true';

/** The build goes live under the operator's name: placeholders and claims without a basis are errors. */
export const goesLive = CONTEXT === 'production' && !isDemonstration;

/** The branch whose preview is being built; undefined in production and in local builds. */
export const previewBranch: string | undefined =
  CONTEXT === 'deploy-preview' || CONTEXT === 'branch-deploy' ? (HEAD ?? BRANCH ?? 'unnamed') : undefined;

/** Each page of a preview or a demonstration says so, and is noindex. */
export const isPreviewOrDemo = isDemonstration || previewBranch !== undefined;
