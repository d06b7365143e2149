// What each command of `npm run leads -- …` does.
import type { parseArgs } from 'node:util';
import type { Store } from '@netlify/blobs';
import { toCsv } from '../../src/features/leads/leads-csv.ts';
import { deliveriesFor } from '../../src/features/leads/outbox.ts';
import { idPrefix } from '../../src/features/leads/reference.ts';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { votesInWords } from '../../src/features/page-votes/page-vote.ts';
import { currentKey } from '../lib/lead-encryption.ts';
import { leadBatches, readLead, reencryptLead, restoreLead } from '../lib/lead-records.ts';
import { deleteLead, listKeys, quarantineKey } from '../lib/lead-store.ts';
import { enqueue, entryBatches, redeliver } from '../lib/outbox.ts';
import { readVotes } from '../lib/page-votes.ts';
import { type Backup, readBackup, restoreBackup, writeBackup, writeList } from './backup.ts';
import { readTextFile } from './read-text-file.ts';
import { CommandError, printable, printableJson } from './terminal.ts';
import { testLead } from './test-lead.ts';

/** The options of the command. */
export const options = {
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  since: { type: 'string' },
  email: { type: 'string' },
  url: { type: 'string', default: '' },
  wait: { type: 'string', default: '150' },
} as const;

/** One call of a command, on its store. */
export interface Call {
  store: Store;
  /** The store's name in messages. */
  storeName: string;
  /** The argument after the command: an id, or a file. */
  id: string;
  values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  /** Whether the lead came in after `--since`. */
  since: (lead: StoredLead) => boolean;
  out: (text: string) => void;
  err: (text: string) => void;
}

const folders = ['leads/', 'quarantine/'] as const;
type Folder = (typeof folders)[number];

/** The lead with this id or this reference number. */
async function findLead({ store, id }: Call): Promise<StoredLead> {
  if (!id) throw new CommandError('Name the lead by its id or its reference number.');
  const prefix = idPrefix(id);
  const ids = new Set<string>();
  if (prefix) {
    for (const folder of folders) {
      const { blobs } = await store.list({ prefix: folder + prefix });
      for (const { key } of blobs) ids.add(key.slice(folder.length));
    }
  }
  if (ids.size > 1)
    throw new CommandError(`Several leads have the reference ${id}. Name one by its id: ${[...ids].join(', ')}`);
  const [only] = ids;
  const lead = only ? await readLead(store, only) : null;
  if (!lead) throw new CommandError(`There is no lead ${id}.`);
  return lead;
}

/** Reads a backup from a file. */
async function readBackupFile(file: string): Promise<Backup> {
  const text = await readTextFile(file).catch(() => {
    throw new CommandError(`The file "${file}" cannot be read, or is not text.`);
  });
  const backup = readBackup(text);
  if (!backup) throw new CommandError(`The file "${file}" is not a backup as "export --json" writes it.`);
  return backup;
}

/** The ids of an address's leads, in quarantine too. */
async function leadIdsByEmail(store: Store, email: string): Promise<string[]> {
  const ids: string[] = [];
  for (const folder of folders) {
    for await (const leads of leadBatches(store, folder)) {
      const fromAddress = leads.filter(({ lead }) => lead.email.toLowerCase() === email.toLowerCase());
      ids.push(...fromAddress.map(({ id }) => id));
    }
  }
  return ids;
}

const printLine = ({ out }: Call, text: string): void => out(`${text}\n`);

/** The leads since `--since`, in batches. Unreadable records are reported and skipped. */
async function* leadsSince({ store, since, err }: Call, folder: Folder): AsyncGenerator<StoredLead[]> {
  const report = (message: string) => err(`${printable(message)}\n`);
  for await (const leads of leadBatches(store, folder, report)) yield leads.filter(since);
}

const leadLine = ({ id, receivedAt, lead, quarantine }: StoredLead): string =>
  [receivedAt, id, lead.name, lead.email, lead.phone, lead.county, lead.userIntent, quarantine ?? '']
    .map((column) => printable(column) || '-')
    .join('  ');

/** Prints a line for each lead, sorted by its time. Only the lines are in memory, not the leads. */
async function printList(call: Call, folder: Folder): Promise<void> {
  const lines: string[] = [];
  for await (const leads of leadsSince(call, folder)) lines.push(...leads.map(leadLine));
  for (const leadText of lines.sort()) printLine(call, leadText);
  printLine(call, `${lines.length} ${lines.length === 1 ? 'lead' : 'leads'}`);
}

async function printCsv(call: Call): Promise<void> {
  // A byte order mark: without it Excel decodes "José" incorrectly.
  call.out(`\ufeff${toCsv([])}`);
  for await (const leads of leadsSince(call, 'leads/')) call.out(toCsv(leads, false));
}

