// The client call of POST /api/leads.
import {
  type FieldErrors,
  type Lead,
  type LeadAccepted,
  type LeadRefused,
  leadsPath,
  type SubmissionContext,
  submissionHeader,
} from './lead.ts';
import { RequestError, request } from './request.ts';

/**
 * Sends a lead from the form `form`. `submissionId` is the UUID made when the form was first touched; sending the same
 * lead under the same id again is safe. Throws `RequestError`, `TypeError` (network), or the signal's reason.
 */
export async function sendLead(
  form: string,
  lead: Lead | Record<string, string>,
  context: Partial<SubmissionContext>,
  submissionId: string,
  signal?: AbortSignal,
): Promise<LeadAccepted> {
  const response = await request('POST', leadsPath, {
    body: { ...lead, ...context, form },
    headers: { [submissionHeader]: submissionId },
    ...(signal ? { signal } : {}),
  });
  return (await response.json()) as LeadAccepted;
}

/** The field errors that a refused lead came back with; empty for every other failure. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof RequestError) || error.status !== 422) return {};
  try {
    return (JSON.parse(error.body) as LeadRefused).fields ?? {};
  } catch {
    return {};
  }
}
