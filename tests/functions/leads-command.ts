// `npm run leads -- …` in this process: a new process would take a second each.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leadsCommand } from '../../netlify/operator/leads-command.ts';

export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the command on the data in a folder; `env` is added to this process's environment. */
export async function runLeads(args: string[], data: string, env: Record<string, string> = {}): Promise<CommandResult> {
  // The command points its process at a store: this one has its own.
  const { NETLIFY_BLOBS_CONTEXT: previousContext } = process.env;
  const [out, err]: [string[], string[]] = [[], []];
  const status = await leadsCommand(
    args,
    { ...process.env, SITE_DATA: data, ...env },
    { out: (text) => out.push(text), err: (text) => err.push(text) },
  );
  if (previousContext === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
  else process.env.NETLIFY_BLOBS_CONTEXT = previousContext;
  return { status, stdout: out.join(''), stderr: err.join('') };
}

/** The command on the data of a deploy, and what restores a backup there. */
export const operatorOf = (deploy: { directory: string }) => {
  const command = (...args: string[]) => runLeads(args, deploy.directory);
  const restore = async (backup: string | Buffer) => {
    const file = join(deploy.directory, 'backup.json');
    await writeFile(file, backup);
    return command('import', file);
  };
  return { command, restore };
};
