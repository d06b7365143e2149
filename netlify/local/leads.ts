// `npm run leads -- …`: the operator's command over the local store, or over the live site's with its id and token.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getStore, type Store } from '@netlify/blobs';
import { toCsv } from '../../src/features/leads/leads-csv.ts';
import type { DeliveryKind } from '../../src/features/leads/outbox.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { parseMoment } from '../../src/shared/dates.ts';
import { readEnvironment } from '../../src/shared/environment.ts';
import {
  createLead,
  deleteLead,
  leadKey,
  leadPages,
  leadStoreName,
  listLeads,
  quarantineKey,
  readLead,
  tombstoneKey,
} from '../lib/lead-store.ts';
import { enqueue, outboxEntries, redeliver } from '../lib/outbox.ts';
import { openBlobs } from './shared-blobs.ts';
import { printable, printableJson } from './terminal.ts';
import { TestFailed, testLead } from './test-lead.ts';

const usage = `Usage: npm run leads -- COMMAND

  list [--json]                              every lead
  show ID                                    one lead, whole
  export --csv|--json [--since YYYY-MM-DD]   leads for a spreadsheet or a program
  import FILE                                puts back what export --json wrote; sends nothing
  delete ID | delete --email ADDRESS         removes a lead with its outbox and consent record, for good
  quarantine                                 suspected spam
  release ID                                 makes one of these a lead like any other
  outbox                                     what is still to be delivered, and why it was not yet
  redeliver ID                               delivers what is owed for a lead once more
  test --url https://… [--wait SECONDS]      sends the site a test lead, waits until it is stored and mailed,
                                             and deletes it

Works on the local store. With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set, on the live site's
(LEADS_CONTEXT names another deploy context than "production").`;

class Wrong extends Error {}

function stop(sentence: string, code: 1 | 2 = 1): never {
  console.error(sentence);
  process.exit(code);
}

function typed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        since: { type: 'string' },
        email: { type: 'string' },
        url: { type: 'string', default: '' },
        wait: { type: 'string', default: '150' },
      },
    });
  } catch {
    // An option that there is not, or one without its value: the usage says which there are.
    return stop(usage, 2);
  }
}

const { positionals, values } = typed();
const [command, id] = positionals;
const from = parseMoment(values.since ?? '');
if (values.since && !from) stop('Write the date as YYYY-MM-DD, or with a time as "YYYY-MM-DD HH:MM" (UTC).');
const { values: environment, wrong } = readEnvironment(process.env);
if (wrong[0]) stop(wrong[0]);
const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, LEADS_CONTEXT, SITE_DATA } = environment;
if (!siteID !== !token) stop(`${siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'} must be set too, or neither.`);
const live = siteID && token ? { siteID, token } : undefined;
const deployContext = live ? (LEADS_CONTEXT ?? 'production') : 'dev';

async function wanted(store: Store): Promise<StoredLead> {
  const lead = id ? await readLead(store, id) : null;
  if (!lead) throw new Wrong(id ? `There is no lead ${id}.` : 'Name the lead by its id.');
  return lead;
}

/** The leads of a file that `export --json` wrote. */
async function exported(file: string): Promise<StoredLead[]> {
  const text = await readFile(file, 'utf8').catch(() => stop(`The file "${file}" cannot be read.`));
  try {
    const leads = JSON.parse(text) as StoredLead[];
    if (leads.every((one) => /^[0-9a-f]{32}$/.test(one.id) && Date.parse(one.receivedAt) && one.lead.email))
      return leads;
  } catch {
    // Not JSON, or not a list: told below, as for leads that are none.
  }
  return stop(`The file "${file}" does not hold leads as "export --json" writes them.`);
}

/** Whether the site has a webhook is not known here: without one, its entry is done with nothing sent. */
const owe = (store: Store, lead: StoredLead) => enqueue(store, lead, { hasWebhook: true }, new Date());

/** The ids of an address's leads, in quarantine too. */
async function idsOf(store: Store, email: string): Promise<string[]> {
  const ids: string[] = [];
  for (const prefix of ['leads/', 'quarantine/'] as const) {
    for await (const page of leadPages(store, prefix)) {
      const own = page.filter(({ lead }) => lead.email.toLowerCase() === email.toLowerCase());
      ids.push(...own.map((lead) => lead.id));
    }
  }
  return ids;
}

