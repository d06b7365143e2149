import { environment } from './environment.build.ts';

const { CONTEXT, ALLOW_PLACEHOLDERS } = environment;

/**
 * The operator lets made-up names and claims through: every page says that it is a demonstration, and none is listed.
 */
export const isDemonstration = ALLOW_PLACEHOLDERS === 'true';

/** The build goes live under the operator's name: placeholders and claims without a basis are errors. */
export const goesLive = CONTEXT === 'production' && !isDemonstration;
