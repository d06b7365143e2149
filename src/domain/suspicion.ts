import type { SubmissionContext } from './lead.ts';

/** A person needs longer than this, in milliseconds, from the first touch of a form to sending it. */
const fastest = 800;

/** Why a submission looks like a program's; nothing for a person's. A missing time is no suspicion. */
export function suspicion({ website, elapsed }: Pick<SubmissionContext, 'website' | 'elapsed'>): string | undefined {
  if (website) return 'The hidden field was filled in.';
  if (elapsed !== undefined && elapsed < fastest) return 'The form was sent faster than a person types.';
  return undefined;
}