export const commands: Record<string, (call: Call) => Promise<void>> = {
  list: async (call) => {
    if (!call.values.json) return printList(call, 'leads/');
    await writeList(leadsSince(call, 'leads/'), printableJson, call.out);
    call.out('\n');
  },
  show: async (call) => printLine(call, printableJson(await findLead(call))),
  export: async (call) => {
    const { values } = call;
    if (values.csv === values.json) throw new CommandError('Say --csv or --json.');
    let unreadable = 0;
    const countingCall: Call = {
      ...call,
      err: (text) => {
        unreadable += 1;
        call.err(text);
      },
    };
    await (values.csv
      ? printCsv(countingCall)
      : writeBackup(call.store, (folder) => leadsSince(countingCall, folder), call.out));
    // A scheduled backup checks the exit status only.
    if (unreadable > 0)
      throw new CommandError(`Not complete: ${unreadable} ${unreadable === 1 ? 'record' : 'records'} cannot be read.`);
  },
  import: async (call) => {
    const backup = await readBackupFile(call.id);
    for (const record of backup.invalid) call.err(`Skipped, because it cannot be read: ${record}\n`);
    const restored = await restoreBackup(call.store, backup);
    const total = backup.leads.length + backup.quarantine.length;
    printLine(
      call,
      `${restored} restored; ${total - restored} were there or had been deleted; ${backup.invalid.length} skipped`,
    );
  },
  reencrypt: async (call) => {
    const { store } = call;
    const key = currentKey();
    if (!key) throw new CommandError('Set LEAD_KEYS: its first key is the one to encrypt with.');
    let count = 0;
    for (const folder of folders) {
      for await (const leads of leadsSince(call, folder)) {
        const resealed = await Promise.all(leads.map((lead) => reencryptLead(store, lead)));
        count += resealed.filter(Boolean).length;
      }
    }
    printLine(call, `${count} leads are encrypted with the key "${key}".`);
  },
  delete: async (call) => {
    const { store, storeName, id, values } = call;
    if (id && values.email)
      throw new CommandError('Say either the ID or --email ADDRESS: which of them shall be removed?', 2);
    const ids = values.email ? await leadIdsByEmail(store, values.email) : [(await findLead(call)).id];
    for (const id of ids) await deleteLead(store, id, new Date());
    printLine(call, `${ids.length} removed from ${storeName}`);
  },
  quarantine: (call) => printList(call, 'quarantine/'),
  release: async (call) => {
    const { store } = call;
    const { quarantine, ...lead } = await findLead(call);
    const copy = quarantineKey(lead.id);
    if (!quarantine) {
      if ((await store.get(copy)) === null) throw new CommandError(`${lead.id} is not in quarantine.`);
      await store.delete(copy);
      return printLine(call, `${lead.id} is a lead already, with its mails; its copy in quarantine is removed.`);
    }
    if (!(await restoreLead(store, lead))) throw new CommandError(`${lead.id} was deleted or released meanwhile.`);
    // This command cannot know whether the site has a webhook; without one, the entry is dropped on delivery.
    await enqueue(store, lead, { hasWebhook: true }, new Date());
    await store.delete(copy);
    printLine(
      call,
      `${lead.id} is a lead like any other now; its mails follow, and the webhook where the site has one.`,
    );
  },
  outbox: async (call) => {
    let count = 0;
    for await (const entries of entryBatches(call.store, await listKeys(call.store, 'outbox/'))) {
      for (const { subject, kind, attempts, nextAt, deadLettered, lastError } of entries) {
        // Whether the site has a mail server is not known here.
        const untried = kind === 'webhook' ? '' : 'not tried yet: waits for SMTP_URL where none is set';
        const reason = attempts === 0 ? untried : printable(lastError ?? '');
        const nextAttempt = deadLettered ? 'dead letter' : `next ${nextAt}`;
        printLine(call, [subject, kind, `${attempts} attempts`, nextAttempt, reason].join('  '));
      }
      count += entries.length;
    }
    printLine(call, `${count} to deliver`);
  },
  redeliver: async (call) => {
    const { store } = call;
    const lead = await findLead(call);
    if (lead.quarantine) throw new CommandError(`${lead.id} is in quarantine: release it first.`);
    const kinds = deliveriesFor(lead.lead.probateType === 'Guide Download', true);
    for (const kind of kinds) await redeliver(store, lead.id, kind, new Date());
    printLine(call, `${kinds.join(', ')}: to be delivered within minutes, the webhook where the site has one.`);
  },
  votes: async (call) => {
    const pages = await readVotes(call.store, (call.values.since ?? '').slice(0, 10));
    for (const votes of pages) printLine(call, `${votesInWords(votes)}  ${printable(votes.page)}`);
    printLine(call, `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} with a vote`);
  },
  test: async (call) => {
    const { store, values } = call;
    if (!/^\d{1,3}$/.test(values.wait)) throw new CommandError('Write --wait as a number of seconds, up to 999.');
    await testLead(store, values.url, Number(values.wait), (text) => printLine(call, text));
  },
};