const print = (value: unknown): void => console.log(printableJson(value));
const since = ({ receivedAt }: StoredLead): boolean => !from || Date.parse(receivedAt) >= from.getTime();

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
    console.log(columns.map((column) => printable(column) || '-').join('  '));
  }
  console.log(`${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`);
}

const commands: Record<string, (store: Store) => Promise<void>> = {
  list: async (store) => (values.json ? print : printList)((await listLeads(store, 'leads/')).filter(since)),
  show: async (store) => print(await wanted(store)),
  export: async (store) => {
    if (values.csv === values.json) throw new Wrong('Say --csv or --json.');
    const leads = (await listLeads(store, 'leads/')).filter(since);
    if (values.csv) process.stdout.write(toCsv(leads));
    else print(leads);
  },
  import: async (store) => {
    const leads = await exported(id ?? '');
    let restored = 0;
    for (const lead of leads) {
      // What was deleted on a visitor's wish does not come back with a backup.
      const isGone = (await store.get(tombstoneKey(lead.id))) !== null;
      if (!isGone && (await createLead(store, lead))) restored += 1;
    }
    console.log(`${restored} restored; ${leads.length - restored} were there or had been deleted`);
  },
  delete: async (store) => {
    const { email } = values;
    const ids = email ? await idsOf(store, email) : [(await wanted(store)).id];
    for (const own of ids) await deleteLead(store, own, new Date());
    console.log(`${ids.length} removed`);
  },
  quarantine: async (store) => printList(await listLeads(store, 'quarantine/')),
  release: async (store) => {
    const { quarantine, ...lead } = await wanted(store);
    if (!quarantine) throw new Wrong(`${lead.id} is not in quarantine.`);
    await owe(store, lead);
    await store.setJSON(leadKey(lead.id), lead);
    await store.delete(quarantineKey(lead.id));
    console.log(`${lead.id} is a lead like any other now; its mails follow, and the webhook where the site has one.`);
  },
  outbox: async (store) => {
    const entries = await outboxEntries(store);
    for (const { subject, kind, attempts, nextAt, deadLettered, lastError } of entries) {
      // Whether the site has a mail server is not known here.
      const untried = kind === 'webhook' ? '' : 'not tried yet: waits for SMTP_URL where none is set';
      const why = attempts === 0 ? untried : printable(lastError ?? '');
      console.log(
        [subject, kind, `${attempts} attempts`, deadLettered ? 'dead letter' : `next ${nextAt}`, why].join('  '),
      );
    }
    console.log(`${entries.length} to deliver`);
  },
  redeliver: async (store) => {
    const lead = await wanted(store);
    if (lead.quarantine) throw new Wrong(`${lead.id} is in quarantine: release it first.`);
    await owe(store, lead);
    const kinds = (await outboxEntries(store, `outbox/${lead.id}/`)).map(({ kind }): DeliveryKind => kind);
    for (const kind of kinds) await redeliver(store, lead.id, kind, new Date());
    console.log(`${kinds.join(', ')}: to be delivered within minutes, the webhook where the site has one.`);
  },
  test: async (store) => {
    if (!/^\d{1,3}$/.test(values.wait)) throw new Wrong('Write --wait as a number of seconds, up to 999.');
    await testLead(store, values.url, Number(values.wait), console.log);
  },
};

const run = Object.hasOwn(commands, command ?? '') ? commands[command ?? ''] : undefined;
if (!run) stop(usage, 2);
const blobs = live ? undefined : await openBlobs(SITE_DATA ?? join(import.meta.dirname, '../../.netlify/blobs-serve'));
try {
  await run(getStore({ name: leadStoreName(deployContext), consistency: 'strong', ...live }));
} catch (error) {
  const isSaid = error instanceof Wrong || error instanceof TestFailed;
  console.error(isSaid ? error.message : `The store could not be used: ${printable(String(error))}`);
  process.exitCode = 1;
} finally {
  await blobs?.stop();
}
