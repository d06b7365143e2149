// A process of its own that loads one function and calls it once, as a machine of the platform does for the first
// visitor: `node tests/support/call-function.ts FILE CALL`, CALL being JSON. Prints the answer as JSON.
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';

/** What a function is called with. */
export interface FunctionCall {
  path: string;
  /** Sent as JSON, with POST. */
  body?: unknown;
  /** The deploy context. */
  context: string;
}

export interface FunctionAnswer {
  /** 204 for a scheduled function, which answers nothing. */
  status: number;
  text: string;
  /** Milliseconds from the start of loading to the whole answer. */
  took: number;
  /** Megabytes that the process held at most. */
  held: number;
}

const [file = '', callJson = '{}'] = process.argv.slice(2);
const { path, body, context }: FunctionCall = JSON.parse(callJson);
// Standard output is the result: drop what the function logs.
console.log = () => {};
const backgroundWork: Promise<unknown>[] = [];
const request = new Request(`https://example.com${path}`, {
  ...(body === undefined
    ? {}
    : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
});
const given = {
  params: {},
  ip: '192.0.2.1',
  deploy: { id: '0', context, published: true },
  waitUntil: (work: Promise<unknown>) => backgroundWork.push(work),
} as unknown as Context;

const startedAt = performance.now();
const { default: handler } = await import(pathToFileURL(file).href);
const response: Response | undefined = await handler(request, given);
const text = (await response?.text()) ?? '';
const took = performance.now() - startedAt;
await Promise.all(backgroundWork);
const held = process.resourceUsage().maxRSS / 1024;
const answer: FunctionAnswer = { status: response?.status ?? 204, text, took, held };
process.stdout.write(JSON.stringify(answer));
