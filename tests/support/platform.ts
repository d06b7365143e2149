// How the platform processes the repository, by its own libraries and without an account: how it parses
// netlify.toml, the functions as it would upload them, and one call of each in a process that has only what the
// platform gives.
import { type ExecFileOptions, execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveConfig } from '@netlify/config';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import type { FunctionAnswer, FunctionCall } from './call-function.ts';

/** The platform's configuration of production, from netlify.toml. */
export async function platformConfig() {
  const where = { cwd: process.cwd(), repositoryRoot: process.cwd(), context: 'production', branch: 'main' };
  const { config } = await resolveConfig({ ...where, offline: true, mode: 'buildbot' });
  return config as {
    build: { command: string; publish: string; environment: Record<string, string> };
    functionsDirectory: string;
    functions: Record<string, { included_files: string[] }>;
    headers: { for: string; values: Record<string, string> }[];
    redirects: { from: string; to: string; status: number; force: boolean }[];
  };
}

/** The functions, bundled into a temporary folder, and the bundler's result for each. */
export async function bundleFunctions() {
  const { functionsDirectory, functions } = await platformConfig();
  const folder = await mkdtemp(join(tmpdir(), 'bundled-'));
  const bundled = await zipFunctions(functionsDirectory, folder, {
    archiveFormat: 'none',
    basePath: process.cwd(),
    // The files that each function includes; those of `*` are every function's.
    config: Object.fromEntries(
      Object.entries(functions).map(([name, { included_files }]) => [name, { includedFiles: included_files }]),
    ),
  });
  return { folder, bundled, remove: () => rm(folder, { recursive: true }) };
}

/** Calls a function in a process of its own: `main` is its file. */
export async function callFunction(
  main: string,
  call: FunctionCall,
  options: ExecFileOptions,
): Promise<FunctionAnswer> {
  const args = [join(import.meta.dirname, 'call-function.ts'), main, JSON.stringify(call)];
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return JSON.parse(String(stdout));
}

/** Calls a bundled function, in a process that has its bundle, the platform's variables and nothing else. */
export function callBundled(folder: string, name: string, call: FunctionCall): Promise<FunctionAnswer> {
  const root = join(folder, name);
  const { NETLIFY_BLOBS_CONTEXT = '' } = process.env;
  const env = {
    AWS_LAMBDA_FUNCTION_NAME: name,
    LAMBDA_TASK_ROOT: root,
    NETLIFY_BLOBS_CONTEXT,
    SITE_ID: '0',
    SITE_NAME: 'example',
    URL: 'https://example.com',
  };
  return callFunction(join(root, 'netlify/functions', `${name}.mjs`), call, { cwd: root, env });
}
