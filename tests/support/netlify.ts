// A local deploy for one test file: a Blobs server in a temporary folder, with the deploy blobs of the last
// build.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { beforeAll } from 'vitest';
import { shareBlobs } from '../../netlify/local/shared-blobs.ts';
import { uploadDeployBlobs } from '../../netlify/local/upload-deploy-blobs.ts';
import { site } from '../../src/site.ts';

/** The context that Netlify passes to a function, as far as ours read it. */
export const contextOf = (params: Record<string, string> = {}, deployContext = 'dev'): Context =>
  ({
    params,
    deploy: { id: '0', context: deployContext, published: true },
    waitUntil: (work: Promise<unknown>) => backgroundWork.push(work),
  }) as unknown as Context;

const backgroundWork: Promise<unknown>[] = [];

/** Waits for the work that functions passed to `context.waitUntil`. */
export const finishBackgroundWork = async (): Promise<void> => {
  await Promise.all(backgroundWork.splice(0));
};

export const address = (path: string): string => new URL(path, site.url).href;

/** A POST with JSON, as the site's own client sends it. */
export const postJson = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(address(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A POST as a browser without JavaScript sends it. */
export const postForm = (path: string, fields: Record<string, string>): Request =>
  new Request(address(path), { method: 'POST', body: new URLSearchParams(fields) });

/** Runs a deploy for the tests of the calling file. The operator's command finds its store by SITE_DATA. */
export function deployForTests(): void {
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'blobs-'));
    process.env.SITE_DATA = directory;
    const blobs = await shareBlobs(directory);
    await uploadDeployBlobs('.netlify/blobs/deploy');
    return async () => {
      await blobs.stop();
      delete process.env.SITE_DATA;
      await rm(directory, { recursive: true });
    };
  });
}
