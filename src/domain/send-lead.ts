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
 * lead under the same id again is safe. Throws `RequestError` or `TypeError` (network).
 */
export async function sendLead(
  form: string,
  lead: Lead,
  context: Partial<SubmissionContext>,
  submissionId: string,
): Promise<LeadAccepted> {
  const response = await request('POST', leadsPath, {
    body: { ...lead, ...context, form },
    headers: { [submissionHeader]: submissionId },
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
