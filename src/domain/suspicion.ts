import type { SubmissionContext } from './lead.ts';

/** A person needs longer than this, in milliseconds, from the first touch of a form to sending it. */
const fastest = 1500;

/** Why a submission looks like a program's; nothing for a person's. A missing time stamp is no suspicion. */
export function suspicion(
  { website, startedAt }: Pick<SubmissionContext, 'website' | 'startedAt'>,
  now: Date,
): string | undefined {
  if (website) return 'The hidden field was filled in.';
  if (startedAt !== undefined && now.getTime() - startedAt < fastest)
    return 'The form was sent faster than a person types.';
  return undefined;
}
