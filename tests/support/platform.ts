// What the platform makes of the repository, by its own libraries and without an account: what it reads in netlify.toml, the
// functions as it would upload them, and one call of each in a process that has only what the platform gives.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveConfig } from '@netlify/config';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';

/** What it reads in netlify.toml for a deploy context. */
export async function platformConfig(context = 'production') {
  const root = process.cwd();
  const options = { cwd: root, repositoryRoot: root, context, offline: true, mode: 'buildbot', branch: 'main' };
  const { config } = await resolveConfig(options);
  return config as {
    build: { command: string; publish: string; environment: Record<string, string> };
    functionsDirectory: string;
    functions: Record<string, { included_files: string[] }>;
    headers: { for: string; values: Record<string, string> }[];
    redirects: { from: string; to: string; status: number; force: boolean }[];
  };
}

type Format = 'none' | 'zip';

/** The functions, bundled into a folder of their own, as folders or as the archives that are uploaded. */
export async function bundleFunctions(format: Format) {
  const { functions, functionsDirectory } = await platformConfig();
  const folder = await mkdtemp(join(tmpdir(), 'bundled-'));
  const config = Object.fromEntries(
    Object.entries(functions).map(([name, { included_files: includedFiles }]) => [name, { includedFiles }]),
  );
  const bundled = await zipFunctions(functionsDirectory, folder, {
    archiveFormat: format,
    basePath: process.cwd(),
    config,
  });
  return { folder, bundled, remove: () => rm(folder, { recursive: true }) };
}

export interface PlatformCall {
  path: string;
  /** Sent as JSON, with POST. */
  body?: unknown;
}

export interface PlatformAnswer {
  status: number;
  text: string;
  /** Milliseconds until the function was loaded, and until its answer was whole. */
  started: number;
  took: number;
  /** Megabytes at most. */
  held: number;
}

const run = promisify(execFile);

/** Calls a bundled function once, with the event that the platform sends. `variables` are those the operator set. */
export async function callBundled(
  folder: string,
  name: string,
  { path, body }: PlatformCall,
  variables: Record<string, string> = {},
): Promise<PlatformAnswer> {
  const root = join(folder, name);
  const entry = (await readdir(root)).find((file) => file.startsWith('___netlify-entry-point')) ?? '';
  const { edgeURL, token, siteID, deployID } = JSON.parse(atob(process.env.NETLIFY_BLOBS_CONTEXT ?? ''));
  const blobs = { url: edgeURL, url_uncached: edgeURL, token, primary_region: 'us-east-2' };
  const event = {
    rawUrl: `https://example.com${path}`,
    path,
    httpMethod: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-nf-client-connection-ip': '192.0.2.1',
      'x-nf-deploy-context': 'production',
      'x-nf-deploy-id': deployID,
      'x-nf-deploy-published': '1',
      'x-nf-site-id': siteID,
    },
    body: body === undefined ? '' : JSON.stringify(body),
    isBase64Encoded: false,
    blobs: btoa(JSON.stringify(blobs)),
  };
  const env = { AWS_LAMBDA_FUNCTION_NAME: name, LAMBDA_TASK_ROOT: root, SITE_ID: siteID, URL: 'https://example.com' };
  const script = join(import.meta.dirname, 'call-bundle.mjs');
  const { stdout } = await run(process.execPath, [script, join(root, entry), JSON.stringify(event)], {
    cwd: root,
    env: { ...env, ...variables },
  });
  return JSON.parse(stdout) as PlatformAnswer;
}
