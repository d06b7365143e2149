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
 * Sends a lead. `submissionId` is the UUID made when the form was first touched; sending the same lead under the
 * same id again is safe. Throws `RequestError` or `TypeError` (network).
 */
export async function sendLead(lead: Lead, context: SubmissionContext, submissionId: string): Promise<LeadAccepted> {
  const response = await request('POST', leadsPath, {
    body: { ...lead, ...context },
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
