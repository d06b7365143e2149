// A process of its own that loads one function and calls it, as a machine of the platform does for its first
// visitors: `node tests/support/call-function.ts FILE CALL`, CALL being JSON. Prints the answer as JSON.
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';

/** What a function is called with. */
export interface FunctionCall {
  path: string;
  /** Sent as JSON, with POST, in turns. */
  bodies?: unknown[];
  /** The deploy context. */
  context: string;
  /** How often it is called; once without. */
  times?: number;
}

/** The last answer. */
export interface FunctionAnswer {
  /** 204 for a scheduled function, which answers nothing. */
  status: number;
  text: string;
  /** Milliseconds from the start of loading to having it, and of each call to its whole answer. */
  load: number;
  took: number[];
  /** Megabytes that the process held at most. */
  held: number;
}

const [file = '', callJson = '{}'] = process.argv.slice(2);
const { path, bodies, context, times = 1 }: FunctionCall = JSON.parse(callJson);
// Standard output is the result: drop what the function logs.
console.log = () => {};
const backgroundWork: Promise<unknown>[] = [];
const init = (time: number): RequestInit =>
  bodies
    ? {
        method: 'POST',
        // As the site's forms do: a lead of the same content is another one.
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(bodies[time % bodies.length]),
      }
    : {};
const given = {
  params: {},
  ip: '192.0.2.1',
  deploy: { id: '0', context, published: true },
  waitUntil: (work: Promise<unknown>) => backgroundWork.push(work),
} as unknown as Context;

const startedAt = performance.now();
const { default: handler } = await import(pathToFileURL(file).href);
const load = performance.now() - startedAt;
const took: number[] = [];
let [status, text] = [204, ''];
for (let time = 0; time < times; time += 1) {
  const calledAt = performance.now();
  const response: Response | undefined = await handler(new Request(`https://example.com${path}`, init(time)), given);
  // Of several calls the first that fails is reported.
  if (response && status < 400) [status, text] = [response.status, await response.text()];
  took.push(performance.now() - calledAt);
}
await Promise.all(backgroundWork);
const held = process.resourceUsage().maxRSS / 1024;
const answer: FunctionAnswer = { status, text, load, took, held };
process.stdout.write(JSON.stringify(answer));
