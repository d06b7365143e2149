import type { Config, Context } from '@netlify/functions';
import { guideTextUrl } from '../../src/features/guide/files.ts';
import { formOf } from '../../src/features/leads/forms/all.ts';
import { consentMissing } from '../../src/features/leads/forms/lead-form.ts';
import {
  type FieldErrors,
  fieldErrors,
  type LeadAccepted,
  submissionContext,
  submissionHeader,
} from '../../src/features/leads/lead.ts';
import { confirmationAddress, leadReference } from '../../src/features/leads/reference.ts';
import { spamReason } from '../../src/features/leads/spam-check.ts';
import { type StoredLead, storedLead } from '../../src/features/leads/stored-lead.ts';
import { deliver } from '../lib/deliver.ts';
import { deployOf } from '../lib/deploy.ts';
import { logUnavailable, retryAfter, withErrorResponse } from '../lib/error-response.ts';
import { errorPage, functionPage, refillForm } from '../lib/function-pages.ts';
import { createLead } from '../lib/lead-records.ts';
import { leadId, leadKey, leadStore } from '../lib/lead-store.ts';
import { enqueue } from '../lib/outbox.ts';
import { allowMethods, HttpError, isFormPost, readFields, refuseCrossSite, wantsHtml } from '../lib/request-body.ts';
import { html, json, seeOther } from '../lib/responses.ts';
import { settings } from '../lib/settings.ts';
import { StorageUnavailable, withTimeout } from '../lib/timeout.ts';

const checkInformation = 'Please check your information and try again.';

export default (request: Request, context: Context): Promise<Response> => {
  const plainForm = isFormPost(request);
  return withErrorResponse(
    async () => {
      allowMethods(request, 'POST');
      refuseCrossSite(request);
      const submitted = await readFields(request);
      const form = formOf(submitted);
      if (!form) throw new HttpError(422, 'The form is not one of ours.');

      const parsed = plainForm
        ? form.fields.safeParse({ ...submitted, consent: submitted.consent === 'on' })
        : form.wire.safeParse(submitted);
      if (!parsed.success) {
        const fields = fieldErrors(parsed.error);
        return plainForm
          ? rerenderForm(422, form.page, submitted, fields)
          : json(422, { error: checkInformation, fields });
      }

      // A form without a checkbox always consents in the browser; another client may post a refusal.
      if (plainForm && (submitted.consent ?? 'on') !== 'on') throw new HttpError(422, `${consentMissing}.`);

      const now = new Date();
      const lead = plainForm ? form.toLead(parsed.data as never) : (parsed.data as ReturnType<typeof form.toLead>);
      const metadata = submissionContext.parse(submitted);
      const id = leadId(lead, request.headers.get(submissionHeader), now);
      const quarantine = spamReason(metadata, lead);
      try {
        const { isNew, mailQueued } = await storeAndEnqueue(
          context,
          storedLead({ id, form: form.id, lead, context: metadata, consent: form.consent, quarantine, now }),
          now,
        );
        if (plainForm) return seeOther(confirmationAddress(id));
        const accepted: LeadAccepted = {
          id,
          reference: leadReference(id),
          ...(lead.probateType === 'Guide Download' ? { guideDownloadUrl: guideTextUrl, mailQueued } : {}),
        };
        return json(isNew ? 201 : 200, accepted);
      } catch (error) {
        if (!(error instanceof StorageUnavailable && plainForm)) throw error;
        logUnavailable(error);
        return rerenderForm(503, form.page, submitted, {});
      }
    },
    wantsHtml(request) ? errorPage : undefined,
  );
};

/**
 * Stores a lead, then its outbox entries, and delivers after the response. Suspected spam is quarantined without
 * deliveries, unless the same submission is already a lead.
 */
async function storeAndEnqueue(
  context: Context,
  lead: StoredLead,
  now: Date,
): Promise<{ isNew: boolean; mailQueued: boolean }> {
  const store = leadStore(context);
  if (lead.quarantine) {
    const storeInQuarantine = async () => (await store.get(leadKey(lead.id))) === null && createLead(store, lead);
    return { isNew: await withTimeout(storeInQuarantine()), mailQueued: false };
  }
  const configured = settings(deployOf(context).context);
  const storeLead = async () => {
    const isNew = await createLead(store, lead);
    return { isNew, entries: await enqueue(store, lead, configured, now) };
  };
  // One time limit for all writes together, so that the reply comes before the platform's.
  const { isNew, entries } = await withTimeout(storeLead());
  // A delivery that fails is logged or noted in its outbox entry, and retried by the scheduled function.
  context.waitUntil(deliver(store, configured, entries, () => new Date()));
  return { isNew, mailQueued: entries.some(({ kind }) => kind === 'visitor-mail') };
}

/** The form's page again, filled with all typed values. */
async function rerenderForm(
  status: 422 | 503,
  page: string,
  submitted: Record<string, unknown>,
  errors: FieldErrors,
): Promise<Response> {
  const message =
    status === 422
      ? `${checkInformation} The fields that need it are marked below.`
      : 'We could not keep your request just now. Nothing you typed is lost: please send it again in a minute.';
  const refilled = refillForm(await functionPage(page.slice(1)), submitted, errors, message);
  return html(status, refilled, status === 503 ? retryAfter : {});
}

export const config: Config = {
  path: '/api/leads',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
