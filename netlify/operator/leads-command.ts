// The operator's command over the local store, or over the live site's with its id and token.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getStore, type Store } from '@netlify/blobs';
import { toCsv } from '../../src/features/leads/leads-csv.ts';
import { deliveriesFor } from '../../src/features/leads/outbox.ts';
import { idPrefix } from '../../src/features/leads/reference.ts';
import { leadStoreName, type StoredLead } from '../../src/features/leads/stored-lead.ts';
import { votesInWords } from '../../src/features/page-votes/page-vote.ts';
import { parseMoment } from '../../src/shared/dates.ts';
import { readEnvironment } from '../../src/shared/environment.ts';
import { currentKey } from '../lib/lead-encryption.ts';
import { leadBatches, readLead, resealLead, restoreLead } from '../lib/lead-records.ts';
import { deleteLead, listKeys, quarantineKey } from '../lib/lead-store.ts';
import { enqueue, entryBatches, redeliver } from '../lib/outbox.ts';
import { readVotes } from '../lib/page-votes.ts';
import { openBlobs } from '../local/shared-blobs.ts';
import { type Backup, readBackup, restoreBackup, writeBackup } from './backup.ts';
import { readTextFile } from './read-text-file.ts';
import { retryingFetch } from './retrying-fetch.ts';
import { printable, printableJson, reasonOf } from './terminal.ts';
import { TestFailed, testLead } from './test-lead.ts';

const usage = `Usage: npm run leads -- COMMAND

  list [--json]                              every lead
  show ID|REFERENCE                          one lead, whole
  export --csv [--since YYYY-MM-DD]          leads for a spreadsheet (npm run --silent leads -- …)
  export --json [--since YYYY-MM-DD]         a backup: leads, quarantine, deletions and delivery records
  import FILE                                restores what is missing from a backup
  reencrypt                                  encrypts every lead with the first key of LEAD_KEYS
  delete ID | delete --email ADDRESS         removes a lead with its outbox and consent record, for good
  quarantine                                 suspected spam
  release ID                                 makes one of these a lead like any other
  outbox                                     what is still to be delivered, and why it was not yet
  redeliver ID                               delivers what is owed for a lead once more
  votes [--since YYYY-MM-DD]                 what readers answered to "Did this answer it?", by page
  test --url https://… [--wait SECONDS]      sends the site a test lead, waits until it is stored and mailed,
                                             and deletes it

Works on the local store. With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set, on the live site's
(LEADS_CONTEXT names another deploy context than "production").`;

/** What was wrong, in words for the operator, and how the command ends. */
class Wrong extends Error {
  readonly code: 1 | 2;
  constructor(sentence: string, code: 1 | 2 = 1) {
    super(sentence);
    this.code = code;
  }
}

/** Where the command prints its answer, and what went wrong. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
}

function typed(args: string[]) {
  try {
    return parseArgs({
      args,
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
    throw new Wrong(usage, 2);
  }
}

/** One call of the command, on its store. */
interface Call {
  store: Store;
  /** Which one it is, for the operator. */
  storeName: string;
  /** The argument after the command: an id, or a file. */
  id: string;
  values: ReturnType<typeof typed>['values'];
  /** Whether the lead came in after the date that was asked for. */
  since: (lead: StoredLead) => boolean;
  out: (text: string) => void;
  err: (text: string) => void;
}

/** The lead with this id or this reference number. */
async function wanted({ store, id }: Call): Promise<StoredLead> {
  if (!id) throw new Wrong('Name the lead by its id or its reference number.');
  const prefix = idPrefix(id);
  const ids = new Set<string>();
  if (prefix) {
    for (const folder of ['leads/', 'quarantine/']) {
      const { blobs } = await store.list({ prefix: folder + prefix });
      for (const { key } of blobs) ids.add(key.slice(folder.length));
    }
  }
  if (ids.size > 1)
    throw new Wrong(`Several leads have the reference ${id}. Name one by its id: ${[...ids].join(', ')}`);
  const [only] = ids;
  const lead = only ? await readLead(store, only) : null;
  if (!lead) throw new Wrong(`There is no lead ${id}.`);
  return lead;
}

/** The backup in a file. */
async function backupIn(file: string): Promise<Backup> {
  const text = await readTextFile(file).catch(() => {
    throw new Wrong(`The file "${file}" cannot be read, or is not text.`);
  });
  const backup = readBackup(text);
  if (!backup) throw new Wrong(`The file "${file}" is not a backup as "export --json" writes it.`);
  return backup;
}

