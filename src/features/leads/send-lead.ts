// The client call of POST /api/leads.

import { RequestError, request } from '../../shared/request.ts';
import {
  type FieldErrors,
  type LeadAccepted,
  type LeadRefused,
  leadsPath,
  type SubmissionContext,
  submissionHeader,
} from './lead.ts';
import type { Lead } from './lead-fields.ts';

/** Milliseconds that a visitor waits for an answer: the function replies within eight seconds. */
const defaultTimeout = 15_000;

/**
 * Sends a lead from the form `form`. `submissionId` is the UUID made when the form was first touched; sending the same
 * lead under the same id again is safe. Throws `RequestError`, `TypeError` (network), or `TimeoutError` without an
 * answer.
 */
export async function sendLead(
  form: string,
  lead: Lead | Record<string, string>,
  context: Partial<SubmissionContext>,
  submissionId: string,
  timeoutMs = defaultTimeout,
): Promise<LeadAccepted> {
  const response = await request('POST', leadsPath, {
    body: { ...lead, ...context, form },
    headers: { [submissionHeader]: submissionId },
    // Safari has it from 16 on: a lead that waits longer is better than none.
    signal: AbortSignal.timeout?.(timeoutMs),
  });
  return (await response.json()) as LeadAccepted;
}

/** The field errors that a refused lead came back with; empty for every other failure. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof RequestError)) return {};
  try {
    return (JSON.parse(error.body) as LeadRefused).fields ?? {};
  } catch {
    // Something between us and the function answered: no field is to blame.
    return {};
  }
}
