// `npm run leads -- …`: the operator's command over the local store, or over the live site's with its id and token.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getStore, type Store } from '@netlify/blobs';
import type { DeliveryKind } from '../../src/domain/outbox.ts';
import { type StoredLead, toCsv } from '../../src/domain/stored-lead.ts';
import { allLeads, leadKey, leadStoreName, quarantineKey, readLead, removeLead } from '../lib/lead-store.ts';
import { enqueue, outboxEntries, redeliver } from '../lib/outbox.ts';
import { settings } from '../lib/settings.ts';
import { startBlobs } from './blobs.ts';

const usage = `Usage: npm run leads -- COMMAND

  list [--json]                              every lead
  show ID                                    one lead, whole
  export --csv|--json [--since YYYY-MM-DD]   leads for a spreadsheet or a program
  delete ID | delete --email ADDRESS         removes a lead with its outbox and consent record, for good
  quarantine                                 suspected spam
  release ID                                 makes one of these a lead like any other
  outbox                                     what is still to be delivered, and why it was not yet
  redeliver ID                               delivers what is owed for a lead once more

Works on the local store. With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set, on the live site's
(LEADS_CONTEXT names another deploy context than "production").`;

class Wrong extends Error {}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
    since: { type: 'string' },
    email: { type: 'string' },
  },
});
const [command, id] = positionals;
const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, LEADS_CONTEXT, SITE_DATA } = process.env;
const live = siteID && token ? { siteID, token } : undefined;
const deployContext = live ? (LEADS_CONTEXT ?? 'production') : 'dev';

async function wanted(store: Store): Promise<StoredLead> {
  const lead = id ? await readLead(store, id) : null;
  if (!lead) throw new Wrong(id ? `There is no lead ${id}.` : 'Name the lead by its id.');
  return lead;
}

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
const since = (lead: StoredLead): boolean => !values.since || lead.receivedAt >= values.since;

function printList(leads: StoredLead[]): void {
  for (const { id: own, receivedAt, lead, quarantine } of leads) {
    const columns = [
      receivedAt,
      own,
      lead.name,
      lead.email,
      lead.phone,
      lead.county,
      lead.userIntent,
      quarantine ?? '',
    ];
    console.log(columns.map((column) => column || '-').join('  '));
  }
  console.log(`${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`);
}

const commands: Record<string, (store: Store) => Promise<void>> = {
  list: async (store) => (values.json ? print : printList)((await allLeads(store, 'leads/')).filter(since)),
  show: async (store) => print(await wanted(store)),
  export: async (store) => {
    if (values.csv === values.json) throw new Wrong('Say --csv or --json.');
    const leads = (await allLeads(store, 'leads/')).filter(since);
    if (values.csv) process.stdout.write(toCsv(leads));
    else print(leads);
  },
  delete: async (store) => {
    const { email } = values;
    const leads = email
      ? [...(await allLeads(store, 'leads/')), ...(await allLeads(store, 'quarantine/'))].filter(
          ({ lead }) => lead.email.toLowerCase() === email.toLowerCase(),
        )
      : [await wanted(store)];
    for (const lead of leads) await removeLead(store, lead.id, new Date());
    console.log(`${leads.length} removed`);
  },
  quarantine: async (store) => printList(await allLeads(store, 'quarantine/')),
  release: async (store) => {
    const { quarantine, ...lead } = await wanted(store);
    if (!quarantine) throw new Wrong(`${lead.id} is not in quarantine.`);
    await enqueue(store, lead, settings(deployContext), new Date());
    await store.setJSON(leadKey(lead.id), lead);
    await store.delete(quarantineKey(lead.id));
    console.log(`${lead.id} is a lead like any other now; its mails follow.`);
  },
  outbox: async (store) => {
    const entries = await outboxEntries(store);
    for (const { subject, kind, attempts, nextAt, parked, lastError } of entries) {
      console.log(
        [subject, kind, `${attempts} attempts`, parked ? 'parked' : `next ${nextAt}`, lastError ?? ''].join('  '),
      );
    }
    console.log(`${entries.length} to deliver`);
  },
  redeliver: async (store) => {
    const lead = await wanted(store);
    await enqueue(store, lead, settings(deployContext), new Date());
    const kinds = (await outboxEntries(store, `outbox/${lead.id}/`)).map(({ kind }): DeliveryKind => kind);
    for (const kind of kinds) await redeliver(store, lead.id, kind, new Date());
    console.log(`${kinds.join(', ')}: to be delivered within minutes.`);
  },
};

const run = commands[command ?? ''];
if (!run) {
  console.error(usage);
  process.exit(2);
}
const blobs = live ? undefined : await startBlobs(SITE_DATA ?? join(import.meta.dirname, '../../.netlify/blobs-serve'));
try {
  await run(getStore({ name: leadStoreName(deployContext), consistency: 'strong', ...live }));
} catch (error) {
  if (!(error instanceof Wrong)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await blobs?.stop();
}