/** The ids of an address's leads, in quarantine too. */
async function idsOf(store: Store, email: string): Promise<string[]> {
  const ids: string[] = [];
  for (const prefix of ['leads/', 'quarantine/'] as const) {
    for await (const portion of leadBatches(store, prefix)) {
      const own = portion.filter(({ lead }) => lead.email.toLowerCase() === email.toLowerCase());
      ids.push(...own.map((lead) => lead.id));
    }
  }
  return ids;
}

const line = ({ out }: Call, text: string): void => out(`${text}\n`);
/** Names a record that cannot be read, and goes on. */
const reportTo =
  ({ err }: Call) =>
  (message: string): void =>
    err(`${printable(message)}\n`);
const print = (call: Call, value: unknown): void => line(call, printableJson(value));

const listed = ({ id, receivedAt, lead, quarantine }: StoredLead): string =>
  [receivedAt, id, lead.name, lead.email, lead.phone, lead.county, lead.userIntent, quarantine ?? '']
    .map((column) => printable(column) || '-')
    .join('  ');

/** A line for each lead, oldest first: each begins with its time. Only the lines are held until all are read. */
async function printList(call: Call, prefix: 'leads/' | 'quarantine/'): Promise<void> {
  const lines: string[] = [];
  for await (const leads of leadBatches(call.store, prefix, reportTo(call)))
    lines.push(...leads.filter(call.since).map(listed));
  for (const one of lines.sort()) line(call, one);
  line(call, `${lines.length} ${lines.length === 1 ? 'lead' : 'leads'}`);
}

/** One list of all leads as JSON, in the order of their ids, written while they are read. */
async function printJson(call: Call): Promise<void> {
  const { store, since, out } = call;
  let before = '[\n';
  for await (const leads of leadBatches(store, 'leads/', reportTo(call))) {
    const wanted = leads.filter(since);
    if (wanted.length === 0) continue;
    out(before + printableJson(wanted).slice('[\n'.length, -'\n]'.length));
    before = ',\n';
  }
  out(before === ',\n' ? '\n]\n' : '[]\n');
}

/** The same as CSV. */
async function printCsv(call: Call): Promise<void> {
  const { store, since, out } = call;
  // A byte order mark: without it Excel reads "José" as two other letters.
  out(`\ufeff${toCsv([])}`);
  for await (const leads of leadBatches(store, 'leads/', reportTo(call))) out(toCsv(leads.filter(since), false));
}

