// Leads sent through the real function over this file's Blobs server, and their deliveries.
import { getStore, type Store } from '@netlify/blobs';
import dailyCare from '../../netlify/functions/daily-care.ts';
import deliverOutbox from '../../netlify/functions/deliver-outbox.ts';
import hourlyCare from '../../netlify/functions/hourly-care.ts';
import leads from '../../netlify/functions/leads.ts';
import weeklySummary from '../../netlify/functions/weekly-summary.ts';
import { deliver } from '../../netlify/lib/deliver.ts';
import { createLead } from '../../netlify/lib/lead-records.ts';
import { enqueue, outboxEntries } from '../../netlify/lib/outbox.ts';
import { settings } from '../../netlify/lib/settings.ts';
import { consultation as consultationForm } from '../../src/features/leads/forms/consultation.ts';
import { type LeadAccepted, submissionContext } from '../../src/features/leads/lead.ts';
import { leadStoreName, type StoredLead, storedLead } from '../../src/features/leads/stored-lead.ts';
import { address, contextOf, finishBackgroundWork, postJson } from './netlify.ts';

/** The store of leads of a deploy context. */
export const store = (deployContext = 'dev'): Store =>
  getStore({ name: leadStoreName(deployContext), consistency: 'strong' });

export const consultation = {
  form: 'consultation',
  name: 'Ann Example',
  email: 'ann@example.com',
  county: 'franklin',
  notes: 'A note\nwith <b>markup</b>',
  consent: true,
};

/** Sends a lead and waits for its first deliveries. */
export async function send(body: object, id: string = crypto.randomUUID(), deployContext?: string): Promise<Response> {
  const response = await leads(postJson('/api/leads', body, { 'idempotency-key': id }), contextOf({}, deployContext));
  await finishBackgroundWork();
  return response;
}

/** Sends a lead, and returns the reply. */
export const accepted = async (body: object, id?: string): Promise<LeadAccepted> =>
  (await (await send(body, id)).json()) as LeadAccepted;

/** Sends a lead with these fields changed, and returns the stored lead. */
export async function sendAndRead(fields: object): Promise<StoredLead> {
  return (await store().get(`leads/${await sentId(fields)}`, { type: 'json' })) as StoredLead;
}

/** Sends a lead with these fields changed, and returns its id. */
export const sentId = async (fields: object = {}): Promise<string> =>
  (await accepted({ ...consultation, ...fields })).id;

/** The keys of the store that begin with `prefix`, sorted. */
export const keysIn = async (prefix = ''): Promise<string[]> =>
  (await store().list({ prefix })).blobs.map(({ key }) => key).sort();

const runScheduled = (scheduledFunction: typeof deliverOutbox, deployContext?: string) =>
  scheduledFunction(new Request(address('/')), contextOf({}, deployContext));
export const runHourlyCare = (): Promise<void> => runScheduled(hourlyCare);
export const runDailyCare = (deployContext?: string): Promise<void> => runScheduled(dailyCare, deployContext);
export const runWeeklySummary = (): Promise<void> => runScheduled(weeklySummary);
/** The scheduled deliveries, now, and as they would be in so many minutes. */
export const runDelivery = (): Promise<void> => runScheduled(deliverOutbox);
export const deliverInMinutes = async (minutes: number): Promise<unknown> =>
  deliver(store(), settings('dev'), await outboxEntries(store()), () => new Date(Date.now() + minutes * 60_000));

/** A lead as a crash leaves it: stored with its outbox entries, nothing delivered. */
export async function storeUndelivered(differing: Partial<StoredLead> = {}): Promise<StoredLead> {
  const fields = consultationForm.fields.parse(consultation);
  const lead = storedLead({
    id: 'a'.repeat(32),
    form: 'consultation',
    lead: consultationForm.toLead(fields),
    context: submissionContext.parse({}),
    consent: consultationForm.consent,
    quarantine: undefined,
    now: new Date(),
  });
  const stored = { ...lead, ...differing };
  await createLead(store(), stored);
  await enqueue(store(), stored, { hasWebhook: true }, new Date());
  return stored;
}
