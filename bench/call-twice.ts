// A process of its own that loads one bundled function and calls it twice, as a cold instance is: `node
// bench/call-twice.ts FILE PATH [BODY]` prints, as JSON, how many milliseconds each took.
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { previewContext } from './preview-context.ts';

export interface ColdCalls {
  /** From loading the function to having it. */
  load: number;
  /** From asking to the whole answer, of the first and of the second call. */
  first: number;
  second: number;
}

const [file = '', path = '/', body] = process.argv.slice(2);
const start = performance.now();
const { default: handler } = (await import(pathToFileURL(file).href)) as {
  default: (request: Request, context: Context) => Promise<Response>;
};
const load = performance.now() - start;

async function call(): Promise<number> {
  const begun = performance.now();
  const post = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body } : {};
  const response = await handler(new Request(`http://localhost${path}`, post), previewContext);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`Answered ${response.status}.`);
  return performance.now() - begun;
}

// The function's own logging is not measured.
console.log = () => {};
const calls: ColdCalls = { load, first: await call(), second: await call() };
process.stdout.write(JSON.stringify(calls));