const commands: Record<string, (call: Call) => Promise<void>> = {
  list: (call) => (call.values.json ? printJson(call) : printList(call, 'leads/')),
  show: async (call) => print(call, await wanted(call)),
  export: async (call) => {
    const { values } = call;
    if (values.csv === values.json) throw new Wrong('Say --csv or --json.');
    await (values.csv ? printCsv(call) : writeBackup(call.store, call.since, call.out, reportTo(call)));
  },
  import: async (call) => {
    const backup = await backupIn(call.id);
    for (const one of backup.bad) call.err(`Skipped, because it cannot be read: ${one}\n`);
    const restored = await restoreBackup(call.store, backup);
    const total = backup.leads.length + backup.quarantine.length;
    line(
      call,
      `${restored} restored; ${total - restored} were there or had been deleted; ${backup.bad.length} skipped`,
    );
  },
  reencrypt: async (call) => {
    const { store } = call;
    const key = currentKey();
    if (!key) throw new Wrong('Set LEAD_KEYS: its first key is the one to encrypt with.');
    let count = 0;
    for (const folder of ['leads/', 'quarantine/'] as const) {
      for await (const leads of leadBatches(store, folder, reportTo(call))) {
        const resealed = await Promise.all(leads.map((lead) => resealLead(store, lead)));
        count += resealed.filter(Boolean).length;
      }
    }
    line(call, `${count} leads are encrypted with the key "${key}".`);
  },
  delete: async (call) => {
    const { store, storeName, id, values } = call;
    if (id && values.email) throw new Wrong('Say either the ID or --email ADDRESS: which of them shall be removed?', 2);
    const ids = values.email ? await idsOf(store, values.email) : [(await wanted(call)).id];
    for (const own of ids) await deleteLead(store, own, new Date());
    line(call, `${ids.length} removed from ${storeName}`);
  },
  quarantine: (call) => printList(call, 'quarantine/'),
  release: async (call) => {
    const { store } = call;
    const { quarantine, ...lead } = await wanted(call);
    const copy = quarantineKey(lead.id);
    if (!quarantine) {
      if ((await store.get(copy)) === null) throw new Wrong(`${lead.id} is not in quarantine.`);
      await store.delete(copy);
      return line(call, `${lead.id} is a lead already, with its mails; its copy in quarantine is removed.`);
    }
    if (!(await restoreLead(store, lead))) throw new Wrong(`${lead.id} was deleted or released meanwhile.`);
    // Whether the site has a webhook is not known here: without one, its entry is done with nothing sent.
    await enqueue(store, lead, { hasWebhook: true }, new Date());
    await store.delete(copy);
    line(call, `${lead.id} is a lead like any other now; its mails follow, and the webhook where the site has one.`);
  },
  outbox: async (call) => {
    let count = 0;
    for await (const entries of entryBatches(call.store, await listKeys(call.store, 'outbox/'))) {
      for (const { subject, kind, attempts, nextAt, deadLettered, lastError } of entries) {
        // Whether the site has a mail server is not known here.
        const untried = kind === 'webhook' ? '' : 'not tried yet: waits for SMTP_URL where none is set';
        const why = attempts === 0 ? untried : printable(lastError ?? '');
        const when = deadLettered ? 'dead letter' : `next ${nextAt}`;
        line(call, [subject, kind, `${attempts} attempts`, when, why].join('  '));
      }
      count += entries.length;
    }
    line(call, `${count} to deliver`);
  },
  redeliver: async (call) => {
    const { store } = call;
    const lead = await wanted(call);
    if (lead.quarantine) throw new Wrong(`${lead.id} is in quarantine: release it first.`);
    const kinds = deliveriesFor(lead.lead.probateType === 'Guide Download', true);
    for (const kind of kinds) await redeliver(store, lead.id, kind, new Date());
    line(call, `${kinds.join(', ')}: to be delivered within minutes, the webhook where the site has one.`);
  },
  votes: async (call) => {
    const pages = await readVotes(call.store, (call.values.since ?? '').slice(0, 10));
    for (const votes of pages) line(call, `${votesInWords(votes)}  ${printable(votes.page)}`);
    line(call, `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} with a vote`);
  },
  test: async (call) => {
    const { store, values } = call;
    if (!/^\d{1,3}$/.test(values.wait)) throw new Wrong('Write --wait as a number of seconds, up to 999.');
    await testLead(store, values.url, Number(values.wait), (text) => line(call, text));
  },
};

/**
 * Does what `args` say, with the variables of the operator's shell, and gives the status that the process ends with: 1
 * where it went wrong, 2 where the call itself is wrong.
 */
export async function leadsCommand(
  args: string[],
  variables: Record<string, string | undefined>,
  { out, err }: Terminal,
): Promise<0 | 1 | 2> {
  let blobs: Awaited<ReturnType<typeof openBlobs>> | undefined;
  try {
    const { positionals, values } = typed(args);
    const [command = '', id = ''] = positionals;
    const from = parseMoment(values.since ?? '');
    if (values.since && !from)
      throw new Wrong('Write the date as YYYY-MM-DD, or with a time as "YYYY-MM-DD HH:MM" (UTC).');
    const { values: environment, wrong } = readEnvironment(variables);
    if (wrong[0]) throw new Wrong(wrong[0]);
    const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, LEADS_CONTEXT, SITE_DATA } = environment;
    if (!siteID !== !token)
      throw new Wrong(`${siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'} must be set too, or neither.`);
    if (LEADS_CONTEXT && !siteID)
      throw new Wrong('LEADS_CONTEXT is of use with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN only: set them too.');
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) throw new Wrong(usage, 2);
    const live = siteID && token ? { siteID, token, fetch: retryingFetch } : undefined;
    if (!live) blobs = await openBlobs(SITE_DATA ?? join(import.meta.dirname, '../../.netlify/blobs-serve'));
    const context = live ? (LEADS_CONTEXT ?? 'production') : 'dev';
    const store = getStore({ name: leadStoreName(context), consistency: 'strong', ...live });
    const storeName = live ? `the live site's store (${context})` : 'the local store';
    const since = ({ receivedAt }: StoredLead) => !from || Date.parse(receivedAt) >= from.getTime();
    await run({ store, storeName, id, values, out, err, since });
    return 0;
  } catch (error) {
    const isSaid = error instanceof Wrong || error instanceof TestFailed;
    err(`${isSaid ? error.message : `The store could not be used: ${reasonOf(error)}`}\n`);
    return error instanceof Wrong ? error.code : 1;
  } finally {
    await blobs?.stop();
  }
}
