// `npm run leads -- list`: the operator's look into the local store.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getStore } from '@netlify/blobs';
import type { StoredLead } from '../../src/domain/stored-lead.ts';
import { leadStoreName } from '../lib/lead-store.ts';
import { startBlobs } from './blobs.ts';

const usage = 'Usage: npm run leads -- list [--json]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
if (positionals.length !== 1 || positionals[0] !== 'list') {
  console.error(usage);
  process.exit(2);
}

const blobs = await startBlobs(process.env.SITE_DATA ?? join(import.meta.dirname, '../../.netlify/blobs-serve'));
const store = getStore({ name: leadStoreName('dev'), consistency: 'strong' });
const { blobs: keys } = await store.list({ prefix: 'leads/' });
const leads = (await Promise.all(keys.map(({ key }) => store.get(key, { type: 'json' }) as Promise<StoredLead>))).sort(
  (a, b) => a.receivedAt.localeCompare(b.receivedAt),
);
await blobs.stop();

if (values.json) console.log(JSON.stringify(leads, null, 2));
else {
  for (const { id, receivedAt, lead } of leads) {
    console.log(
      [receivedAt, id, lead.name, lead.email, lead.phone || '-', lead.county || '-', lead.userIntent].join('  '),
    );
  }
  console.log(`${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`);
}
