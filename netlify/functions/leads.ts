import type { Config, Context } from '@netlify/functions';
import { consultationConsent, consultationFields, consultationLead } from '../../src/domain/consultation.ts';
import {
  type FieldErrors,
  fieldErrors,
  type LeadAccepted,
  submissionContext,
  submissionHeader,
} from '../../src/domain/lead.ts';
import { leadId, storedLead } from '../../src/domain/stored-lead.ts';
import { StorageUnavailable } from '../lib/deadline.ts';
import { asPage, functionPage, refillForm } from '../lib/function-pages.ts';
import { answered, retryAfter } from '../lib/handle.ts';
import { allowMethods, isFormPost, readFields } from '../lib/incoming.ts';
import { keepLead } from '../lib/lead-store.ts';
import { html, json, seeOther } from '../lib/reply.ts';

const wordings = { [consultationConsent.version]: consultationConsent.wording };

export default (request: Request, context: Context): Promise<Response> =>
  answered(
    async () => {
      allowMethods(request, 'POST');
      const typed = await readFields(request);
      const plainForm = isFormPost(request);
      const fields = consultationFields.safeParse(plainForm ? { ...typed, consent: typed.consent === 'on' } : typed);
      const about = submissionContext.safeParse(typed);
      if (!fields.success || !about.success) {
        const errors = { ...(about.error && fieldErrors(about.error)), ...(fields.error && fieldErrors(fields.error)) };
        return plainForm
          ? shownAgain(422, typed, errors)
          : json(422, { error: 'Please check your information and try again.', fields: errors });
      }

      const now = new Date();
      const lead = consultationLead(fields.data);
      const id = await leadId(lead, request.headers.get(submissionHeader), now);
      try {
        const isNew = await keepLead(context, storedLead(id, lead, about.data, wordings, now));
        return plainForm ? seeOther('/confirmation') : json(isNew ? 201 : 200, { id } satisfies LeadAccepted);
      } catch (error) {
        if (error instanceof StorageUnavailable && plainForm) return shownAgain(503, typed, {});
        throw error;
      }
    },
    isFormPost(request) ? asPage : undefined,
  );

/** The form as a page, with everything typed kept. */
async function shownAgain(status: 422 | 503, typed: Record<string, unknown>, errors: FieldErrors): Promise<Response> {
  const message =
    status === 422
      ? 'Please check your information and try again. The fields that need it are marked below.'
      : 'We could not keep your request just now. Nothing you typed is lost: please send it again in a minute.';
  return html(
    status,
    refillForm(await functionPage('lead-form'), typed, errors, message),
    status === 503 ? retryAfter : {},
  );
}

export const config: Config = { path: '/api/leads' };
