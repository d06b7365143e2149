// The site's functions, imported once and called in this process: Netlify, too, keeps a function warm between calls.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { localDeployID } from './blobs.ts';

type Handler = (request: Request, context: Context) => Promise<Response>;

export interface LocalFunction {
  name: string;
  handler: Handler;
  config: Config;
}

/** Imports every function of a folder: one file each, named like the function. */
export async function loadFunctions(folder: string): Promise<LocalFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => {
      const { default: handler, config } = await import(pathToFileURL(join(folder, file)).href);
      return { name: file.slice(0, -'.ts'.length), handler, config };
    }),
  );
}

/** Work passed to `context.waitUntil`. */
const pendingWork = new Set<Promise<unknown>>();

/** Waits for pending work, `timeoutMs` milliseconds at most. */
export async function waitForPendingWork(timeoutMs: number): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs).unref());
  await Promise.race([Promise.all(pendingWork), timeout]);
}

/**
 * The context that Netlify passes to a function, without the parts that no function here reads (ip, geo, cookies, …).
 * `params` are the groups of its path (":slug").
 */
export function contextOf({ name }: LocalFunction, params: Record<string, string> = {}): Context {
  const context: Partial<Context> = {
    params,
    deploy: { id: localDeployID, context: 'dev', published: true },
    waitUntil: (work) => {
      const ended = work
        .catch((error) => console.error(errorLine(name, error)))
        .finally(() => pendingWork.delete(ended));
      pendingWork.add(ended);
    },
  };
  return context as Context;
}

/** Calls the function. An exception is logged in one line and becomes status 500. */
export async function callFunction(
  localFunction: LocalFunction,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  try {
    return await localFunction.handler(request, contextOf(localFunction, params));
  } catch (error) {
    console.error(errorLine(localFunction.name, error));
    return new Response('The function failed.', { status: 500, headers: { 'content-type': 'text/plain' } });
  }
}

/** Type and location of an error. Never its message, which may quote what a visitor typed. */
export function errorLine(name: string, error: unknown): string {
  if (!(error instanceof Error)) return `${name} failed.`;
  const [, location = ''] = /^\s+(at .*)$/m.exec(error.stack?.replace(error.message, '') ?? '') ?? [];
  return `${name} failed: ${error.name} ${location}`.trim();
}
