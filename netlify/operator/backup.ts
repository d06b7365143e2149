// A backup of the store of leads, suspected spam, what was deleted, and which deliveries were made.
import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { type StoredLead, storedLeadSchema } from '../../src/features/leads/stored-lead.ts';
import { restoreLead } from '../lib/lead-records.ts';
import { createOnly, deleteRecords, inBatches, listKeys, readBatches, tombstoneKey } from '../lib/lead-store.ts';
import { deliveredKey } from '../lib/outbox.ts';
import { asciiJson } from './terminal.ts';

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const deletionSchema = z.object({ id, removedAt: z.string() });
const deliverySchema = z.object({
  id,
  kind: z.enum(['operator-mail', 'visitor-mail', 'webhook', 'quarantine-report']),
  at: z.string(),
  refused: z.optional(z.string()),
});

/** The schemas of a backup's lists, by their names in the file. */
const schemas = {
  leads: storedLeadSchema,
  quarantine: storedLeadSchema,
  deletions: deletionSchema,
  deliveries: deliverySchema,
};
type Lists = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]>[] };

async function* deletions(store: Store): AsyncGenerator<Lists['deletions']> {
  for await (const batch of readBatches<{ removedAt: string }>(store, await listKeys(store, 'tombstones/')))
    yield batch.map(({ key, value }) => ({ id: key.split('/')[1] ?? '', removedAt: value.removedAt }));
}

async function* deliveries(store: Store): AsyncGenerator<Lists['deliveries']> {
  for await (const batch of readBatches<{ at: string }>(store, await listKeys(store, 'delivered/'))) {
    const records = batch.map(({ key, value }) => deliverySchema.safeParse({ ...parseKey(key), ...value }));
    // Delivery records of reports are not backed up: they belong to no lead.
    yield records.flatMap(({ data }) => data ?? []);
  }
}

const parseKey = (key: string) => ({ id: key.split('/')[1], kind: key.split('/')[2] });

/** Streams batches as one JSON array. */
export async function writeList(
  batches: AsyncGenerator<object[]>,
  toJson: (record: object) => string,
  out: (text: string) => void,
): Promise<void> {
  let separator = '[\n';
  for await (const batch of batches) {
    for (const record of batch) {
      out(separator + toJson(record));
      separator = ',\n';
    }
  }
  out(separator === ',\n' ? '\n]' : '[]');
}

/** Streams the backup as ASCII JSON, which redirection preserves whatever the shell's encoding. */
export async function writeBackup(
  store: Store,
  leads: (folder: 'leads/' | 'quarantine/') => AsyncGenerator<StoredLead[]>,
  out: (text: string) => void,
): Promise<void> {
  const parts: { [Name in keyof Lists]: AsyncGenerator<Lists[Name]> } = {
    // Before the leads: suspected spam that is released meanwhile is then in both lists, and not in neither.
    quarantine: leads('quarantine/'),
    leads: leads('leads/'),
    deletions: deletions(store),
    deliveries: deliveries(store),
  };
  let separator = '{\n';
  for (const [name, batches] of Object.entries(parts)) {
    out(`${separator}${JSON.stringify(name)}: `);
    await writeList(batches, asciiJson, out);
    separator = ',\n';
  }
  out('\n}\n');
}

export interface Backup extends Lists {
  /** Each invalid record, with its list, index and field: "leads 3: receivedAt". */
  invalid: string[];
}

/** Parses a backup; undefined if the text is not one. A plain list of leads (`list --json`) is accepted, too. */
export function readBackup(text: string): Backup | undefined {
  let file: unknown;
  try {
    // Without --silent npm prints two lines above the JSON.
    file = JSON.parse(text.slice(Math.max(0, text.search(/^[[{]/m))));
  } catch {
    return undefined;
  }
  const sections = Array.isArray(file) ? { leads: file } : (file as Partial<Record<keyof Lists, unknown>> | null);
  if (!Array.isArray(sections?.leads)) return undefined;
  const invalid: string[] = [];
  const read = <Record>(name: keyof Lists, schema: z.ZodMiniType<Record>): Record[] => {
    const records = Array.isArray(sections[name]) ? sections[name] : [];
    return records.flatMap((record: unknown, index) => {
      const { data, error } = schema.safeParse(record);
      if (error) invalid.push(`${name} ${index + 1}: ${error.issues[0]?.path.join('.') || 'not a record'}`);
      return data ?? [];
    });
  };
  return {
    leads: read('leads', schemas.leads),
    quarantine: read('quarantine', schemas.quarantine),
    deletions: read('deletions', schemas.deletions),
    deliveries: Array.isArray(file)
      ? // A plain list has no delivery records: treat its leads as delivered, so that restoring mails nothing.
        read('leads', schemas.leads).map(({ id, receivedAt }) => ({ id, kind: 'operator-mail', at: receivedAt }))
      : read('deliveries', schemas.deliveries),
    invalid: [...new Set(invalid)],
  };
}

/**
 * Restores missing leads; returns how many. Leads deleted here or in the backup stay deleted, even if
 * an older backup restored them, and deliveries that were made are not repeated.
 */
export async function restoreBackup(store: Store, backup: Backup): Promise<number> {
  const forAll = async <Item>(items: Item[], restore: (item: Item) => Promise<unknown>) =>
    (await Array.fromAsync(inBatches(items, async (item) => [await restore(item)]))).flat();
  await forAll(backup.deletions, async ({ id, removedAt }) => {
    if (await createOnly(store, tombstoneKey(id), { removedAt })) await deleteRecords(store, id);
  });
  // Before the leads, so that the hourly sweep does not take one for undelivered.
  await forAll(backup.deliveries, async ({ id, kind, ...record }) => {
    if ((await store.get(tombstoneKey(id))) === null) await createOnly(store, deliveredKey(id, kind), record);
  });
  const restored = await forAll([...backup.leads, ...backup.quarantine], (lead) => restoreLead(store, lead));
  return restored.filter(Boolean).length;
}
