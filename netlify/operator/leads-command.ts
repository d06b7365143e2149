// The operator's command over the local store, or over the live site's with its id and token.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getStore } from '@netlify/blobs';
import { leadStoreName, type StoredLead } from '../../src/features/leads/stored-lead.ts';
import { parseMoment } from '../../src/shared/dates.ts';
import { readEnvironment } from '../../src/shared/environment.ts';
import { openBlobs } from '../local/shared-blobs.ts';
import { commands, options } from './commands.ts';
import { retryingFetch } from './retrying-fetch.ts';
import { CommandError, reasonOf } from './terminal.ts';

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
  redeliver ID                               makes all deliveries of a lead once more
  votes [--since YYYY-MM-DD]                 what readers answered to "Did this answer it?", by page
  test --url https://… [--wait SECONDS]      sends the site a test lead, waits until it is stored and mailed,
                                             and deletes it

Works on the local store. With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set, on the live site's
(LEADS_CONTEXT names another deploy context than "production").`;

/** Where the command prints its answer, and what went wrong. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    // Unknown option, or one without its value.
    throw new CommandError(usage, 2);
  }
}

/**
 * Runs the command in `args` with the shell's environment variables; returns the exit status: 1 for a failure, 2 for
 * wrong usage.
 */
export async function leadsCommand(
  args: string[],
  variables: Record<string, string | undefined>,
  { out, err }: Terminal,
): Promise<0 | 1 | 2> {
  let blobs: Awaited<ReturnType<typeof openBlobs>> | undefined;
  try {
    const { positionals, values } = parseArguments(args);
    const [command = '', id = ''] = positionals;
    const from = parseMoment(values.since ?? '');
    if (values.since && !from)
      throw new CommandError('Write the date as YYYY-MM-DD, or with a time as "YYYY-MM-DD HH:MM" (UTC).');
    const { values: environment, wrong } = readEnvironment(variables);
    if (wrong[0]) throw new CommandError(wrong[0]);
    const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, LEADS_CONTEXT, SITE_DATA } = environment;
    if (!siteID !== !token)
      throw new CommandError(`${siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'} must be set too, or neither.`);
    if (LEADS_CONTEXT && !siteID)
      throw new CommandError('LEADS_CONTEXT is of use with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN only: set them too.');
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) throw new CommandError(usage, 2);
    const liveStore = siteID && token ? { siteID, token, fetch: retryingFetch } : undefined;
    if (!liveStore) blobs = await openBlobs(SITE_DATA ?? join(import.meta.dirname, '../../.netlify/blobs-serve'));
    const context = liveStore ? (LEADS_CONTEXT ?? 'production') : 'dev';
    const store = getStore({ name: leadStoreName(context), consistency: 'strong', ...liveStore });
    const storeName = liveStore ? `the live site's store (${context})` : 'the local store';
    const since = ({ receivedAt }: StoredLead) => !from || Date.parse(receivedAt) >= from.getTime();
    await run({ store, storeName, id, values, out, err, since });
    return 0;
  } catch (error) {
    const { message, code } =
      error instanceof CommandError ? error : new CommandError(`The store could not be used: ${reasonOf(error)}`);
    err(`${message}\n`);
    return code;
  } finally {
    await blobs?.stop();
  }
}
