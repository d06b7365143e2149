import type { SubmissionContext } from './lead.ts';

/** A person needs longer than this, in milliseconds, from the opening of a page to sending its form. */
const fastest = 800;

/** Why a submission looks automated; undefined if it does not. A missing time does not count. */
export function spamReason({ topic, elapsed }: Pick<SubmissionContext, 'topic' | 'elapsed'>): string | undefined {
  if (topic) return 'The hidden field was filled in.';
  if (elapsed !== undefined && elapsed < fastest) return 'The form was sent faster than a person types.';
  return undefined;
}
