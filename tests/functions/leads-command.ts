// `npm run leads -- …` in this process, on the data in SITE_DATA: a new process would take a second each.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leadsCommand } from '../../netlify/operator/leads-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the command; `added` is added to this process's environment. Throws without SITE_DATA: the data would be a developer's own. */
export async function runLeads(args: string[], added: Record<string, string> = {}): Promise<CommandResult> {
  const env = { ...process.env, ...added };
  if (!env.SITE_DATA) throw new Error('Set SITE_DATA to the data of the test.');
  // The command points its process at a store: this one has its own.
  const { NETLIFY_BLOBS_CONTEXT: previousContext } = process.env;
  const [out, err]: [string[], string[]] = [[], []];
  const status = await leadsCommand(args, env, { out: (text) => out.push(text), err: (text) => err.push(text) });
  if (previousContext === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
  else process.env.NETLIFY_BLOBS_CONTEXT = previousContext;
  return { status, stdout: out.join(''), stderr: err.join('') };
}

export const command = (...args: string[]): Promise<CommandResult> => runLeads(args);

export async function restore(backup: string | Buffer): Promise<CommandResult> {
  const file = join(temporaryFolder(), 'backup.json');
  await writeFile(file, backup);
  return command('import', file);
}
